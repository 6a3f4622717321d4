// Before the first paint: the theme that this browser chose.
try {
	const theme = localStorage.getItem('theme');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
	else if (theme === 'auto') delete document.documentElement.dataset.theme;
} catch {
	// Without storage the house theme stays.
}

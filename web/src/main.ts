import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/tokens2.css';
import './styles/font.css';
import './styles/ui.css';
import './styles/own.css';
import './styles/lobby.css';
import App from './App.svelte';

mount(App, { target: document.getElementById('app') as HTMLElement });

"""Mail, webhooks and web push."""

"""HTTP endpoints, each declared once for the server, the browser's backend and their clients."""

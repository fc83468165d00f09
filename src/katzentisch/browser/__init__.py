"""The backend that runs inside a browser: tables kept in the browser's storage, with no server behind them."""

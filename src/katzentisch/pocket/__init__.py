"""The house in one's pocket: tables that stand in a browser, kept in its own storage, with no server behind them."""

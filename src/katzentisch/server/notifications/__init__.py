"""Notifications for absent players: whom and when (turn_notifier), and how they are sent (sender)."""

"""What people see: snapshots of a table, the widgets that show them, and the guided first game."""

"""A class on many devices: one room with its people, tables and plan, one facilitator."""

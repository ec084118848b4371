"""Terra once more, written from the rules alone: simple, slow, and without a line of the engine."""

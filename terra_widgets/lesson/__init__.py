"""What lessons are made of, without any view: their texts, their figures, and a learner's notes."""

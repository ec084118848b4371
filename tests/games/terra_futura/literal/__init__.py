"""A second, literal reading of the rules, kept apart from the engine it checks."""

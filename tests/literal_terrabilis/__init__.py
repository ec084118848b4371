"""A second, literal reading of the rules of Terrabilis, kept apart from the engine it checks."""

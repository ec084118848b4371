"""The parts of a lesson that a learner meets: prediction, quiz, claim, ticket and report."""

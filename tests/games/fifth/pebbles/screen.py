"""What the plain board shows of the heap."""

from terra_widgets.widgets.snapshot import SnapshotMaker


class PebblesSnapshot(SnapshotMaker):
    def round(self):
        return f"{self.state[0]} pebbles"

    def ask(self):
        return "How many pebbles do you take?"


SNAPSHOT_MAKER = PebblesSnapshot

"""The same call on a cluster: a local Dask cluster of two workers, one of which is killed half-way."""

import os
import signal

import pytest

import terra_widgets as tw


@pytest.mark.long
def test_a_killed_worker_loses_and_doubles_nothing():
    from distributed import Client, LocalCluster
    from pandas.testing import assert_frame_equal

    given = {"players": ["greedy", "random"], "games": 240, "seed": 3}
    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, worker_dashboard_address=None
        ) as cluster,
        Client(cluster) as client,
    ):
        killed = []

        def kill(done, games):
            if done >= games / 2 and not killed:
                killed.append(cluster.workers[0].pid)
                os.kill(killed[0], signal.SIGKILL)

        frame = tw.simulate(**given, executor=client.get_executor(pure=False), progress=kill)
    assert killed
    assert_frame_equal(frame, tw.simulate(**given, workers=1, progress=False))

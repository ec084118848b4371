"""How Terra is shown."""

from terra_widgets.views.terra.moment import TerraMoment

VIEW = TerraMoment

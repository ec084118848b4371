"""How Terra Futura is shown."""

from terra_widgets.views.terra_futura.moment import TerraFuturaMoment

VIEW = TerraFuturaMoment

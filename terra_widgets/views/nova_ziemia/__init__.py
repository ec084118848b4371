"""How Nova Ziemia is shown."""

from terra_widgets.views.nova_ziemia.moment import NovaZiemiaMoment

VIEW = NovaZiemiaMoment

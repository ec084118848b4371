"""How Terrabilis is shown."""

from terra_widgets.views.terrabilis.moment import TerrabilisMoment

VIEW = TerrabilisMoment

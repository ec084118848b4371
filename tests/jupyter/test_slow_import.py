"""The slow library that jsonschema asks for is there for everybody, and is loaded when it is first needed."""

import subprocess
import sys

BEGIN = "import sys\nfrom terra_widgets.jupyter import slow_import\nslow_import.later()\nimport jsonschema\n"
ANSWERS = (
    "checker = jsonschema.Draft7Validator.FORMAT_CHECKER\n"
    "print(*(checker.conforms(text, kind) for kind in ('iri', 'iri-reference')\n"
    "    for text in ('http://terra.test/š', 'http://terra.test/a b', '#x', '')))"
)


def said(code):
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.strip()


def test_jsonschema_is_imported_without_it():
    assert said(BEGIN + "print('lark' in sys.modules)") == "False"


def test_addresses_are_judged_as_without_the_stand_in():
    assert said(BEGIN + ANSWERS) == said("import jsonschema\n" + ANSWERS)


def test_what_else_the_library_has_is_there():
    assert (
        said(BEGIN + "import rfc3987_syntax as it\nprint(callable(it.parse), 'lark' in sys.modules)")
        == "True True"
    )


def test_where_the_library_is_not_installed_nothing_stands_in():
    code = "from terra_widgets.jupyter import slow_import as s\ns.NAME = 'no_such_library'\ns.later()\n"
    assert said(code + "import sys\nprint('no_such_library' in sys.modules)") == "False"

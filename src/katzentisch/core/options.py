"""How a game may be set up, declared so that nobody else has to know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

import msgspec

from katzentisch.core.reason import BadOptions

Options: TypeAlias = Mapping[str, str]


class Option(msgspec.Struct, frozen=True):
    """One thing to decide before the start; its sentence for people is `option-<name>` in the words files."""

    name: str
    default: str
    choices: tuple[str, ...] = ("no", "yes")
    kind: Literal["choice", "number"] = "choice"
    """A number lies between the two choices, ends included."""
    suggested: str = ""
    """What people are offered first; without a choice they get the default."""
    prominent: bool = False
    """Whether people see this choice at once when they set up a table; others are folded away."""
    samples: tuple[str, ...] = ()
    """The choices that the laws try, where trying all of them would take too long."""
    tacit: bool = False
    """Whether nobody writes it down while it has its default: records from before it stay as they were."""

    def check(self, value: str) -> str:
        """The value as records spell it."""
        if self.kind == "choice":
            if value not in self.choices:
                raise BadOptions("option-value", option=self.name, value=value, choices=list(self.choices))
            return value
        least, most = self.choices
        try:
            number = int(value)
        except ValueError:
            number = int(least) - 1
        if not int(least) <= number <= int(most):
            raise BadOptions("option-number", option=self.name, value=value, least=least, most=most)
        return str(number)


def resolve(declared: Iterable[Option], given: Options) -> dict[str, str]:
    """Every declared option with its value, given or default, but for tacit defaults; anything else is refused."""
    options = {option.name: option for option in declared}
    for name in given:
        if name not in options:
            raise BadOptions("option-unknown", option=name, choices=sorted(options))
    found = {name: option.check(given.get(name, option.default)) for name, option in options.items()}
    return {name: value for name, value in found.items() if value != options[name].default or not options[name].tacit}

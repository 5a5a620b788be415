"""The network of `tripolis.players.network`, in PyTorch: the same numbers in the same order."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from tripolis.engine.game import Game
from tripolis.learn.tables import Look
from tripolis.players.network import HIDDEN, SEATS, count_inputs, sizes_of, widths_of

_JUDGEMENT = 2.5
"""How much a new network trusts the game's own judgement of a move."""
_NO_CHOICE = -1e9


class Network(nn.Module):
    """From what a seat knows to the chance of each choice and each seat's share of the victory."""

    met: Tensor

    def __init__(self, game: Game) -> None:
        super().__init__()
        traits = len(game.trait_names)
        width, thought = widths_of(game)
        self.game = game
        self.first = nn.Linear(count_inputs(game), width)
        self.second = nn.Linear(width, thought)
        self.shares = nn.Linear(thought, SEATS)
        self.wishes = nn.Linear(thought, traits)
        self.context = nn.Linear(thought, HIDDEN)
        self.traits = nn.Linear(traits, HIDDEN, bias=False)
        self.worth = nn.Linear(HIDDEN, 1, bias=False)
        for layer in (self.shares, self.wishes, self.worth):
            nn.init.zeros_(layer.weight)
        nn.init.zeros_(self.wishes.bias)
        nn.init.zeros_(self.shares.bias)
        with torch.no_grad():
            self.wishes.bias[-1] = _JUDGEMENT
        self.register_buffer("met", torch.zeros(count_inputs(game), dtype=torch.bool))

    def forward(
        self, seen: Tensor, traits: Tensor, counts: Tensor, players: Tensor
    ) -> tuple[Tensor, Tensor]:
        """The logarithms of each choice's chance and of each seat's share, from the player on."""
        thought = self.second(self.first(seen).relu()).relu()
        seats = torch.arange(SEATS, device=seen.device)
        shares = self.shares(thought).masked_fill(seats >= players[:, None], _NO_CHOICE)
        scores = self.scores(thought, traits, counts)
        return scores.log_softmax(1), shares.log_softmax(1)

    def scores(self, thought: Tensor, traits: Tensor, counts: Tensor) -> Tensor:
        """The score of each choice. Most positions offer far fewer choices than there is room for,
        so only the real ones go through the layers."""
        rows, most = traits.shape[1:]
        offered = torch.arange(most, device=traits.device) < counts[:, None]
        choices = offered.flatten().nonzero().squeeze(1)
        row = choices // most
        made_of = traits.flatten(1).index_select(1, choices).T.float().contiguous()
        hidden = (self.traits(made_of) + self.context(thought)[row]).relu()
        worth = (made_of * self.wishes(thought)[row]).sum(1) + self.worth(hidden).squeeze(1)
        scores = torch.full((rows * most,), _NO_CHOICE, device=traits.device)
        return scores.index_put((choices,), worth).view(rows, most)

    def meet(self, seen: Tensor) -> None:
        """Note which inputs occur: the weights of the others say nothing, and are not kept."""
        self.met |= (seen != 0).any(0)

    def parts(self) -> list[Tensor]:
        """The weights in the order of `Sizes`; a matrix has a row for each input."""
        return [
            self.first.weight.T,
            self.first.bias,
            self.second.weight.T,
            self.second.bias,
            self.shares.weight.T,
            self.shares.bias,
            self.wishes.weight.T,
            self.wishes.bias,
            self.context.weight.T,
            self.context.bias,
            self.traits.weight.T,
            self.worth.weight.squeeze(0),
        ]

    def numbers(self) -> Tensor:
        """All weights as one row of numbers."""
        parts = self.parts()
        if self.met.any():
            parts[0] = parts[0] * self.met[:, None]
        assert tuple(part.numel() for part in parts) == sizes_of(self.game)
        return torch.cat([part.detach().cpu().float().reshape(-1) for part in parts])

    def take_numbers(self, numbers: Tensor) -> None:
        """Take over all weights from one row of numbers."""
        pieces = numbers.split(list(sizes_of(self.game)))
        with torch.no_grad():
            for part, piece in zip(self.parts(), pieces, strict=True):
                part.copy_(piece.reshape(part.shape))


def evaluate(network: Network, look: Look) -> tuple[Tensor, Tensor]:
    """The logarithms of the chances of choices and of the shares of seats."""
    chances, shares = network(look.seen.float(), look.traits, look.counts, look.players)
    return chances, shares


def drawn(chances: Tensor) -> Tensor:
    """A choice of each row, as likely as the logarithm of its chance says."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(1)

// A game as the search sees it: what follows from its facts is said in the words that people use.
import type { GameFacts, Input } from '../games/gameFacts.ts';
import { kindsOf } from '../games/gameKinds.ts';
import type { Findable } from './findIn.ts';

const PLAYERS_WORDS = ['two players', '2 players', 'friends', 'multiplayer', 'hot seat', 'versus', 'together', 'party'];
const INPUT_WORDS: Readonly<Record<Input, readonly string[]>> = {
  keyboard: ['keyboard'],
  finger: ['one hand', 'one finger', 'one handed', 'touch', 'phone', 'mobile'],
  gamepad: ['gamepad', 'controller'],
};

export const findable = ({ id, title, card, inputs }: GameFacts): Findable => ({
  ...{ id, title, about: id, text: card.blurb },
  words: [
    ...[id, ...card.tags, ...(card.words ?? [])],
    ...kindsOf(card.tags).flatMap(kind => [kind.label, ...kind.words]),
    ...(card.players[1] > 1 ? PLAYERS_WORDS : ['single player', 'solo', 'alone']),
    ...(card.minutes <= 2 ? ['short', 'quick'] : []),
    ...inputs.flatMap(input => INPUT_WORDS[input]),
  ],
});

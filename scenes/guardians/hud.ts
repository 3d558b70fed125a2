// HUD items as data: what to do now, and how the gates stand. They show what the open hand's owner may know.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import { promiseCost } from './rules/promise.ts';
import { guardianAt, NAMES, type State } from './rules/state.ts';
import { otherSeat } from './rules/valley.ts';

export function hud(state: Readonly<State>, t: T): readonly HudItem[] {
  const { valley, active, phase, winner } = state;
  const own = valley.sides[active];
  const other = valley.sides[otherSeat(active)];
  return [
    { kind: 'counter', id: 'turn', label: 'Turn', value: `${valley.turn}/${t.turns}` },
    { kind: 'counter', id: 'courage', label: 'Courage', value: courageLeft(state, t) },
    { kind: 'counter', id: 'own', label: `${NAMES[own.guardian]}’s stones`, value: own.gates.join(' ') },
    { kind: 'counter', id: 'other', label: `${NAMES[other.guardian]}’s stones`, value: other.gates.join(' ') },
    { kind: 'prompt', id: 'prompt', text: promptOf(state) },
    {
      kind: 'button',
      id: 'promise',
      label: buttonOf(state),
      command: { type: 'promise' },
      disabled: phase === 'waiting' || winner !== null,
    },
  ];
}

export const courageLeft = ({ valley, active, draft, phase }: Readonly<State>, t: T): number =>
  phase === 'curtain'
    ? valley.sides[active].courage
    : valley.sides[active].courage - promiseCost(valley.sides[active], draft, valley.turn, t);

const RIGHT = 'Right: none of their replies is enough. Their dearest was shown.';
const WRONG = 'Not yet: with this reply they stop you. Try again.';

/** What is asked of a position, in a sentence. */
export function goalText({ study }: Pick<State, 'study'>): string {
  return study?.positions[study.index]?.goal === 'hold'
    ? 'Hold out: whatever they send, no second gate of yours may fall this turn.'
    : 'Win this turn: their second gate must fall, whatever they send.';
}

export function promptOf(state: Readonly<State>): string {
  const { phase, active, draft, chosen, marked, valley } = state;
  const name = NAMES[guardianAt(state, active)];
  switch (phase) {
    case 'over':
      return 'The match is over.';
    case 'curtain':
      return `Pass the sheet to the ${name}. Nobody else looks.`;
    case 'waiting':
      return `The ${NAMES[guardianAt(state, otherSeat(active))]} is thinking …`;
    case 'exchange':
      return marked.length === 0
        ? 'Press cards to exchange, or keep all. On each: cost, strength, steps.'
        : `${marked.length} of ${valley.sides[active].hand.length} go back under the deck.`;
    case 'shown':
      return state.study?.answer === 'right' ? RIGHT : WRONG;
    case 'choose':
      if (chosen !== null) return 'Now press a road. Fold first to pay half.';
      if (state.study && draft.cards.length + draft.unfold.length === 0) return goalText(state);
      return draft.cards.length + draft.unfold.length === 0
        ? 'Take a card, then a road. Two cards a turn.'
        : 'Another card, or promise.';
  }
}

export function buttonOf({ phase, draft, marked, study }: Readonly<State>): string {
  if (phase === 'shown') return study?.answer === 'right' ? 'Next position' : 'Try again';
  if (phase === 'curtain') return 'I have the sheet';
  if (phase === 'exchange') return marked.length === 0 ? 'Keep all' : `Exchange ${marked.length}`;
  return draft.cards.length + draft.unfold.length === 0 && phase === 'choose' ? 'Promise nothing' : 'Promise';
}

// Comments of the three computer players on their placements.
import { roundsIn } from './history.ts';
import { effectOf, type PlacementEffect } from './reason.ts';
import type { DiceState, Level } from './state.ts';

interface CommentContext {
  readonly value: number;
  /** Column as text: 'column 4'. */
  readonly name: string;
  /** Time as text: 'next turn', 'in 3 turns'. */
  readonly when: string;
  readonly amount: number;
}
type Line = (said: CommentContext) => string;
type CommentLines = Readonly<Record<PlacementEffect['kind'], readonly Line[]>>;

const COMMENTS: Readonly<Record<Level, CommentLines>> = {
  easy: {
    stops: [
      ({ value, name }) => `Did my ${value} stop something in ${name}? I had my eyes shut.`,
      ({ amount }) => `Your ${amount} ran into me. Sorry!`,
      ({ name }) => `Lucky ${name}! I only drew lots.`,
    ],
    weakens: [
      ({ name }) => `Something big is coming in ${name}. Here, a pebble for it.`,
      ({ value }) => `A ${value} is better than nothing, says my aunt.`,
    ],
    breaks: [
      ({ name }) => `Nobody was in ${name}. Now I am!`,
      ({ name, when }) => `I like it in ${name}. Is it true that I hit ${when}?`,
      ({ value }) => `Run, little ${value}, run!`,
    ],
    hits: [
      ({ name }) => `Everybody goes to ${name}, so I go too.`,
      ({ value, name }) => `My ${value} wanted to see ${name}.`,
    ],
    wears: [
      ({ name }) => `Eeny, meeny, ${name}.`,
      ({ value }) => `Was a ${value} a good throw?`,
      ({ name }) => `I drew ${name} from the hat.`,
    ],
  },
  normal: {
    stops: [
      ({ name, amount, when, value }) => `Because ${name} would cost me ${amount} ${when}: my ${value} stops it.`,
      ({ value, amount, name }) => `A ${value} against your ${amount} in ${name}: that is enough.`,
    ],
    weakens: [
      ({ name, amount, when, value }) => `Because ${name} would cost me ${amount} ${when}: my ${value} weakens it.`,
      ({ name, when }) => `I cannot stop ${name}, but ${when} it will hurt less.`,
    ],
    breaks: [
      ({ name, value, when }) => `Because ${name} lies open: my ${value} hits ${when}.`,
      ({ name }) => `You left ${name} open. I would not have.`,
    ],
    hits: [({ name, amount, when }) => `Because ${name} then hits for ${amount} ${when}.`],
    wears: [({ value, name }) => `Because my ${value} wears down what stands in ${name}.`],
  },
  hard: {
    stops: [
      ({ amount, name }) => `Your ${amount} in ${name} ends here.`,
      ({ name }) => `I saw ${name} three rounds ago.`,
    ],
    weakens: [
      ({ amount }) => `Your ${amount} will arrive tired.`,
      ({ name }) => `Keep ${name}. It cost you more than me.`,
    ],
    breaks: [
      ({ amount, when }) => `${amount}, ${when}. Count with me.`,
      ({ name }) => `${name.charAt(0).toUpperCase()}${name.slice(1)} was open.`,
    ],
    hits: [({ amount, when }) => `Still ${amount}, ${when}.`, ({ name }) => `You look elsewhere. I look at ${name}.`],
    wears: [({ name }) => `Patience, in ${name}.`, ({ value }) => `A ${value}. It will do.`],
  },
};
/** Rounds between two comments on placements that defend nothing. */
const OTHER_COMMENT_ROUNDS = 3;

/** Comment on a placement in this column; null where there is none. */
export function commentOn(state: Readonly<DiceState>, level: Level, column: number): string | null {
  const { board, player, die, history } = state;
  const value = die as number;
  const round = Math.floor(roundsIn(history));
  const change = effectOf(board, player, column, value);
  const defends = change.kind === 'stops' || change.kind === 'weakens';
  if (!defends && (round + column) % OTHER_COMMENT_ROUNDS !== 0) return null;
  const lines = COMMENTS[level][change.kind];
  const turns = change.kind === 'wears' ? 0 : change.turns;
  const amount = change.kind === 'wears' ? 0 : change.amount;
  const when = turns === 1 ? 'next turn' : `in ${turns} turns`;
  // The column varies the line, so that comments repeat less.
  const line = lines[(2 * round + column) % lines.length] as Line;
  return line({ value, name: `column ${column + 1}`, when, amount });
}

// Comments of the three computer players on their placements: each true of the board it is said of, none twice within five rounds.
import type { Move } from './board.ts';
import { roundsIn } from './history.ts';
import { effectOf } from './reason.ts';
import { type DiceState, type Level, strengthIn } from './state.ts';

interface CommentContext {
  readonly value: number;
  /** Column as text: 'column 4'. */
  readonly name: string;
  /** Round as text, 'in round 12': it stays true while time goes on. */
  readonly when: string;
  /** Health that the hit costs. */
  readonly amount: number;
}
type Line = (said: CommentContext) => string;
/** Placements that defend are spoken of every round, others every third. */
type Defence = readonly [Line, Line, Line, Line, Line, Line];
type Other = readonly [Line, Line, Line, Line];
interface CommentLines {
  readonly stops: Defence;
  readonly weakens: Defence;
  readonly breaks: Other;
  readonly hits: Other;
  readonly wears: Other;
}

export const COMMENTS: Readonly<Record<Level, CommentLines>> = {
  easy: {
    stops: [
      ({ value, name }) => `Did my ${value} stop something in ${name}? I had my eyes shut.`,
      ({ amount }) => `Your ${amount} would run into me. Sorry!`,
      ({ name }) => `Lucky ${name}! I only drew lots.`,
      ({ value }) => `My ${value} stands in the way of something. Oops.`,
      ({ name }) => `Was there something in ${name}? Not any more, I think.`,
      ({ amount }) => `Minus ${amount}? Not for me today.`,
    ],
    weakens: [
      ({ name }) => `Something is coming in ${name}. Here, a pebble for it.`,
      ({ value }) => `A ${value} is better than nothing, says my aunt.`,
      ({ name }) => `Shoo, ${name}! Did that help a little?`,
      ({ value }) => `I put a ${value} in front of it and shut my eyes.`,
      ({ amount }) => `Is ${amount} much? I put something in front of it.`,
      ({ name }) => `My hand slipped to ${name}. Good hand.`,
    ],
    breaks: [
      ({ name }) => `Nobody was in ${name}. Now I am!`,
      ({ name, when }) => `I like it in ${name}. Is it true that I hit ${when}?`,
      ({ value }) => `Run, little ${value}, run!`,
      ({ name }) => `${capital(name)} was all empty. So much room!`,
    ],
    hits: [
      ({ name }) => `Somebody went to ${name}, so I go too.`,
      ({ value, name }) => `My ${value} wanted to see ${name}.`,
      ({ when }) => `Something of mine arrives ${when}. Nobody is more surprised than me.`,
      ({ name }) => `There is a crowd in ${name}. I like crowds.`,
    ],
    wears: [
      ({ name }) => `Eeny, meeny, ${name}.`,
      ({ value }) => `Was a ${value} a good throw?`,
      ({ name }) => `I drew ${name} from the hat.`,
      ({ value, name }) => `My ${value} rolled to ${name} by itself.`,
    ],
  },
  normal: {
    stops: [
      ({ name, amount, when, value }) => `Because ${name} would cost me ${amount} ${when}: my ${value} stops it.`,
      ({ value, amount, name }) => `A ${value} against the ${amount} that would come in ${name}: that is enough.`,
      ({ name }) => `${capital(name)} is closed: nothing gets through to me there now.`,
      ({ amount, when }) => `Minus ${amount} ${when} was too much for me. It is off.`,
      ({ value, name }) => `My ${value} is worth most in ${name}: it stops what would hit me.`,
      ({ name, when }) => `I looked at ${when} in ${name}, and closed it.`,
    ],
    weakens: [
      ({ name, amount, when, value }) =>
        `Because ${name} would cost me ${amount} ${when}: my ${value} stands in its way.`,
      ({ name }) => `I cannot stop ${name}, but I can take something off it.`,
      ({ value, amount }) => `A ${value} does not stop ${amount}. It helps.`,
      ({ name, when }) => `${capital(name)} would hit me ${when}. Not as it was now.`,
      ({ amount, name }) => `All of ${amount} in ${name}? I bargain.`,
      ({ value, name }) => `My ${value} buys me something in ${name}.`,
    ],
    breaks: [
      ({ name, value, when }) => `Because ${name} lies open: my ${value} hits ${when}.`,
      ({ name }) => `${capital(name)} was open. I would not have left it so.`,
      ({ value, name }) => `Nobody stands in ${name}: my ${value} goes straight.`,
      ({ amount, when }) => `If nobody stops it: minus ${amount} for you ${when}.`,
    ],
    hits: [
      ({ name, amount, when }) => `Because ${name} then hits for ${amount} ${when}.`,
      ({ name, amount }) => `With this ${name} is good for ${amount}.`,
      ({ value, name, when }) => `My ${value} joins ${name}: you are hit ${when}.`,
      ({ amount, when }) => `As it stands: minus ${amount} for you ${when}.`,
    ],
    wears: [
      ({ name }) => `Because something stands in ${name} that I want gone.`,
      ({ value, name }) => `A ${value} does most in ${name}, I think.`,
      ({ name }) => `Nothing comes of it yet, but ${name} is busy.`,
      ({ value }) => `A ${value}: no great throw. It holds somebody up.`,
    ],
  },
  hard: {
    stops: [
      ({ amount, name }) => `Your ${amount} in ${name} ends here.`,
      ({ name }) => `I saw ${name} coming.`,
      ({ name }) => `${capital(name)}: no.`,
      ({ value }) => `A ${value} was enough.`,
      ({ amount, when }) => `${amount}, ${when}? Cancelled.`,
      ({ name }) => `You may forget ${name}.`,
    ],
    weakens: [
      ({ amount }) => `Your ${amount} will not arrive as it is.`,
      ({ name }) => `Keep what is left of ${name}.`,
      ({ value }) => `A ${value}, for the toll.`,
      ({ name }) => `${capital(name)} is no longer what it was.`,
      ({ amount }) => `Not ${amount}. Not as planned.`,
      ({ when }) => `You counted on something ${when}. Count again.`,
    ],
    breaks: [
      ({ amount, when }) => `${amount}, ${when}. Count with me.`,
      ({ name }) => `${capital(name)} was open.`,
      ({ value, name }) => `A ${value}, and nobody in ${name}.`,
      ({ name, when }) => `Look at ${name}. You have until ${when.slice(3)}.`,
    ],
    hits: [
      ({ amount, when }) => `That makes ${amount}, ${when}.`,
      ({ name }) => `I look at ${name}. Do you?`,
      ({ name, amount }) => `${capital(name)} pays me ${amount}.`,
      ({ when }) => `It arrives ${when}.`,
    ],
    wears: [
      ({ name }) => `Patience, in ${name}.`,
      ({ value }) => `A ${value}. It will do.`,
      ({ name }) => `${capital(name)} can wait.`,
      ({ value, name }) => `A ${value} in ${name}. Not everything needs a reason.`,
    ],
  },
};
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** Rounds between two comments on placements that defend nothing. */
const OTHER_COMMENT_ROUNDS = 3;

/** Comment on a move; null where there is none. Its line follows from the round alone, so that none comes twice within five. */
export function commentOn(state: Readonly<DiceState>, level: Level, move: Move): string | null {
  const { board, player, die, history, rises } = state;
  const value = die as number;
  const round = Math.floor(roundsIn(history));
  const change = effectOf(board, player, move, value);
  const defends = change.kind === 'stops' || change.kind === 'weakens';
  if (!defends && round % OTHER_COMMENT_ROUNDS !== 0) return null;
  const lines: readonly Line[] = COMMENTS[level][change.kind];
  const turns = change.kind === 'wears' ? 0 : change.turns;
  const amount = change.kind === 'wears' ? 0 : change.amount * strengthIn(round + turns, rises);
  const line = lines[(defends ? round : round / OTHER_COMMENT_ROUNDS) % lines.length] as Line;
  return line({ value, name: `column ${move.column + 1}`, when: `in round ${round + turns}`, amount });
}

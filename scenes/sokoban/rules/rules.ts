// Rules of Sokoban: a step pushes one box, never into a wall, another box or over the edge. The level is won when every box is on a goal.
import ADDED from '../../../assets/levels/sokoban/added.json' with { type: 'json' };
import { addedText } from '../../kit/core/added.ts';
import { refusalOf, tryReading } from '../../kit/core/refusal.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, TurnRules } from '../../kit/core/rules.ts';
import type { SokobanTuning } from '../constants.ts';
import { FIRST_LESSON } from '../levels/forty/firstLesson.ts';
import { levelFile } from '../levels/levelFile.ts';
import { readXsb, writeXsb } from '../levels/xsb.ts';
import { type SokobanEvent, stageX } from './events.ts';
import {
  DIRECTIONS,
  type Direction,
  findPushes,
  findWalk,
  type Level,
  neighbour,
  type Position,
  pushTargets,
  step,
} from './level.ts';
import { openLink } from './link.ts';
import { playMoves, readLurd, writeLurd } from './lurd.ts';
import {
  beginLevel,
  hasBegun,
  isWon,
  levelKey,
  levelOf,
  parOf,
  type SokobanCommand,
  type SokobanState,
} from './state.ts';

type Applied = { readonly state: SokobanState; readonly events: readonly SokobanEvent[] };

const ticks = (milliseconds: number): number => Math.round((milliseconds * 60) / 1000);

/** Commands that are no step of the history. */
const ASIDE: ReadonlySet<SokobanCommand['type']> = new Set(['takeHelp', 'takeSolution', 'notePar']);

export const RULES: TurnRules<SokobanState, SokobanCommand, SokobanEvent, SokobanTuning> = {
  kind: 'turns',
  create,
  legal,
  apply,
  /** The next level starts two seconds after a win (specification); a custom level has no next one. */
  due: (state, t) =>
    isWon(state) && state.own === null ? { command: { type: 'next' }, afterTicks: ticks(t.nextLevelMs) } : null,
  undoable: (_before, { type }) => (ASIDE.has(type) ? 'aside' : true),
  undoIsPlay: true,
  survives: (restored, left) => ({
    ...restored,
    ...(left.shown && { shown: left.shown }),
    helped: restored.helped || (left.helped && left.attempt === restored.attempt),
    proven: restored.own === left.own ? left.proven : restored.proven,
  }),
  /** The game has no end: the levels repeat. */
  result: () => null,
};

/** Levels of the specification; those after them were added, and are played as custom ones. */
const NUMBERED = 5;

function create({ seed, setup, levels: texts }: CreateOptions): SokobanState {
  const levels = texts.slice(0, NUMBERED);
  const wanted = Number(setup['level']);
  const number = Number.isInteger(wanted) && wanted >= 1 && wanted <= levels.length ? wanted : 1;
  const rng = seeded(seed);
  const nowhere = { player: 0, boxes: [], lurd: '', pushes: 0, attempt: 0, helped: false, placed: false };
  const first = beginLevel({ rng, levels, own: null, ...nowhere, number, proven: null, complaint: null }, {});
  const { board, lessons } = setup;
  if (lessons === true) {
    const own = writeXsb(readXsb(FIRST_LESSON.text)[0] as Level);
    return { ...beginLevel(first, { own }), proven: FIRST_LESSON.par };
  }
  if (typeof board === 'string') return openLink(first, board);
  const added = addedText(ADDED, setup['level'], texts.slice(NUMBERED));
  return added === null ? first : { ...openLink(first, added), proven: levelFile(added).par };
}

/** Legal commands that can be listed; `play` with any letters and `open` with any board are legal too. */
function legal(state: Readonly<SokobanState>): readonly SokobanCommand[] {
  const levels = state.levels.map((_, index) => ({ type: 'level', number: index + 1 }) as const);
  const moves = isWon(state) ? [] : DIRECTIONS.filter(direction => step(levelOf(state), state, direction));
  return [
    ...moves.map(direction => ({ type: 'move', direction }) as const),
    ...(isWon(state) && state.own === null ? [{ type: 'next' } as const] : []),
    ...(hasBegun(state) ? [{ type: 'reset' } as const] : []),
    ...levels,
  ];
}

const refuse = (state: SokobanState, message: string): Applied => ({ state, events: [{ type: 'refused', message }] });

/** Applies a command. Commands may come from scripts, so every field is validated. */
function apply(state: SokobanState, command: SokobanCommand): Applied {
  switch (command.type) {
    case 'move':
      return move(state, command.direction);
    case 'walk':
    case 'push':
      return moveTo(state, command);
    case 'play':
      return playLetters(state, command, state.shown?.includes(levelKey(state)));
    case 'reset':
      return hasBegun(state) ? levelBegan(beginLevel(state, {}), true) : refuse(state, 'The level is at its start.');
    case 'level': {
      const { number } = command;
      const isThere = Number.isInteger(number) && number >= 1 && number <= state.levels.length;
      return isThere
        ? levelBegan(beginLevel(state, { number, own: null }), false)
        : refuse(state, 'There is no such level.');
    }
    case 'next':
      if (!isWon(state) || state.own !== null) return refuse(state, 'Solve this level first.');
      return levelBegan(beginLevel(state, { number: (state.number % state.levels.length) + 1 }), false);
    case 'open':
      return openLevel(state, command.xsb);
    case 'takeHelp':
      return takeHelp(state);
    case 'takeSolution':
      return takeHelp({ ...state, shown: [...new Set([...(state.shown ?? []), levelKey(state)])] });
    case 'notePar':
      return notePar(state, command.pushes);
    default:
      return refuse(state, 'That is not a move in this game.');
  }
}

const takeHelp = (state: SokobanState): Applied =>
  state.helped ? { state, events: [] } : { state: { ...state, helped: true }, events: [{ type: 'helpTaken' }] };

function move(state: SokobanState, direction: Direction): Applied {
  if (!DIRECTIONS.includes(direction)) return refuse(state, 'That is no direction.');
  if (isWon(state))
    return state.own === null ? { state, events: [{ type: 'awaited' }] } : refuse(state, solvedMessage(state));
  const level = levelOf(state);
  const next = step(level, state, direction);
  if (!next)
    return { state, events: [{ type: 'bumped', direction, message: blockedMessage(level, state, direction) }] };
  const after = afterSteps(state, next.position, next.pushed ? direction.toUpperCase() : direction);
  const { player: from } = state;
  const { player: to } = next.position;
  const taken = { direction, from, to, x: stageX(level, to) };
  if (!next.pushed) return { state: after, events: [{ type: 'moved', ...taken }] };
  const box = state.boxes.indexOf(to);
  const boxTo = next.position.boxes[box] as number;
  const home = level.goals.includes(boxTo);
  const [row, column] = [Math.floor(boxTo / level.width) + 1, (boxTo % level.width) + 1];
  const events: SokobanEvent[] = [
    { type: 'pushed', ...taken, box, boxTo, row, column, home, away: level.goals.includes(to) },
  ];
  if (home) events.push({ type: 'homed', left: boxesLeft(level, after), x: stageX(level, boxTo) });
  return { state: after, events: [...events, ...solvedEvents(after)] };
}

/** State after these LURD letters led to this position. */
const afterSteps = (state: SokobanState, { player, boxes }: Position, letters: string): SokobanState => ({
  ...state,
  player,
  boxes,
  lurd: state.lurd + letters,
  pushes: state.pushes + letters.replace(/[^LURD]/g, '').length,
  complaint: null,
});

const boxesLeft = ({ goals }: Level, { boxes }: Position): number => boxes.filter(box => !goals.includes(box)).length;

const solvedMessage = ({ own, number, levels }: SokobanState): string =>
  own === null
    ? `Solved. Level ${(number % levels.length) + 1} comes next.`
    : 'Solved. Reset the level to play it again.';

function blockedMessage(level: Level, { player, boxes }: Position, direction: Direction): string {
  const to = neighbour(level, player, direction);
  if (to < 0) return 'The board ends there.';
  if (level.walls[to]) return 'A wall is in the way.';
  const behind = neighbour(level, to, direction);
  if (behind < 0) return 'The parcel cannot leave the board.';
  return boxes.includes(behind) ? 'A second parcel blocks it.' : 'A wall blocks the parcel.';
}

function solvedEvents(state: SokobanState): readonly SokobanEvent[] {
  if (!isWon(state)) return [];
  const { own, number, lurd, pushes, helped, placed } = state;
  const counts = !helped && !placed;
  const key = levelKey(state);
  return [
    {
      type: 'solved',
      key,
      number: own === null ? number : null,
      moves: lurd.length,
      pushes,
      par: parOf(state),
      counts,
    },
  ];
}

/** Applies `walk` and `push`: a whole path as one command. */
function moveTo(state: SokobanState, command: Extract<SokobanCommand, { type: 'walk' | 'push' }>): Applied {
  if (isWon(state)) return refuse(state, solvedMessage(state));
  const level = levelOf(state);
  const { type, to } = command;
  const way = type === 'walk' ? findWalk(level, state, to) : findPushes(level, state, command.box, to);
  if (!way) return refuse(state, type === 'walk' ? 'There is no way there.' : unpushable(level, state, command.box));
  if (way.length === 0) return refuse(state, 'It is there already.');
  return playLetters(state, { lurd: writeLurd(level, way, state), from: 'here' });
}

/** A parcel that cannot go there, or nowhere: a click on one that is stuck asks for no place. */
const unpushable = (level: Level, position: Position, box: number): string =>
  position.boxes.includes(box) && pushTargets(level, position, box).size === 0
    ? 'This parcel cannot be pushed now.'
    : 'The parcel cannot be pushed there.';

/** Applies `play`: all letters, or none and the reason why the first illegal one is refused. */
function playLetters(
  state: SokobanState,
  { lurd, from }: { lurd: string; from: 'here' | 'start' },
  wasShown = false,
): Applied {
  if (typeof lurd !== 'string') return refuse(state, 'There are no letters to play.');
  const fromStart = from !== 'here';
  if (!fromStart && isWon(state)) return refuse(state, solvedMessage(state));
  const level = levelOf(state);
  const start = fromStart ? beginLevel(state, {}) : state;
  try {
    const letters = readLurd(lurd);
    if (letters === '') return refuse(state, 'There are no letters to play.');
    const { position, pushes, illegal } = playMoves(level, letters, start);
    if (illegal) return refuse(state, `${illegal.message} Nothing was changed.`);
    const directions = [...letters.toLowerCase()] as Direction[];
    const written = writeLurd(level, directions, start);
    const after = { ...afterSteps(start, position, written), helped: start.helped || wasShown };
    const beginning: SokobanEvent[] = fromStart ? [...levelBegan(start, true).events] : [];
    return {
      state: after,
      events: [...beginning, { type: 'played', lurd: written, moves: written.length, pushes }, ...solvedEvents(after)],
    };
  } catch (error) {
    return refuse(state, `${refusalOf(error)} Nothing was changed.`);
  }
}

/** Applies `open`: the first level of a text. */
function openLevel(state: SokobanState, text: string): Applied {
  if (typeof text !== 'string') return refuse(state, 'There is no level to open.');
  const read = tryReading(() => writeXsb(readXsb(text)[0] as Level));
  if ('refusal' in read) return refuse(state, `${read.refusal} Nothing was changed.`);
  return levelBegan(beginLevel(state, { own: read.value }), false);
}

function notePar(state: SokobanState, pushes: number): Applied {
  const isCount = Number.isInteger(pushes) && pushes > 0;
  if (state.own === null || !isCount) return refuse(state, 'Only an own level needs proof.');
  return { state: { ...state, proven: pushes }, events: [{ type: 'parNoted', pushes }] };
}

function levelBegan(state: SokobanState, again: boolean): Applied {
  const number = state.own === null ? state.number : null;
  return { state, events: [{ type: 'began', number, title: levelOf(state).title, again }] };
}

// Score and result of the ten minutes mode, which counts care: cats at home, wishes, pages, guests, rooms; the other mode never ends.
import { grouped } from '../../kit/core/digits.ts';
import { medalsEarned } from '../../kit/core/medals.ts';
import type { Result } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { MEDALS } from '../medals.ts';
import { levelOf } from './bars.ts';
import { eggPrice } from './cats/breeds.ts';
import { HOME_LEVEL } from './home.ts';
import type { State } from './state.ts';

/** Points for a cat at home, in prices of its egg; for a granted wish; for a page of a story; for a guest that was given something; for a room of the house. */
const [PER_EGG, PER_WISH, PER_PAGE, PER_GUEST, PER_ROOM] = [2, 20, 50, 40, 100];

/** Points of a run by what they are for. Coins are none: they buy eggs, slots and rooms. A cat that was given away counts no more. */
export function pointsOf(state: Readonly<State>, t: T) {
  const home = state.cats.filter(cat => levelOf(cat, t) >= HOME_LEVEL);
  const cats = home.reduce((sum, { type }) => sum + PER_EGG * eggPrice(type, t), 0);
  const [wishes, pages] = [PER_WISH * state.granted, PER_PAGE * state.pages];
  const [guests, rooms] = [PER_GUEST * state.hosted, PER_ROOM * state.rooms.length];
  return { home: home.length, cats, wishes, pages, guests, rooms, all: cats + wishes + pages + guests + rooms };
}

export function resultOf(state: Readonly<State>, t: T): Result | null {
  if (!state.isOver) return null;
  const { granted, missed, pages, level, hosted, rooms } = state;
  const points = pointsOf(state, t);
  const medals = medalsEarned(MEDALS, state);
  return {
    outcome: 'ended',
    score: points.all,
    title: 'Time is up!',
    lines: [
      `${counted(points.home, 'cat')} at home ${grouped(points.cats)}, ${counted(granted, 'wish', 'wishes')} ${grouped(points.wishes)}, ${counted(pages, 'page')} ${grouped(points.pages)}`,
      `${counted(hosted, 'guest')} ${grouped(points.guests)}, ${counted(rooms.length, 'room')} ${grouped(points.rooms)}`,
      `Highest level ${level}; ${missed === 0 ? 'no wish' : counted(missed, 'wish', 'wishes')} went unheard`,
    ],
    again: 'Play Again',
    ...(medals.length > 0 && { medals }),
  };
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

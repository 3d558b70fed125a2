// Score and result of the ten minutes mode, which counts care: cats at home, wishes, pages; the other mode never ends.
import { grouped } from '../../kit/core/digits.ts';
import { medalsEarned } from '../../kit/core/medals.ts';
import type { Result } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { MEDALS } from '../medals.ts';
import { levelOf } from './bars.ts';
import { eggPrice } from './cats/breeds.ts';
import { HOME_LEVEL } from './home.ts';
import type { State } from './state.ts';

/** Points for a cat at home, in prices of its egg; for a granted wish; for a page of a story. */
const [PER_EGG, PER_WISH, PER_PAGE] = [2, 20, 50];

/** Points of a run by what they are for. Coins are none: they buy eggs and slots. A cat that was given away counts no more. */
export function pointsOf(state: Readonly<State>, t: T) {
  const home = state.cats.filter(cat => levelOf(cat, t) >= HOME_LEVEL);
  const cats = home.reduce((sum, { type }) => sum + PER_EGG * eggPrice(type, t), 0);
  const [wishes, pages] = [PER_WISH * state.granted, PER_PAGE * state.pages];
  return { home: home.length, cats, wishes, pages, all: cats + wishes + pages };
}

export function resultOf(state: Readonly<State>, t: T): Result | null {
  if (!state.isOver) return null;
  const { granted, missed, pages, level } = state;
  const points = pointsOf(state, t);
  const medals = medalsEarned(MEDALS, state);
  return {
    outcome: 'ended',
    score: points.all,
    title: 'Time is up!',
    lines: [
      `${counted(points.home, 'cat')} at home ${grouped(points.cats)}, ${counted(granted, 'wish', 'wishes')} ${grouped(points.wishes)}, ${counted(pages, 'page')} ${grouped(points.pages)}`,
      `Highest level ${level}; ${missed === 0 ? 'no wish' : counted(missed, 'wish', 'wishes')} went unheard`,
    ],
    again: 'Play Again',
    ...(medals.length > 0 && { medals }),
  };
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

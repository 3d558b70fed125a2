// Card, medals and words of a walk: how far one has come, and how one stands against par.
import { medalsEarned } from '../../kit/core/medals.ts';
import { plural } from '../../kit/core/plural.ts';
import type { Result } from '../../kit/core/rules.ts';
import { beginsLand, landOf, sightAt } from '../levels/walk/land.ts';
import { WALK_ONE } from '../levels/walk/order.ts';
import { MEDALS } from '../medals.ts';
import { overWords, relativeToPar, type Scorecard, scorecard, tableOf, verdict } from './score.ts';
import { holeAt, isAlone, type State, type Walk } from './state.ts';
import { walkedOf } from './walk.ts';

/** The card without a hole that is under way. */
function doneCard(state: Readonly<State>): Scorecard {
  const { cards, at, texts } = state;
  return scorecard(cards.every(card => card[at]) ? state : { ...state, texts: texts.slice(0, -1) });
}

export function walkResult(state: Readonly<State>, walk: Walk): Result {
  const card = doneCard(state);
  const { par, strokes } = card.total;
  const table = tableOf(card);
  if (!isAlone(state))
    return { outcome: 'ended', score: 0, unscored: true, title: verdict(card), lines: [], table, again: 'Play Again' };
  const walked = walkedOf(state);
  const isKept = !walk.isVisit && walked > 0;
  const overPar = (strokes[0] ?? 0) - par;
  return {
    outcome: 'ended',
    score: walked,
    scoreLabel: 'Holes',
    ...(!isKept && { unscored: true }),
    title: isKept ? `${plural(walked, 'hole')}, ${overWords(overPar).toLowerCase()}` : overWords(overPar),
    lines: [
      isKept
        ? `Walk on at hole ${walked + 1}, whenever you like.`
        : 'Who opens a hole by its link walks as a guest: nothing is kept.',
    ],
    table,
    again: isKept ? 'Walk on' : 'Play Again',
    ...(isKept && {
      mode: walk.id === WALK_ONE ? 'The endless walk' : 'Walk of the day',
      medals: medalsEarned(MEDALS, { holes: [], splashes: state.splashes, isFresh: false, walked, overPar }),
    }),
  };
}

/** The player's strokes against par, over all holes of the walk that are done: 'E', '+3', '-2'; null where there is no walk. */
export function standingOf(state: Readonly<State>): string | null {
  if (!state.walk) return null;
  const { strokes, par } = doneCard(state).total;
  return relativeToPar(strokes[state.turn] ?? 0, par);
}

/** What ears hear besides at the tee of a walk. */
export function walkWords(state: Readonly<State>): string {
  const { walk, at } = state;
  if (!walk) return '';
  const hole = holeAt(state, at);
  const card = doneCard(state).total;
  const overPar = (card.strokes[state.turn] ?? 0) - card.par;
  return [
    ...(card.par > 0 ? [`${overWords(overPar)} so far.`] : []),
    ...(beginsLand(hole) || at === 0 ? [`${landOf(hole).name}.`] : []),
    ...(sightAt(walk.id, hole) ? [sightAt(walk.id, hole)?.words] : []),
  ].join(' ');
}

/** The landscape that begins with this hole, until its first stroke. */
export function landWords(state: Readonly<State>): string | null {
  const hole = holeAt(state, state.at);
  const isThere = state.walk && state.phase === 'aiming' && state.strokes === 0 && beginsLand(hole);
  return isThere ? landOf(hole).name : null;
}

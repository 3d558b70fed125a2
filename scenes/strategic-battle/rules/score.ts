// Score and result: ten points times its number for each wave beaten, half as much again for a breakthrough; the campaign counts banners.
import { medalsEarned } from '../../kit/core/medals.ts';
import { plural } from '../../kit/core/plural.ts';
import type { Result } from '../../kit/core/rules.ts';
import { MEDALS } from '../medals.ts';
import { BATTLES, battleOf } from './campaign/battles.ts';
import { bannersOf, MARK } from './campaign/progress.ts';
import type { State } from './state.ts';
import { UNITS } from './units.ts';

const POINTS_A_WAVE = 10;
const BREAKTHROUGH = 1.5;

export function scoreOf({ beaten, phase }: Pick<State, 'beaten' | 'phase'>): number {
  const points = (POINTS_A_WAVE * beaten * (beaten + 1)) / 2;
  return phase === 'won' ? Math.round(points * BREAKTHROUGH) : points;
}

/** Own units that fell. */
export const unitsLost = ({ tally }: Pick<State, 'tally'>): number =>
  UNITS.reduce((sum, unit) => sum + tally[unit].lost, 0);

export function resultOf(state: Readonly<State>): Result | null {
  const { phase, beaten, battle, progress } = state;
  if (phase === 'playing' || phase === 'camp') return null;
  const waves = `${beaten} ${beaten === 1 ? 'wave' : 'waves'} beaten`;
  const most = UNITS.reduce(
    (best, unit) => (state.tally[unit].dealt > state.tally[best].dealt ? unit : best),
    UNITS[0],
  );
  const hero = state.tally[most].dealt > 0 ? `, most damage by ${most}` : '';
  const medals = medalsEarned(MEDALS, state);
  return {
    outcome: phase,
    score: scoreOf(state),
    title: phase === 'won' ? 'Victory!' : 'Game Over!',
    lines: [
      endOf(state),
      `${waves}${hero}.`,
      ...(battle > 0 ? [lossesOf(state)] : []),
      ...(battle === 0 && progress.mostBeaten > beaten ? [`Your most so far: ${progress.mostBeaten}.`] : []),
    ],
    again: 'Play Again',
    ...(battle > 0 && campaignResult(state)),
    ...(medals.length > 0 && { medals }),
  };
}

/** What the second banner of a battle asked for. */
const lossesOf = (state: Readonly<State>): string =>
  `${plural(unitsLost(state), 'unit')} lost; a banner for at most ${battleOf(state.battle).mostLost}.`;

function endOf({ phase, fate, battle }: Readonly<State>): string {
  if (!fate) return 'The last wave is beaten.';
  if (phase === 'won') return `Your ${fate.kind} of row ${fate.row + 1} reached the last column.`;
  const wave = battle > 0 ? `${fate.wave} of ${battleOf(battle).waves.length}` : fate.wave;
  return `An enemy ${fate.kind} of wave ${wave} reached the left edge in row ${fate.row + 1}.`;
}

/** What the result of a battle shows besides: banners of the whole campaign, and their marks. */
function campaignResult({ phase, battle, progress }: Readonly<State>): Partial<Result> {
  const { marks } = progress;
  return {
    mode: 'Campaign',
    title: phase === 'won' ? `${battleOf(battle).name}: Victory!` : 'Game Over!',
    score: bannersOf({ marks }),
    scoreLabel: 'Banners',
    again: phase === 'won' && battle < BATTLES.length ? 'Next battle' : 'To the map',
    strip: {
      label: 'Battles',
      marks: ['Few losses', 'By Charge'],
      places: BATTLES.map(({ name }, i) => ({ name, short: String(i + 1), earned: earnedOf(marks[i] ?? 0) })),
    },
  };
}

const earnedOf = (mark: number): readonly [boolean, boolean] | null =>
  mark === 0 ? null : [(mark & MARK.sturdy) > 0, (mark & MARK.charge) > 0];

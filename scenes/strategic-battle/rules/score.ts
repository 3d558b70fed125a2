// Score and result: ten points times its number for each wave beaten; a breakthrough is worth more than any defeat, the more the earlier; the campaign
// counts banners.
import { medalsEarned } from '../../kit/core/medals.ts';
import { plural } from '../../kit/core/plural.ts';
import type { Result } from '../../kit/core/rules.ts';
import { MEDALS } from '../medals.ts';
import { BATTLES, battleOf } from './campaign/battles.ts';
import { bannersOf, MARK } from './campaign/progress.ts';
import type { State } from './state.ts';
import { UNITS } from './units.ts';

const POINTS_A_WAVE = 10;
/** The most that a run without a breakthrough scores: that of 44 waves beaten. */
const MOST_OF_DEFEAT = 9_900;
const BREAKTHROUGH = 10_000;
/** A breakthrough before this wave is beaten earns points for each wave that it did without. */
const LATE_WAVE = 40;
const POINTS_A_WAVE_EARLIER = 500;

export function scoreOf({ beaten, phase }: Pick<State, 'beaten' | 'phase'>): number {
  if (phase === 'won') return BREAKTHROUGH + POINTS_A_WAVE_EARLIER * Math.max(0, LATE_WAVE - beaten);
  return Math.min(MOST_OF_DEFEAT, (POINTS_A_WAVE * beaten * (beaten + 1)) / 2);
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
    ...(phase === 'lost' && { goOn: { label: 'Try again', command: { type: 'begin', battle } } }),
    strip: {
      label: 'Battles',
      marks: ['Few losses', 'By Charge'],
      places: BATTLES.map(({ name }, i) => ({ name, short: String(i + 1), earned: earnedOf(marks[i] ?? 0) })),
    },
  };
}

const earnedOf = (mark: number): readonly [boolean, boolean] | null =>
  mark === 0 ? null : [(mark & MARK.sturdy) > 0, (mark & MARK.charge) > 0];

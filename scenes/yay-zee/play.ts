// Runtime of YayZee: rules, constants, announcements, sounds, coach; loaded when the game starts.
import type { Stat } from '../kit/game.ts';
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { CATEGORIES } from './rules/categories.ts';
import type { YayZeeEvent } from './rules/events.ts';
import { RULES } from './rules/rules.ts';
import { score } from './rules/standard.ts';
import { turnsOf, type YayZeeState } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { ui } from './ui.ts';
import { view } from './view.ts';
import { pointed, situation, words } from './words.ts';

export default defineRuntime({
  id: 'yay-zee',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules: RULES,
  hud,
  view,
  ui,
  sounds,
  announce: words,
  situation,
  pointed,
  stat,
  music: { genre: 'calm', seed: 13, mood },
  pilot,
  work: {
    runInline: async () => (await import('./coach/open.ts')).openCoach(),
    createWorker: () => new Worker(new URL('./coach/coach.worker.ts', import.meta.url), { type: 'module' }),
    waitMessage: state => (isWaiting(state as YayZeeState) ? 'The coach goes through your game …' : null),
  },
  lab: () => ({ score, coach: async (moment: unknown) => (await import('./coach/lab.ts')).coach(moment) }),
  scene: () => import('./scene/YayZeeScene.ts'),
});

/** The card is full, and the coach still rates choices. */
const isWaiting = ({ players, coach, unrated, choices }: Readonly<YayZeeState>): boolean =>
  !unrated &&
  coach !== 'off' &&
  players.every(player => player.scores.every(points => points !== null)) &&
  choices.some(({ cost }) => cost === null);

/** Records of a finished game: best and sum of each slot, of the upper slots and of the score, number of games, best rating. */
function stat(event: YayZeeEvent): readonly Stat[] | null {
  if (event.type !== 'ended' || !event.scores) return null;
  const most = (name: string, value: number) => ({ name, value, better: 'more' }) as const;
  const sum = (name: string, value: number) => ({ name: `sum ${name}`, value, better: 'sum' }) as const;
  const slots = event.scores.flatMap((points, slot) => {
    const category = CATEGORIES[slot] as string;
    return [most(category, points), sum(category, points)];
  });
  return [
    ...slots,
    most('upper', event.upper),
    sum('upper', event.upper),
    sum('score', event.score),
    sum('games', 1),
    ...(event.rating === null ? [] : [most('rating', event.rating)]),
  ];
}

/** Music intensity: it rises in the last turns. */
function mood({ players, at }: Readonly<YayZeeState>): Intensity {
  const player = players[at];
  const left = player ? player.scores.length - turnsOf(player) : 0;
  if (left === 0) return 'ambient';
  return left <= 2 ? 'battle' : left <= 7 ? 'exploration' : 'ambient';
}

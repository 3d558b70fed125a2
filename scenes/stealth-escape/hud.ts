// HUD items: health, darts, level, time, and earnings after a level.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import { levelCount } from './hall.ts';
import { nightHall } from './night/halls.ts';
import { clockTime, earningsOf, stripOf } from './score.ts';
import type { State } from './state.ts';

/** Duration of the first hint, in ticks. */
const PROMPT_TICKS = 300;
/** Duration of the text that says what is new in a hall, in ticks. */
const NEWS_TICKS = 480;

const WANTED = { key: 'key', treasure: 'Golden Fox' } as const;

export function hud(state: Readonly<State>, t: T): readonly HudItem[] {
  const { phase, level, levelTicks, player, totals, night } = state;
  const items: HudItem[] = [
    { kind: 'meter', id: 'health', label: 'Health', value: player.health, max: t.playerHealth },
    { kind: 'counter', id: 'ammo', label: 'Ammo', value: player.ammo },
    { kind: 'counter', id: 'level', label: night ? 'Hall' : 'Level', value: `${level}/${levelCount(state)}` },
    { kind: 'counter', id: 'time', label: 'Time', value: clockTime(totals.ticks) },
  ];
  const wanted = night?.wanted[0]?.what;
  if (wanted) items.push({ kind: 'counter', id: 'wanted', label: 'Find', value: WANTED[wanted], aside: true });
  if (phase === 'transition') {
    items.push({
      kind: 'message',
      id: 'levelComplete',
      text: `${night ? 'Hall' : 'Level'} ${level} Complete`,
      large: true,
    });
    items.push({ kind: 'message', id: 'earned', text: earningsOf(state, t) });
    items.push({ kind: 'strip', id: 'medals', ...stripOf(state) });
  }
  if (phase === 'playing' && !night && level === 1 && levelTicks < PROMPT_TICKS)
    items.push({ kind: 'prompt', id: 'goal', text: 'Reach the door unseen.' });
  if (night && phase === 'playing' && levelTicks < NEWS_TICKS)
    items.push({ kind: 'prompt', id: 'news', text: nightHall(level).news });
  return items;
}

// What the HUD says: health, darts, level, time, and after a level what it earned.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import { LEVELS } from './levels.ts';
import { clockTime, earningsOf, stripOf } from './score.ts';
import type { State } from './state.ts';

/** How long a new player is told what to do, in ticks. */
const PROMPT_TICKS = 300;

export function hud(state: Readonly<State>, t: T): readonly HudItem[] {
  const { phase, level, levelTicks, player, totals, records } = state;
  const items: HudItem[] = [
    { kind: 'meter', id: 'health', label: 'Health', value: player.health, max: t.playerHealth },
    { kind: 'counter', id: 'ammo', label: 'Ammo', value: player.ammo },
    { kind: 'counter', id: 'level', label: 'Level', value: `${level}/${LEVELS}` },
    { kind: 'counter', id: 'time', label: 'Time', value: clockTime(totals.ticks) },
  ];
  if (phase === 'transition') {
    items.push({ kind: 'message', id: 'levelComplete', text: `Level ${level} Complete`, large: true });
    items.push({ kind: 'message', id: 'earned', text: earningsOf(state, t) });
    items.push({ kind: 'strip', id: 'medals', ...stripOf(records) });
  }
  if (phase === 'playing' && level === 1 && levelTicks < PROMPT_TICKS)
    items.push({ kind: 'prompt', id: 'goal', text: 'Reach the door unseen.' });
  return items;
}

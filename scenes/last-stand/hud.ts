// What the HUD says: score, mode and lock, and what a wave that begins is called.
import type { HudItem } from '../kit/core/hud.ts';
import { type T, ticksOf } from './constants.ts';
import { CHAIN_FROM, pointsPerShot } from './score.ts';
import type { State } from './state.ts';
import { waveTitle } from './waves.ts';

/** How long a wave's title stands, in ms. */
const TITLE_MS = 2400;
/** How long a new player is told what to do. */
const GOAL_MS = 5000;

export function hud({ seed, gun, score, waves, chain, totals, phase }: Readonly<State>, t: T): readonly HudItem[] {
  const { wave, tick } = waves;
  const items: HudItem[] = [
    { kind: 'counter', id: 'score', label: 'Score', value: score },
    { kind: 'counter', id: 'mode', label: 'Mode', value: gun.mode === 'cannon' ? 'Cannon' : 'Mortar' },
    { kind: 'counter', id: 'lock', label: 'Lock', value: gun.isLocked ? 'ON' : 'OFF' },
    { kind: 'counter', id: 'waveNow', label: 'Wave', value: wave, aside: true },
    { kind: 'counter', id: 'chain', label: 'Chain', value: chain.kills < CHAIN_FROM ? '–' : chain.kills, aside: true },
  ];
  if (phase === 'over') return items;
  const isFirst = wave === t.firstWave;
  if (tick < ticksOf(TITLE_MS)) {
    items.push({ kind: 'message', id: 'wave', text: `Wave ${wave}`, place: 'top' });
    const aim = isFirst || totals.shots === 0 ? '' : `. ${pointsPerShot(totals)} points a shot so far`;
    items.push({ kind: 'message', id: 'style', text: waveTitle(seed, wave) + aim, place: 'top' });
  } else if (isFirst && tick < ticksOf(GOAL_MS)) {
    items.push({ kind: 'message', id: 'goal', text: 'Let nobody reach the gun.', place: 'top' });
  }
  return items;
}

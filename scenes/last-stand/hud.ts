// HUD items: score, mode, lock, how cool the barrel is, wave, chain, and one message at the top.
import type { HudItem } from '../kit/core/hud.ts';
import { type T, ticksOf } from './constants.ts';
import { overheat } from './heat.ts';
import { CHAIN_FROM, pointsPerShot } from './score.ts';
import { siegeTitle } from './siege/siegeWaves.ts';
import { NEWS } from './siege/words.ts';
import type { Chain, State, Totals } from './state.ts';
import { restFlights, waveTitle } from './waves.ts';

/** Duration of a wave's title, in ms. */
const TITLE_MS = 2400;
/** Duration of the goal's text, in ms. */
const GOAL_MS = 5000;

export function hud(
  { seed, gun, score, waves, chain, totals, phase, siege }: Readonly<State>,
  t: T,
): readonly HudItem[] {
  const { wave, tick } = waves;
  const items: HudItem[] = [
    { kind: 'counter', id: 'score', label: 'Score', value: score },
    { kind: 'counter', id: 'mode', label: 'Mode', value: gun.mode === 'cannon' ? 'Cannon' : 'Mortar' },
    { kind: 'counter', id: 'lock', label: 'Lock', value: gun.isLocked ? 'ON' : 'OFF' },
    { kind: 'meter', id: 'cool', label: 'Cool', value: Math.round(100 * (1 - gun.heat)), max: 100 },
    { kind: 'counter', id: 'waveNow', label: 'Wave', value: wave, aside: true },
    { kind: 'counter', id: 'chain', label: 'Chain', value: chain.kills < CHAIN_FROM ? '–' : chain.kills, aside: true },
  ];
  if (phase === 'over') return items;
  const top = (id: string, text: string) => items.push({ kind: 'message', id, text, place: 'top' });
  if (siege && siege.restTicks > 0) top('rest', 'The airship is down: a breath of quiet.');
  else if (tick < ticksOf(TITLE_MS)) {
    top('wave', `Wave ${wave}`);
    top('style', siege ? siegeTitle(seed, wave, t) : waveTitle(seed, wave) + newsOf(wave, totals, t));
  } else if (siege?.news) top('news', NEWS[siege.news.foe]);
  else if (gun.isGlowing) top('heat', `The barrel glows, ${slowest(t)} shots a second: rest the trigger.`);
  else if (gun.mode === 'cannon' && overheat(gun, t) > 0)
    top('heat', 'The barrel is hot: it fires slower, and beside. Rest the trigger.');
  else if (isNewBest(chain)) top('chain', `A chain: hit again within ${t.chainSeconds} s, and it grows.`);
  else if (wave === t.firstWave && tick < ticksOf(GOAL_MS)) top('goal', 'Let nobody reach the gun.');
  return items;
}

/** Shots a second of a barrel that glows. */
const slowest = (t: T): string => Math.min(t.hotShotsPerSecond, t.shotsPerSecond).toFixed(1);

/** A chain that is the longest of the run so far explains itself; a shorter one was explained before. */
const isNewBest = ({ kills, bestKills }: Chain): boolean => kills >= CHAIN_FROM && kills === bestKills;

/** Addition to the wave's title: empty flights, or points per shot so far. */
function newsOf(wave: number, totals: Totals, t: T): string {
  const empty = restFlights(wave, t);
  if (empty > 0) return `. The first ${empty} fly empty`;
  const perShot = pointsPerShot(totals, t);
  return wave === t.firstWave || perShot === null ? '' : `. ${perShot} points a shot so far`;
}

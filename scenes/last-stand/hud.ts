// HUD items: score, mode, lock, wave, chain, and one message at the top.
import type { HudItem } from '../kit/core/hud.ts';
import { type T, ticksOf } from './constants.ts';
import { overheat } from './rules/heat.ts';
import { CHAIN_FROM } from './rules/score.ts';
import { siegeTitle } from './rules/siege/siegeWaves.ts';
import { NEWS } from './rules/siege/words.ts';
import type { Chain, State } from './rules/state.ts';
import { restFlights, waveTitle } from './rules/waves.ts';

/** Duration of a wave's title, in ms. */
const TITLE_MS = 2400;
/** So often in a run heat is explained; later the gauge at the gun says it. */
export const HEAT_TOLD = 2;
/** So many waves it is told of a barrel that is warm only. */
const WARM_WAVES = 2;
/** So many troopers near the gun are met with a warning in words; later the mark over them says it. */
export const DANGER_TOLD = 3;
/** Duration of the goal's text, in ms. */
const GOAL_MS = 5000;

export function hud(state: Readonly<State>, t: T): readonly HudItem[] {
  const { seed, gun, score, waves, chain, phase, siege } = state;
  const { wave, tick } = waves;
  const items: HudItem[] = [
    { kind: 'counter', id: 'score', label: 'Score', value: score },
    { kind: 'counter', id: 'mode', label: 'Mode', value: gun.mode === 'cannon' ? 'Cannon' : 'Mortar', action: 'mode' },
    { kind: 'counter', id: 'lock', label: 'Lock', value: gun.isLocked ? 'ON' : 'OFF', action: 'lock' },
    { kind: 'counter', id: 'waveNow', label: 'Wave', value: wave, aside: true },
    { kind: 'counter', id: 'chain', label: 'Chain', value: chain.kills < CHAIN_FROM ? '–' : chain.kills, aside: true },
  ];
  if (phase === 'over') return items;
  const top = (id: string, text: string) => items.push({ kind: 'message', id, text, place: 'edge' });
  const danger = warningOf(state);
  if (danger) top('danger', danger);
  else if (isWarm(gun, t) && wave < t.firstWave + WARM_WAVES)
    top('heat', 'The barrel is warm. Let go of the trigger now and then: hot, it shoots slowly and goes wide.');
  else if (gun.mode === 'cannon' && overheat(gun, t) > 0 && gun.heatings <= HEAT_TOLD)
    top('heat', 'The barrel is hot: shots come slowly and go wide. Let go of the trigger for a moment.');
  else if (siege && siege.restTicks > 0) top('rest', 'The airship is down: a breath of quiet.');
  else if (tick < ticksOf(TITLE_MS)) {
    top('wave', `Wave ${wave}`);
    top('style', siege ? siegeTitle(seed, wave, t) : waveTitle(seed, wave) + newsOf(wave, t));
  } else if (siege?.news) top('news', NEWS[siege.news.foe]);
  else if (isNewBest(chain)) top('chainNews', `A chain: hit again within ${t.chainSeconds} s, and it grows.`);
  else if (wave === t.firstWave && tick < ticksOf(GOAL_MS)) top('goal', 'Let nobody reach the gun.');
  return items;
}

/** Heat is told before it first has an effect: from half of that on. */
const isWarm = ({ mode, heat, heatings }: Readonly<State['gun']>, t: T): boolean =>
  mode === 'cannon' && heatings === 0 && heat > t.hotFrom / 2;

/** Warning of the first troopers near the gun, and the way out; null later, or while nobody is near. */
function warningOf({ gun, walkers, warnings }: Readonly<State>): string | null {
  if (warnings > DANGER_TOLD) return null;
  const near = walkers.filter(({ isNear }) => isNear);
  if (near.length === 0) return null;
  const isLeft = near.some(({ x }) => x < gun.x);
  if (isLeft && near.some(({ x }) => x >= gun.x)) return 'They come from both sides: shoot!';
  const side = isLeft ? 'left' : 'right';
  if (gun.isLocked) return `A trooper on the ${side}: shoot, or unlock and drive away!`;
  return `A trooper on the ${side}: shoot, or drive away to the ${isLeft ? 'right' : 'left'}!`;
}

/** A chain that is the longest of the run so far explains itself; a shorter one was explained before. */
const isNewBest = ({ kills, bestKills }: Chain): boolean => kills >= CHAIN_FROM && kills === bestKills;

/** Addition to the wave's title: empty flights. What changes with each shot is no part of it, or ears hear the title anew with each. */
function newsOf(wave: number, t: T): string {
  const empty = restFlights(wave, t);
  return empty > 0 ? `. The first ${empty} fly empty` : '';
}

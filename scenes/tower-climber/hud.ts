// HUD items as data: score, high score, level, cranes held, and one line about what is new: beside the picture, where it covers no ledge.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import { levelOf } from './rules/score.ts';
import type { State } from './rules/state.ts';
import { ZONES, zoneOf } from './rules/zones.ts';

export const hud = (state: Readonly<State>, t: T): readonly HudItem[] => [
  { kind: 'counter', id: 'score', label: 'Score', value: state.score },
  { kind: 'best', id: 'high', label: 'High Score', value: state.score },
  { kind: 'counter', id: 'level', label: 'Level', value: levelOf(state, t) },
  { kind: 'counter', id: 'cranes', label: 'Cranes', value: state.heldCranes },
  ...newsOf(state, t),
];

export const CRANE = 'A crane saves you once: catch it in flight';
export const SPRING = 'A spring: the same pull throws you 1.4 times as hard';
export const PULL = 'Like a slingshot: pull down, away from the ledge you want';
/** How long what is new is said, in ticks. */
const NEWS_TICKS = 300;

function newsOf(state: Readonly<State>, t: T): readonly HudItem[] {
  const text = newsText(state, t);
  return text === null ? [] : [{ kind: 'prompt', id: 'news', text }];
}

/** What is new, and matters now most: a pull that is meant as a push, before anything was reached; the spring under the fox, the crane in sight, the level just reached. */
function newsText(
  { phase, player, platforms, totals, craneSeenAt, reachedAt, tick, difficulty, pull, score }: Readonly<State>,
  t: T,
) {
  if (phase !== 'playing') return null;
  if (score === 0 && pull && pull.fromY - pull.y > t.deadPull) return PULL;
  const isRecent = (at: number | null) => at !== null && tick - at < NEWS_TICKS;
  const on = platforms.find(({ id }) => id === player.carriedBy);
  if (on?.kind === 'spring' && totals.springs === 0) return SPRING.replace('1.4', String(t.springBoost));
  if (totals.cranes === 0 && isRecent(craneSeenAt)) return CRANE;
  const level = t.firstLevel + difficulty;
  return isRecent(reachedAt) && level <= ZONES.length ? `Level ${level}: ${zoneOf(level).news.toLowerCase()}` : null;
}

// HUD items as data.
import type { HudItem } from '../kit/core/hud.ts';
import type { MathTuning } from './constants.ts';
import { enemyName } from './rules/enemies.ts';
import { isBetween, type MathState } from './rules/state.ts';

export function hud(state: Readonly<MathState>, t: MathTuning): readonly HudItem[] {
  const { phase, playerHealth, enemyHealth, enemyFullHealth, level, score, question, message, path, fight } = state;
  const met = isBetween(state) ? level - 1 : level;
  return [
    { kind: 'meter', id: 'player', label: 'You', value: playerHealth, max: Math.max(t.playerHealth, playerHealth) },
    { kind: 'meter', id: 'enemy', label: enemyName(met), value: enemyHealth, max: enemyFullHealth },
    { kind: 'counter', id: 'level', label: 'Level', value: level },
    { kind: 'counter', id: 'score', label: 'Score', value: score },
    { kind: 'counter', id: 'courage', label: 'Courage', value: fight.courage },
    { kind: 'counter', id: 'path', label: 'Path', value: path },
    { kind: 'prompt', id: 'question', text: phase === 'path' ? 'Choose a path.' : question.text },
    ...(message ? [{ kind: 'message', id: 'message', text: message } as const] : []),
  ];
}

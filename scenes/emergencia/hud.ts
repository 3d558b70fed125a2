// HUD as plain data and words: for screen readers and tests.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import type { State } from './rules/state.ts';
import { type EmergenciaView, view } from './view.ts';

let known: { readonly view: EmergenciaView; readonly items: readonly HudItem[] } | null = null;

/** Cached items: the same list while the view is the same. */
export function hud(state: Readonly<State>, t: T): readonly HudItem[] {
  const now = view(state, t);
  if (known?.view !== now) known = { view: now, items: itemsOf(now) };
  return known.items;
}

function itemsOf(shown: EmergenciaView): readonly HudItem[] {
  const { score, seconds, agents, apprehended, enemies, message, phase, help, panel, threatIn } = shown;
  const items: HudItem[] = [
    { kind: 'counter', id: 'score', label: 'Score', value: score },
    { kind: 'counter', id: 'time', label: 'Time', value: seconds },
    { kind: 'counter', id: 'threat', label: 'Threat in', value: threatIn },
    { kind: 'counter', id: 'agents', label: 'Agents', value: agents.length },
    { kind: 'counter', id: 'apprehended', label: 'Apprehended', value: `${apprehended}/${enemies}` },
  ];
  if (message !== '') items.push({ kind: 'prompt', id: 'message', text: message });
  if (phase === 'setup')
    items.push({ kind: 'button', id: 'start', label: 'Start Mission', command: { type: 'startMission' } });
  if (phase === 'setup' && help)
    items.push({ kind: 'button', id: 'gotIt', label: 'Got It!', command: { type: 'gotIt' } });
  if (panel) items.push({ kind: 'button', id: 'on', label: panel.button, command: { type: panel.command } });
  return items;
}

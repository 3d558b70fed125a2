// What every button of every HUD does, held to lists written by hand: each is pressed, in the first state in which it can be, and must send that command
// or open that dialog, and nothing else. To change one on purpose, change it beside its name in the game's `golden/labels.ts`.
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { profile } from '../../src/data/profile.ts';
import { TEMPLATES } from '../setup/templates.ts';
import { type Label, type Labels, nameOf } from './labels.ts';
import { effectOf, isEnabled, isPressed } from './presses.ts';
import { ShownGame } from './shown.tsx';

/** A Worker that never answers: what a game says while it waits stays as it is. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}
beforeEach(() => void vi.stubGlobal('Worker', SilentWorker));
afterEach(() => vi.unstubAllGlobals());

const LISTS = import.meta.glob<Labels>('../../scenes/*/golden/labels.ts', { eager: true, import: 'labels' });
/** Its list says what each button does, but a press there takes too long to be held to it in this tier. */
const TOO_SLOW = ['sokoban'];
const games = [...TEMPLATES, ...CATALOG].filter(({ id }) => !TOO_SLOW.includes(id));

/** A button that can be pressed in no state of the list. */
const NEVER = 'cannot be pressed';

/** The game after so many steps of its list, on a device without anything kept. */
async function stateAfter(steps: number, definition: GameDefinition, list: Labels): Promise<ShownGame> {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  profile.setState(profile.getInitialState());
  const game = await ShownGame.open(definition, list.setup);
  const states = [{ what: 'when play begins', brings: list.start }, ...(list.later ?? [])];
  for (const [index, { what, brings, enables = [], ...way }] of states.slice(0, steps + 1).entries()) {
    if (index > 0) await game.go(way);
    await waitFor(
      () => {
        const names = game.names();
        for (const one of [...brings.map(nameOf), ...enables]) expect(names, what).toContain(one);
        for (const one of enables) expect(isEnabled(one), `${what}: ${one}`).toBe(true);
      },
      { timeout: 15_000 },
    );
  }
  return game;
}

test.each(games.map(definition => [definition.id, definition] as const))(
  '%s',
  async (id, definition) => {
    const list = LISTS[`../../scenes/${id}/golden/labels.ts`];
    if (!list) return;
    const states = [list.start, ...(list.later ?? []).map(({ brings }) => brings)];
    /** What each button does, by its name, as the list says. */
    const wanted = new Map(
      states.flat().map((label: Label) => [nameOf(label), typeof label === 'string' ? '' : (label[1] ?? '')]),
    );
    const found = new Map<string, string>();
    for (const step of states.keys()) {
      let game = await stateAfter(step, definition, list);
      const due = game
        .names()
        .filter(name => wanted.has(name) && isPressed(name) && (found.get(name) ?? NEVER) === NEVER);
      const pressed = due.filter(isEnabled);
      for (const name of due) found.set(name, NEVER);
      let isSpent = false;
      for (const name of pressed) {
        if (isSpent) game = await stateAfter(step, definition, list);
        const { does, isLasting } = await effectOf(game, name);
        isSpent = isLasting;
        found.set(name, does);
      }
    }
    cleanup();
    document.body.replaceChildren();
    const said = [...wanted].filter(([name, does]) => does !== '' || found.has(name));
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(said));
  },
  120_000,
);

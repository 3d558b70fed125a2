// What every button of every HUD does, held to lists written by hand: each is pressed, in the first state in which it can be, and must send that command
// or open that dialog, and nothing else. To change one on purpose, change it beside its name in the game's `golden/labels.ts`.
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { forgetAll } from '../setup/forgetAll.ts';
import { TEMPLATES } from '../setup/templates.ts';
import { type Label, type Labels, nameOf, type Step } from './labels.ts';
import { named } from './names.ts';
import { effectOf, isEnabled, isPressed } from './presses.ts';
import { arrived, ShownGame } from './shown.tsx';

/** A Worker that never answers: what a game says while it waits stays as it is. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}
/** A device and a page without anything kept: an editor's drawing outlives its sheet. */
function newPage(): void {
  cleanup();
  forgetAll();
  vi.stubGlobal('Worker', SilentWorker);
}
afterEach(newPage);
afterEach(() => vi.unstubAllGlobals());

const LISTS = import.meta.glob<Labels>('../../scenes/*/golden/labels.ts', { eager: true, import: 'labels' });
const games = [...TEMPLATES, ...CATALOG];

/** A button that can be pressed in no state of the list. */
const NEVER = 'cannot be pressed';

/** The game after so many steps of its list, in a new page. */
async function stateAfter(steps: number, definition: GameDefinition, list: Labels): Promise<ShownGame> {
  newPage();
  const begun: Step = { what: 'when play begins', brings: list.start };
  const way = (list.later ?? []).slice(0, steps);
  const from = Math.max(
    0,
    way.findLastIndex(({ fromStart }) => fromStart),
  );
  const opened = way[from]?.fromStart;
  const isOther = typeof opened === 'object';
  const game = await ShownGame.open(definition, isOther ? opened : list.setup);
  for (const { what, brings, enables = [], ...how } of [...(isOther ? [] : [begun]), ...way.slice(from)]) {
    await game.go(how);
    await waitFor(
      () => {
        const here = named(document.body);
        const missing = [...brings.map(nameOf), ...enables].filter(one => !here.has(one));
        expect(missing, what).toEqual([]);
        const dull = enables.filter(one => !isEnabled(here.get(one) as Element));
        expect(dull, `${what} enables`).toEqual([]);
      },
      { timeout: 15_000 },
    );
  }
  await arrived();
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
    let isAsListed = true;
    for (const step of states.keys()) {
      let game = await stateAfter(step, definition, list);
      const due = [...named(document.body)].filter(
        ([name, one]) => wanted.has(name) && isPressed(one) && (found.get(name) ?? NEVER) === NEVER,
      );
      const pressed = due.filter(([, one]) => isEnabled(one));
      for (const [name] of due) found.set(name, NEVER);
      let isSpent = false;
      for (const [name] of pressed) {
        if (isSpent) game = await stateAfter(step, definition, list);
        const listed = wanted.get(name) || null;
        // One that does something else makes the test red: for others that do, nothing is waited for.
        const { does, isLasting } = await effectOf(game, name, isAsListed ? listed : null);
        isAsListed &&= does === listed;
        isSpent = isLasting;
        found.set(name, does);
      }
    }
    const said = [...wanted].filter(([name, does]) => does !== '' || found.has(name));
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(said));
  },
  120_000,
);

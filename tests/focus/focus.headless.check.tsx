// Focus after every press of every HUD: each button is pressed by Enter, in the first state of the game's list in which it can be, and the focus then stands
// at something that can have it. In a page of its own with the keeper and a stage around the HUD, as a play page has them.
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { keepFocus } from '../../src/ui/focusKeeper.ts';
import { type Labels, nameOf, type Step } from '../labels/labels.ts';
import { named } from '../labels/names.ts';
import { isEnabled } from '../labels/presses.ts';
import { ShownGame, settled } from '../labels/shown.tsx';
import { forgetAll } from '../setup/forgetAll.ts';
import { typeKey } from '../setup/keyboard.ts';
import { TEMPLATES } from '../setup/templates.ts';

/** A Worker that never answers: what a game says while it waits stays as it is. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

const LISTS = import.meta.glob<Labels>('../../scenes/*/golden/labels.ts', { eager: true, import: 'labels' });

let stop = () => {};
function newPage(): void {
  stop();
  cleanup();
  forgetAll();
  vi.stubGlobal('Worker', SilentWorker);
}
afterEach(() => {
  newPage();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** How many buttons were pressed, by game. */
const pressedIn = new Map<string, number>();

/** The game after so many steps of its list, in a new page. */
async function stateAfter(steps: number, definition: GameDefinition, list: Labels): Promise<void> {
  newPage();
  // An editor's sheet makes links to its page.
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    `http://localhost/games/${definition.id}`,
  );
  const game = await ShownGame.open(definition, list.setup);
  // The HUD lies in the stage, which has the focus at first.
  const host = document.querySelector<HTMLElement>('body > div:last-of-type') as HTMLElement;
  Object.assign(host, { tabIndex: 0 }).dataset['focusHome'] = '';
  host.focus();
  stop = keepFocus();
  const begun: Step = { what: 'when play begins', brings: list.start };
  const way = (list.later ?? []).slice(0, steps);
  const from = Math.max(
    0,
    way.findLastIndex(({ fromStart }) => fromStart),
  );
  for (const { what, brings, ...how } of [begun, ...way.slice(from)]) {
    await game.go(how);
    await waitFor(
      () => {
        const here = named(document.body);
        expect(
          brings.map(nameOf).filter(one => !here.has(one)),
          what,
        ).toEqual([]);
      },
      { timeout: 15_000 },
    );
  }
}

/** A stage of its own boots behind this one, and would outlive the page that is thrown away meanwhile. */
const LEFT_OUT = 'Play beside the drawing';

/** Buttons and tabs that Enter presses here, by their names. */
const pressable = (): ReadonlyMap<string, HTMLElement> =>
  new Map(
    [...named(document.body)].flatMap(([name, one]) =>
      one instanceof HTMLElement && name !== LEFT_OUT && one.matches('button') && one.tabIndex >= 0 && isEnabled(one)
        ? [[name, one]]
        : [],
    ),
  );

/** What a press by Enter leaves the focus at, where nothing there can have it; else null. */
async function lostBy(button: HTMLElement): Promise<string | null> {
  button.focus();
  await act(async () => typeKey(button, 'Enter'));
  await settled();
  await vi.dynamicImportSettled();
  // A press may take its button away a frame later, and the keeper looks a few times.
  for (let i = 0; i < 8; i++) await act(() => new Promise<void>(resolve => requestAnimationFrame(() => resolve())));
  const active = document.activeElement;
  if (active === null || active === document.body) return 'nothing has the focus';
  const isAble = !active.matches(':disabled') && active.closest('[inert], [hidden], dialog:not([open])') === null;
  return isAble ? null : `it stays at ${active.outerHTML.slice(0, 80)}`;
}

test.each([...TEMPLATES, ...CATALOG].map(definition => [definition.id, definition] as const))(
  '%s',
  async (id, definition) => {
    const list = LISTS[`../../scenes/${id}/golden/labels.ts`];
    if (!list) return;
    const tried = new Set<string>();
    const lost: string[] = [];
    for (let step = 0; step <= (list.later ?? []).length; step++) {
      for (let isNew = true; ; ) {
        if (isNew) await stateAfter(step, definition, list);
        const next = [...pressable()].find(([name]) => !tried.has(name));
        if (!next && isNew) break;
        isNew = next === undefined;
        if (!next) continue;
        tried.add(next[0]);
        const fault = await lostBy(next[1]);
        if (fault !== null) lost.push(`${next[0]}: ${fault}`);
      }
    }
    expect(lost).toEqual([]);
    pressedIn.set(id, tried.size);
  },
  300_000,
);

test('a hundred buttons and more were pressed', ({ skip }) => {
  if (pressedIn.size < CATALOG.length) skip('not every game was asked');
  expect([...pressedIn.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100);
});

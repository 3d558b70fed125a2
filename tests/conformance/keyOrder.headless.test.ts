// Keys pressed faster than the page draws, in every game: commands, steps, and every key of a game of turns come one by one
// in the order of the keys, never in that of the list.
import { afterEach, expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import type { Control } from '../../scenes/kit/core/input/input.ts';
import { headlessStage } from '../setup/game.ts';
import { dispatchKey } from '../setup/keyboard.ts';
import { TEMPLATES } from '../setup/templates.ts';

afterEach(() => document.body.replaceChildren());

test.each([...TEMPLATES, ...CATALOG].map(definition => [definition.id, definition] as const))(
  '%s',
  async (_, definition) => {
    const { default: runtime } = await definition.load();
    const controls: readonly Control[] = definition.controls;
    const ones = controls.flatMap(({ keys, command, repeat }, index) =>
      (runtime.kind === 'turns' || command !== undefined || repeat) && keys[0] !== undefined
        ? [{ code: keys[0], bit: 1 << index }]
        : [],
    );
    const stage = await headlessStage(definition);
    const host = stage.canvas.parentElement as HTMLElement;
    stage.session.start();
    stage.input.begin();
    const backwards = ones.toReversed();
    for (const { code } of backwards) for (const type of ['keydown', 'keyup'] as const) dispatchKey(host, type, code);
    const pressed = backwards.map(() => stage.input.take().pressed);
    expect(pressed).toEqual(backwards.map(({ bit }) => bit));
    stage.destroy();
  },
);

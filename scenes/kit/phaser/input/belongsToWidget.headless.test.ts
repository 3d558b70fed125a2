// Keys of focused widgets never steer the game: as a table, and on a running stage.
import { afterEach, expect, test } from 'vitest';
import { headlessStage } from '../../../../tests/setup/game.ts';
import template from '../../../_template/index.ts';
import type { State } from '../../../_template/rules/rules.ts';
import { belongsToWidget } from './belongsToWidget.ts';

afterEach(() => document.body.replaceChildren());

function focused(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>('[data-here]');
  if (!element) throw new Error('nowhere');
  return element;
}

test.each([
  ['<div role="tablist"><button role="tab" data-here>One</button></div>', 'ArrowRight Home End', 'KeyD Space Enter'],
  [
    '<div role="grid"><span role="gridcell" data-here></span></div>',
    'ArrowUp PageDown Enter NumpadEnter Space',
    'KeyW Digit1',
  ],
  ['<ul role="listbox"><li role="option" data-here></li></ul>', 'ArrowDown End Enter', 'KeyS'],
  ['<div role="slider" data-here></div>', 'ArrowLeft ArrowRight Home', 'Space KeyA'],
  ['<div role="log" tabindex="0" data-here></div>', 'ArrowUp ArrowDown PageUp End', 'Enter KeyW'],
  ['<div role="group" data-here></div>', '', 'ArrowRight Home Enter Space'],
  ['<button data-here>Roll</button>', '', 'ArrowRight End'],
])('%s keeps %s, leaves %s', (html, kept, left) => {
  const target = focused(html);
  const isKept = (code: string) => belongsToWidget({ code, target });
  expect(kept.split(' ').filter(code => code && !isKept(code))).toEqual([]);
  expect(left.split(' ').filter(isKept)).toEqual([]);
});

test('an arrow on a tab of the HUD does not walk; the same arrow on the stage does', async () => {
  const stage = await headlessStage(template, { seed: 7 });
  stage.session.start();
  const host = stage.canvas.parentElement as HTMLElement;
  const tab = document.createElement('button');
  const tabs = document.createElement('div');
  tabs.setAttribute('role', 'tablist');
  tabs.append(tab);
  host.append(tabs);
  const dart = () => (stage.session.state as State).dart.x;
  const press = (from: HTMLElement) => {
    for (const type of ['keydown', 'keyup'] as const) {
      const options = { key: 'ArrowRight', code: 'ArrowRight', keyCode: 39, bubbles: true, cancelable: true };
      from.dispatchEvent(new KeyboardEvent(type, options));
      for (let i = 0; i < 10; i++) stage.frame(1000 / 60);
    }
  };
  const before = dart();
  press(tab);
  expect(dart()).toBe(before);
  press(host);
  expect(dart()).toBeGreaterThan(before);
  stage.destroy();
});

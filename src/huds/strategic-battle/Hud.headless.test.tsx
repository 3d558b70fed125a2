// The HUD of Unit Battle: cards choose and are dragged to a cell, what can be done with it, why not, and the field book.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NO_RECORDS } from '../../../scenes/kit/core/replay/records.ts';
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import { DEFAULT_SETTINGS } from '../../../scenes/kit/core/settings.ts';
import definition from '../../../scenes/strategic-battle/index.ts';
import { MARK } from '../../../scenes/strategic-battle/rules/campaign/progress.ts';
import type { State } from '../../../scenes/strategic-battle/rules/state.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import Hud from './Hud.tsx';

afterEach(cleanup);

async function shown(setup: Setup = {}) {
  const session = await startedSession(definition, 5, {}, setup);
  const stage = document.createElement('div');
  stage.getBoundingClientRect = () => new DOMRect(0, 100, 800, 400);
  render(
    <Hud
      session={session}
      definition={definition}
      records={NO_RECORDS}
      settings={DEFAULT_SETTINGS}
      stage={stage}
      hold={() => {}}
    />,
  );
  const state = session.state as State;
  const tick = (ticks = 1) =>
    act(() => {
      for (let i = 0; i < ticks; i++) session.tick({ held: 0, pressed: 0, released: 0 });
    });
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const figure = (name: string) => screen.getByText(name, { selector: 'dt > span' }).closest('div')?.textContent;
  return { session, state, tick, button, figure };
}

test('a card is chosen by a press, and what it cannot pay is said in the specified words', async () => {
  const { state, tick, button, figure } = await shown();
  expect(figure('Resources')).toBe('Resources100');
  fireEvent.click(button('Mage, 60 resources'));
  expect([state.chosen, button('Mage, 60 resources').getAttribute('aria-pressed')]).toEqual(['Mage', 'true']);
  act(() => void Object.assign(state, { resources: 20 }));
  tick();
  fireEvent.click(button('Catapult, 75 resources'));
  expect(screen.getByText('Not enough resources to purchase Catapult!')).toBeTruthy();
});

test('a card dragged over the field points at the cell and is placed there; beside the field it is put back', async () => {
  const { state, tick, button, figure } = await shown();
  const card = button('Archer, 25 resources');
  card.setPointerCapture = () => {};
  const at = (clientX: number, clientY: number) => ({ pointerId: 1, button: 0, clientX, clientY });
  fireEvent.pointerDown(card, at(400, 20));
  fireEvent.pointerMove(card, at(130, 230));
  expect([state.chosen, state.cursor]).toEqual(['Archer', { row: 3, col: 3 }]);
  fireEvent.pointerUp(card, at(130, 270));
  expect(state.own).toMatchObject([{ kind: 'Archer', row: 4, col: 3 }]);
  expect(state.chosen).toBeNull();
  tick();
  expect(figure('Resources')).toBe('Resources75');
  fireEvent.click(button('Take Archer back'));
  expect([state.own.length, state.resources]).toEqual([0, 100]);
  fireEvent.pointerDown(card, at(400, 20));
  fireEvent.pointerMove(card, at(300, 230));
  fireEvent.pointerUp(card, at(300, 60));
  expect([state.own.length, state.chosen]).toEqual([0, null]);
});

test('who stands under the cursor can be sold once the purchase is old; a row charges after wave 10', async () => {
  const { session, state, tick, button } = await shown();
  act(() => void Object.assign(state, { nextIn: 1e6, resources: 40, wave: 10, beaten: 9 }));
  session.send({ type: 'place', unit: 'Cavalry', row: 2, col: 4 });
  session.send({ type: 'point', row: 2, col: 4 });
  const barred = button('Charge. Rows may charge once wave 10 is beaten.');
  expect([barred.getAttribute('aria-disabled'), barred.textContent]).toEqual(['true', 'Chargewave 10']);
  tick(302);
  fireEvent.click(button('Charge row 3'));
  expect(state.own[0]?.charges).toBe(true);
  act(() => {
    for (const one of state.own) delete one.charges;
  });
  tick();
  fireEvent.click(button('Sell Cavalry for 20'));
  expect([state.own.length, state.resources]).toEqual([0, 20]);
  fireEvent.click(button('Twice as fast'));
  expect(state.pace).toBe(2);
});

test('the field book stops the battle and shows stats, balance and report', async () => {
  const { session, button } = await shown();
  session.send({ type: 'place', unit: 'Infantry', row: 2, col: 4 });
  fireEvent.click(button(/^Field book/));
  expect(session.store.getState().phase).toBe('paused');
  expect(await screen.findByText('Counters Archer, Catapult. Fears Infantry.')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Balance' }));
  expect(screen.getByText('+0.68')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Report' }));
  expect(screen.getByRole('row', { name: /^Infantry 1 0 0 0/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(session.store.getState().phase).toBe('playing');
});

test('the map shows what a battle brings, refuses a closed one, takes an upgrade along and begins', async () => {
  const { state, tick } = await shown({ mode: 'campaign' });
  expect(await screen.findByRole('heading', { name: 'Campaign' })).toBeTruthy();
  expect(screen.getByText('0 banners earned, 0 free')).toBeTruthy();
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  press('2. Arrow Ridge, closed');
  expect([state.battle, state.phase]).toEqual([1, 'camp']);
  act(
    () =>
      void Object.assign(state, {
        progress: { ...state.progress, marks: state.progress.marks.with(0, MARK.won | MARK.sturdy) },
      }),
  );
  tick();
  press(/^Barding, 2 banners/);
  expect(state.upgrades).toEqual(['barding']);
  press('1. The Meadow, won, few losses');
  press('2. Arrow Ridge');
  press('Begin: Arrow Ridge');
  expect([state.phase, state.battle]).toEqual(['playing', 2]);
  expect(screen.getByText('of 6')).toBeTruthy();
  const entering = [{ wave: 6, kinds: '0', rows: '4', every: 60, ticks: 600 }];
  act(() => void Object.assign(state, { wave: 6, beaten: 5, entering }));
  tick();
  expect(screen.getByText('The last wave is here')).toBeTruthy();
});

test('the sandbox: what either side has and costs, units for nothing, a fight that is told, the armies by a link', async () => {
  const { state, tick, button } = await shown({ mode: 'sandbox' });
  expect(screen.getByText('Left').closest('div')?.textContent).toBe('Left12 for 300');
  expect(screen.getByText('Right').closest('div')?.textContent).toBe('Right5 for 300');
  expect(screen.queryByText('Resources')).toBeNull();
  fireEvent.click(button('Catapult, 75 resources'));
  expect(state.chosen).toBe('Catapult');
  fireEvent.click(button('Mirror the left army'));
  expect(screen.getByText('Right').closest('div')?.textContent).toBe('Right12 for 300');
  fireEvent.click(button('Twice as fast'));
  fireEvent.click(button('Let them fight'));
  tick();
  expect(button('Empty the field').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('End the fight'));
  tick();
  fireEvent.click(button('Empty the field'));
  expect(screen.getByText('Left').closest('div')?.textContent).toBe('Left0 for 0');
  act(() => void Object.assign(state.sandbox ?? {}, { outcome: { winner: 'left', left: 3, of: 12, seconds: 20 } }));
  tick();
  expect(screen.getByRole('status').textContent).toBe('The left wins: 3 of 12 are left after 20 seconds.');
});

// The HUD of Lemonade Billionaire: a week by its buttons and fields; what cannot be is refused in a sentence; everybody on the street says why.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NO_RECORDS } from '../../../scenes/kit/core/replay/records.ts';
import { DEFAULT_SETTINGS } from '../../../scenes/kit/core/settings.ts';
import definition from '../../../scenes/lemonade/index.ts';
import type { State } from '../../../scenes/lemonade/rules/state.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import Hud from './Hud.tsx';

afterEach(cleanup);

async function shown(storey = 'table') {
  const session = await startedSession(definition, 7, {}, { storey });
  render(
    <Hud
      session={session}
      definition={definition}
      records={NO_RECORDS}
      settings={DEFAULT_SETTINGS}
      stage={null}
      hold={() => {}}
    />,
  );
  const state = session.state as State;
  const tick = (ticks: number) =>
    act(() => {
      for (let i = 0; i < ticks; i++) session.tick({ held: 0, pressed: 0, released: 0 });
    });
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return { state, tick, press };
}
const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price of a cup' });
const enter = (text: string) => {
  fireEvent.change(price(), { target: { value: text } });
  fireEvent.blur(price());
};

test('a price is stepped and typed; an empty one, and a jug too many, are refused in a sentence', async () => {
  const { press } = await shown();
  press('Less: Price of a cup');
  expect(price().value).toBe('$0.95');
  enter('1.2');
  expect(price().value).toBe('$1.20');
  enter('');
  expect(screen.getByText('Price of a cup: nothing was entered, so it stays at $1.20.')).toBeTruthy();
  expect(price().value).toBe('$1.20');
  fireEvent.change(screen.getByRole('textbox', { name: 'Jugs' }), { target: { value: '40' } });
  fireEvent.blur(screen.getByRole('textbox', { name: 'Jugs' }));
  expect(screen.getByText(/^Order and place come to \$[\d.]+; there is \$20\.00 in the purse\.$/)).toBeTruthy();
});

test('by day a press on somebody shows a sum that comes to their worth, and the evening a ledger that comes to its profit', async () => {
  const { state, tick, press } = await shown();
  press('Less: Price of a cup');
  press('Open the stand');
  tick(500);
  const people = within(screen.getByRole('list', { name: /On the street/ })).getAllByRole('button');
  expect(people).toHaveLength(state.now?.walkers.length ?? 0);
  fireEvent.click(people[0] as HTMLElement);
  const cents = (text: string | null) =>
    Math.round(Number((text ?? '').replace('−', '-').replace(/[$+¢]/g, '')) * (text?.includes('$') ? 100 : 1));
  const sumOf = (table: HTMLElement) => {
    const amounts = within(table)
      .getAllByRole('row')
      .map(row => cents(within(row).getAllByRole('cell').at(-1)?.textContent ?? null));
    return [amounts.slice(0, -1).reduce((sum, one) => sum + one, 0), amounts.at(-1)];
  };
  const [lines, worth] = sumOf(screen.getByRole('table', { name: /What a cup is worth to/ }));
  expect(lines).toBe(worth);
  press('To the evening');
  const [entries, profit] = sumOf(screen.getByRole('table', { name: 'Ledger' }));
  expect(entries).toBe(profit);
  press('Next morning');
  expect(screen.getByText('Tuesday', { selector: 'dd' })).toBeTruthy();
});

test('a stand that folded shows three pictures, and begins again', async () => {
  const { state, press } = await shown();
  press('Stay closed');
  act(() => {
    state.cash = 0;
  });
  press(/Next morning|The stand folds/);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  press('$20 again');
  expect(screen.getByText('Day 1 of 7, table 2')).toBeTruthy();
});

test('the cart: a street is pressed for a part of the day, a thing bought, a jug taken into the hand; the ledger with its helpers adds up', async () => {
  const { state, press } = await shown('cart');
  await screen.findByText('Where does the cart stand, and when?');
  act(() => {
    state.cash = 20_000;
  });
  press(/^11–13/);
  press(/^Market/);
  expect(state.plan.route).toEqual([0, 2, 2, 2]);
  expect(screen.getByRole('button', { name: '11–13 Market from 11:12' }).getAttribute('aria-pressed')).toBe('true');
  press(/^A second stand by the park, \$60\.00/);
  expect(state.plan.buys).toBe(1);
  const was = state.plan.jugs;
  fireEvent.click(screen.getByRole('button', { name: 'More: Jugs', hidden: true }));
  expect([state.plan.jugs, state.isByHand]).toEqual([was + 1, true]);
  press('Leave it to the rule');
  expect([state.plan.jugs, state.isByHand]).toEqual([was, false]);
  press('Open the cart');
  press('To the evening');
  const rows = within(screen.getByRole('table', { name: 'Ledger' })).getAllByRole('row');
  const cents = rows.map(row => {
    const text = within(row).getByRole('cell').textContent ?? '';
    return Math.round(Number(text.replace('−', '-').replace(/[$+¢,]/g, '')) * (text.includes('$') ? 100 : 1));
  });
  expect(cents.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(cents.at(-1));
  expect(rows.map(row => row.textContent).join()).toMatch(/Stand and boy.*Bought to stay/);
  press('On: three days by the rule');
  expect(await screen.findByText(/^Tuesday to Thursday, by the rule:/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'A second stand by the park, $60.00: yours' })).toBeTruthy();
});

// The HUD of Guardians & Glory: the taught match by its buttons alone, and a position that is tried wrongly, solved, and left for another.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import definition from '../../../scenes/guardians/index.ts';
import { cardOf } from '../../../scenes/guardians/rules/cards.ts';
import { roadName } from '../../../scenes/guardians/rules/sentences.ts';
import type { State } from '../../../scenes/guardians/rules/state.ts';
import { NO_RECORDS } from '../../../scenes/kit/core/replay/records.ts';
import { DEFAULT_SETTINGS } from '../../../scenes/kit/core/settings.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import Hud from './Hud.tsx';

afterEach(cleanup);

async function shown(mode: string) {
  const session = await startedSession(definition, 7, {}, { mode });
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
  const press = (name: string | RegExp) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
  const state = () => session.state as State;
  return { press, state };
}
const road = (index: number) => new RegExp(`^${roadName(index)}\\.`, 'i');

test('the taught match says after each press which button is next', async () => {
  const { press } = await shown('lesson');
  for (const [says, name] of [
    [/^You have 2 courage\. Press the Frog/, /: Frog,/],
    [/press a road: the bridge/, road(1)],
    [/^Press Promise/, 'Promise'],
    [/^Your Frog met their Mouse/, /: Bear,/],
    [/^Press Fold/, 'Fold'],
    [/press a road: the forest/, road(0)],
    [/Then press Promise/, 'Promise'],
    [/Press Unfold/, 'Unfold'],
    [/Their Otter comes down the river/, 'Promise'],
  ] as const) {
    expect(screen.getByText(says)).toBeTruthy();
    press(name);
  }
  expect(screen.getByText(/from here on you choose/)).toBeTruthy();
  press('Skip the lesson');
  expect(screen.queryByText(/from here on you choose/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Skip the lesson' })).toBeNull();
});

test('a position: the other’s hand lies open, a wrong promise is tried again, the right one is marked', async () => {
  const { press, state } = await shown('turn');
  const { study } = state();
  const [pledge] = study?.positions[0]?.right ?? [];
  for (const card of state().valley.sides[1].hand)
    expect(screen.getByText(new RegExp(`^${cardOf(card).name}, costs`))).toBeTruthy();
  press('Promise nothing');
  expect(screen.getByText(/^Not yet/)).toBeTruthy();
  press('Try again');
  for (const { card, road: to, folded } of pledge?.cards ?? []) {
    press(new RegExp(`: ${cardOf(card).name},`));
    if (folded) press('Fold');
    press(road(to));
  }
  for (const card of pledge?.unfold ?? []) press(`Unfold the ${cardOf(card).name}`);
  press('Promise');
  expect(screen.getByText(/^Right: none of their replies/)).toBeTruthy();
  press('Position 1 of 60, solved');
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByText(/^1 of 60 solved/)).toBeTruthy();
  act(() => void fireEvent.click(sheet.getByRole('button', { name: 'Position 3' })));
  expect(state().study?.index).toBe(2);
});

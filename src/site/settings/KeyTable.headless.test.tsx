// Table of keys: a key is pressed in place of another, collisions are said and change nothing, and the input map, the help and the hints follow.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import boulderDash from '../../../scenes/boulder-dash/index.ts';
import diceConquest from '../../../scenes/dice-conquest/index.ts';
import { bindingsOf, profile, setBindings } from '../../data/profile.ts';
import { HelpPanel } from '../../play/cards/HowToPlay.tsx';
import { KeyTable } from './KeyTable.tsx';

beforeEach(() => profile.setState(profile.getInitialState(), true));
afterEach(cleanup);

const bindings = () => bindingsOf(profile.getState().choices, boulderDash);
const said = () => screen.getByRole('status').textContent;
const press = (code: string) => fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code });
const keyOf = (name: string) => screen.getByRole('button', { name });

test('the next key takes the place of the one that was pressed', () => {
  render(<KeyTable definition={boulderDash} />);
  fireEvent.click(keyOf('Dig on the left without moving: Z. Change'));
  expect(said()).toBe('Press the key for “Dig on the left without moving”. Esc changes nothing.');
  expect(press('KeyQ')).toBe(false);
  expect(bindings()).toEqual({ digLeft: ['KeyQ'] });
  expect(said()).toBe('Dig on the left without moving: Q.');
  expect(keyOf('Dig on the left without moving: Q. Change')).toBeTruthy();
  // It waits no longer.
  expect(press('KeyG')).toBe(true);
  expect(bindings()).toEqual({ digLeft: ['KeyQ'] });
});

test.each([
  ['KeyX', 'X is already “Dig on the right without moving”. Choose another key, or change that one first.'],
  ['KeyP', 'P is “Pause” in every game. Choose another key.'],
  ['Tab', 'The browser or the device needs this key. Choose another one.'],
])('%s is refused in a sentence, and the table goes on waiting', (code, sentence) => {
  render(<KeyTable definition={boulderDash} />);
  fireEvent.click(keyOf('Dig on the left without moving: Z. Change'));
  expect(press(code)).toBe(false);
  expect([said(), bindings()]).toEqual([sentence, {}]);
  press('KeyQ');
  expect(bindings()).toEqual({ digLeft: ['KeyQ'] });
});

test('Esc changes nothing, and does not reach the dialog', () => {
  render(<KeyTable definition={boulderDash} />);
  fireEvent.click(keyOf('Dig on the left without moving: Z. Change'));
  expect(press('Escape')).toBe(false);
  expect([said(), bindings()]).toEqual(['Nothing was changed.', {}]);
  expect(press('Escape')).toBe(true);
});

test('the keys are reset together', () => {
  setBindings(boulderDash, { digLeft: ['KeyQ'], up: ['KeyI'] });
  render(<KeyTable definition={boulderDash} />);
  fireEvent.click(keyOf('Reset the keys of Boulder Dash'));
  expect(profile.getState().choices.keys).toEqual({});
  expect(screen.queryByRole('button', { name: /Reset/ })).toBeNull();
});

test('the help shows the keys that are set, in its list and in its sentences', () => {
  setBindings(boulderDash, { digLeft: ['KeyQ'] });
  const { container } = render(<HelpPanel definition={boulderDash} title="How to play" />);
  const [row] = within(container)
    .getAllByText('Dig on the left without moving')
    .map(label => label.closest('div'));
  expect([...(row?.querySelectorAll('kbd') ?? [])].map(key => key.textContent)).toEqual(['Q']);
  expect(container.textContent).toContain('Q and X dig beside you');
  expect(container.textContent).not.toContain('Z and X');
});

test('a turn game keeps its keys, whatever is stored', () => {
  setBindings(diceConquest, { roll: ['KeyQ'] });
  const { container } = render(<HelpPanel definition={diceConquest} title="How to play" />);
  expect([...container.querySelectorAll('kbd')].map(key => key.textContent)).toContain('R');
  expect([...container.querySelectorAll('kbd')].map(key => key.textContent)).not.toContain('Q');
});

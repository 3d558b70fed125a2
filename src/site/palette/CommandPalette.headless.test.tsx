// Command palette: a combobox over a list box, driven by the keyboard alone, and the keys that open and close it.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { profile, setChoices } from '../../data/profile.ts';
import { Overlays } from '../frame/Overlays.tsx';
import { closeOverlay, overlays } from '../frame/overlays.ts';

beforeEach(() => profile.setState(profile.getInitialState(), true));
afterEach(() => {
  act(closeOverlay);
  cleanup();
  profile.setState(profile.getInitialState(), true);
});

const Path = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Path">{pathname + search}</output>;
};

async function opened(how: () => void = () => press({ key: 'k', ctrlKey: true })) {
  render(
    <MemoryRouter>
      <Path />
      <input aria-label="Field" />
      <Overlays />
    </MemoryRouter>,
  );
  act(how);
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  return screen.getByRole('combobox');
}
const press = (init: KeyboardEventInit, target: Element = document.body) => fireEvent.keyDown(target, init);
const options = () => screen.getAllByRole('option').map(option => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
const path = () => screen.getByLabelText('Path').textContent;
const isOpen = () => overlays.getState().open !== null;

test('it is a named combobox with a list box, whose active option it names', async () => {
  const field = await opened();
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Results' }).id);
  expect(field).toBe(screen.getByRole('combobox', { name: 'Find anything' }));
  expect(screen.getByRole('dialog', { name: 'Find anything' })).toBeTruthy();
  type(field, 'support');
  await waitFor(() => expect(chosen()).toBe('Support'));
  await waitFor(() => expect(active(field)).toBe('Support'));
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('1 result');
});

test('typing, arrows and Enter lead to a page, and it is closed', async () => {
  const field = await opened();
  type(field, 'dalex');
  await waitFor(() => expect(options()).toEqual(['Dalex', 'Daily of Dalex']));
  press({ key: 'ArrowDown' }, field);
  await waitFor(() => expect(chosen()).toBe('Daily of Dalex'));
  press({ key: 'Enter' }, field);
  expect(path()).toBe('/games/dalex?daily');
  expect(isOpen()).toBe(false);
});

test('letters typed before the field is there are in it, and after it the page has its keys again', async () => {
  const field = await opened(() => {
    press({ key: 'k', ctrlKey: true });
    for (const key of ['d', 'x', 'Backspace', 'a', 'l', 'e', 'x']) press({ key });
  });
  await waitFor(() => expect((field as HTMLInputElement).value).toBe('dalex'));
  expect(options()).toEqual(['Dalex', 'Daily of Dalex']);
  act(() => field.focus());
  expect(press({ key: 'q' })).toBe(true);
});

test('a setting takes its place', async () => {
  const field = await opened();
  type(field, 'text size');
  await waitFor(() => expect(chosen()).toBe('Text size'));
  press({ key: 'Enter' }, field);
  expect(overlays.getState().open).toEqual({ name: 'settings', at: 'textSize' });
});

test('an action is done', async () => {
  const field = await opened();
  type(field, 'mute');
  await waitFor(() => expect(chosen()).toBe('Mute'));
  press({ key: 'Enter' }, field);
  expect([profile.getState().choices.muted, isOpen()]).toEqual([true, false]);
});

test('what nothing is called is said', async () => {
  const field = await opened();
  type(field, 'xyzzy');
  await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
  expect(screen.getByText(/Nothing here is called that/)).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('0 results');
  press({ key: 'Enter' }, field);
  expect(isOpen()).toBe(true);
});

test('Ctrl-K closes it again', async () => {
  const field = await opened();
  press({ key: 'k', ctrlKey: true }, field);
  expect(isOpen()).toBe(false);
});

test('/ opens it, not in a field, and not where it is switched off', async () => {
  await opened(() => press({ key: '/' }));
  act(closeOverlay);
  press({ key: '/' }, screen.getByLabelText('Field'));
  expect(isOpen()).toBe(false);
  act(() => setChoices({ slashKey: false }));
  press({ key: '/' });
  expect(isOpen()).toBe(false);
  press({ key: 'k', metaKey: true });
  expect(isOpen()).toBe(true);
});

test('another dialog keeps it closed', async () => {
  await opened();
  act(closeOverlay);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  press({ key: 'k', ctrlKey: true });
  expect(isOpen()).toBe(false);
  dialog.remove();
});

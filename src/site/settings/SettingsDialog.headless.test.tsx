// Settings dialog: a field for every setting of the table, at once in the profile and on the page, and the one that was asked for has the focus.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profile, setChoices } from '../../data/profile.ts';
import SettingsDialog from './SettingsDialog.tsx';
import { SETTINGS, type SettingId } from './settingsTable.ts';

const root = document.documentElement;
beforeEach(() => profile.setState(profile.getInitialState(), true));
afterEach(() => {
  cleanup();
  profile.setState(profile.getInitialState(), true);
});
const choices = () => profile.getState().choices;
const dialogAt = (at?: SettingId, slowable = false) => (
  <SettingsDialog open at={at} slowable={slowable} onClose={vi.fn<() => void>()} />
);
const open = (at?: SettingId) => render(dialogAt(at));

test('every setting of the table is in it, the speed only where slower play helps', () => {
  const { rerender } = open();
  const dialog = () => document.querySelector('dialog')?.textContent ?? '';
  for (const { title } of Object.values(SETTINGS)) expect(dialog().includes(title), title).toBe(title !== 'Game speed');
  rerender(dialogAt(undefined, true));
  expect(dialog()).toContain('Game speed');
});

test('the theme is on the page at once, and gone with “Same as the device”', () => {
  open();
  const select = screen.getByLabelText('Theme');
  fireEvent.change(select, { target: { value: '2' } });
  expect([choices().theme, root.dataset['theme']]).toEqual(['dark', 'dark']);
  fireEvent.change(select, { target: { value: '0' } });
  expect([choices().theme, root.dataset['theme']]).toEqual(['system', undefined]);
});

test('motion and text size are on the page at once', () => {
  open();
  fireEvent.change(screen.getByLabelText('Motion'), { target: { value: '2' } });
  fireEvent.change(screen.getByLabelText('Text size'), { target: { value: '1.5' } });
  expect([root.dataset['motion'], root.style.getPropertyValue('--text-size')]).toEqual(['reduced', '1.5']);
  act(() => setChoices({ textScale: 1, motion: 'system' }));
  expect([root.dataset['motion'], root.style.getPropertyValue('--text-size')]).toEqual([undefined, '']);
});

test('the colours, the touch pad’s hand and the palette’s key are kept', () => {
  open();
  fireEvent.click(screen.getByLabelText('Easy to tell apart'));
  fireEvent.click(screen.getByRole('switch', { name: 'Left-handed touch' }));
  fireEvent.click(screen.getByRole('switch', { name: 'The key / opens the search' }));
  expect(choices()).toMatchObject({ palette: 'safe', leftHanded: true, slashKey: false });
});

test.each<[SettingId, string]>([
  ['theme', 'Theme'],
  ['leftHanded', 'Left-handed touch'],
])('asked for %s it gives the focus there', (at, label) => {
  open(at);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
});

// The HUD of an escape on a real session: everything is done by buttons, with the focus where one goes on; the dialog has its two buttons.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import definition from '../../../scenes/escape-room/index.ts';
import { isPage } from '../../../scenes/escape-room/levels/building/sheets.ts';
import { fixturesOf } from '../../../scenes/escape-room/rules/fixtures.ts';
import { walkthrough } from '../../../scenes/escape-room/rules/solver.ts';
import type { EscapeCommand, EscapeState } from '../../../scenes/escape-room/rules/state.ts';
import { seedOf } from '../../../scenes/escape-room/rules/testing.ts';
import type { EscapeUi } from '../../../scenes/escape-room/ui.ts';
import { NO_INPUT } from '../../../scenes/kit/core/input/input.ts';
import { NO_RECORDS } from '../../../scenes/kit/core/replay/records.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import { DEFAULT_SETTINGS } from '../../../scenes/kit/core/settings.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import Hud from './Hud.tsx';

/** First set of nodes in the Laboratory. */
const SEED = 2;
let session: Session;
let stage: HTMLElement;
const held: [string, boolean][] = [];
const state = () => session.state as EscapeState;

beforeEach(async () => {
  session = await startedSession(definition, SEED);
  stage = document.body.appendChild(document.createElement('div'));
  held.length = 0;
  render(
    <Hud
      session={session}
      definition={definition}
      settings={DEFAULT_SETTINGS}
      records={NO_RECORDS}
      stage={stage}
      hold={(action, down) => held.push([action, down])}
    />,
  );
});
afterEach(() => {
  cleanup();
  stage.remove();
});

const ui = () => uiOf<EscapeUi>(session).getState();

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp, detail = 1) => fireEvent.click(button(name), { detail });
const send = (...commands: readonly EscapeCommand[]) => act(() => commands.forEach(command => session.send(command)));
const upTo = (id: string) =>
  act(() => {
    for (const command of walkthrough(state())) {
      if (command.type === 'submit' && state().focus === id) return;
      session.send(command);
    }
  });

it('a place, its deed, what was in it, and back: by mouse', () => {
  press('Workbench drawer');
  expect(screen.getByRole('region', { name: 'What you see' }).textContent).toContain(
    'A wide drawer under the workbench.',
  );
  expect(screen.queryByRole('button', { name: 'Air vent' }), 'close to one thing no other is pressed').toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: 'Open' })[0] as HTMLElement);
  expect(state().inventory).toEqual(['screwdriver', 'battery']);
  press('Screwdriver');
  press('Back');
  press('Air vent');
  fireEvent.click(screen.getAllByRole('button', { name: 'Use Screwdriver' })[0] as HTMLElement);
  expect(state().done).toContain('vent');
  press('Battery');
  press('Combine');
  expect(ui().marked).toBe('battery');
  press('Dark lamp');
  expect(state().inventory).toEqual(['litLamp']);
  expect(ui().marked).toBeNull();
});

it('by keys alone the focus goes on: from the place to its deed, and back to the place', () => {
  button('Steel cabinet').focus();
  press('Steel cabinet', 0);
  expect(document.activeElement?.textContent).toBe('Enter code');
  fireEvent.click(document.activeElement as HTMLElement, { detail: 0 });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Four digits' }));
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'Escape' });
  expect(document.activeElement?.textContent).toBe('Enter code');
  press('Back', 0);
  expect(document.activeElement?.textContent).toBe('Steel cabinet');
});

it('opened by mouse the dialog has the keyboard: digits are counted by arrows, and Enter submits', () => {
  press('Steel cabinet');
  fireEvent.click(screen.getAllByRole('button', { name: 'Enter code' })[0] as HTMLElement, { detail: 1 });
  const line = screen.getByRole<HTMLInputElement>('textbox', { name: 'Four digits' });
  expect(document.activeElement).toBe(line);
  fireEvent.change(line, { target: { value: '1234' } });
  fireEvent.keyDown(line, { key: 'ArrowUp' });
  expect(line.value).toBe('1235');
  fireEvent.submit(line.form as HTMLFormElement);
  expect(state()).toMatchObject({ wrongCodes: 1 });
});

it('the dialog: digits by pad or line, Submit, Cancel, and the specified words for a wrong code', () => {
  upTo('cabinet');
  const dialog = screen.getByRole('dialog', { name: 'Steel cabinet: enter code' });
  for (const digit of '1299') press(digit);
  press('Take the last digit back');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('129');
  press('Submit');
  expect(screen.getByText('Incorrect code. Try again.')).toBeTruthy();
  expect(screen.getByRole('textbox').dataset['stuck']).toBe('true');
  press('Cancel');
  expect(dialog.isConnected).toBe(false);
  expect(state()).toMatchObject({ asking: false, focus: 'cabinet', wrongCodes: 1 });
});

it('time runs while one does nothing, hints run out in the specified words, notes are kept word for word', () => {
  act(() => {
    for (let i = 0; i < 65 * 60; i++) session.tick(NO_INPUT);
  });
  expect(screen.getByRole('timer').textContent).toBe('28:55');
  for (const left of [3, 2, 1, 0]) press(`Hint, ${left} left`);
  expect(screen.getByText('No hints remaining!')).toBeTruthy();
  send({ type: 'look', at: 'note' }, { type: 'back' });
  press('Notes, 1');
  expect(within(screen.getByRole('dialog', { name: 'Notes' })).getByText('Cabinet: lightest last.')).toBeTruthy();
  fireEvent.keyDown(window, { code: 'KeyN' });
  expect(ui().notesOpen).toBe(false);
  fireEvent.pointerDown(button('Places'));
  fireEvent.pointerUp(button('Places'));
  expect(held.slice(0, 2)).toEqual([
    ['reveal', true],
    ['reveal', false],
  ]);
});

it('rooms are walked to once they are open, and the places are theirs', () => {
  expect(screen.getByRole('group', { name: 'Rooms' }).textContent).toBe('Laboratory');
  upTo('none');
  expect(state().phase).toBe('escaped');
  expect(screen.queryByRole('group', { name: 'Places' }), 'after the end nothing is pressed').toBeNull();
});

/** Drags an item from the tray to a place of the picture, whose px are the world's. */
function drag(name: string, x: number, y: number): void {
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 720, 480);
  const card = button(name);
  card.setPointerCapture = () => {};
  fireEvent.pointerDown(card, { pointerId: 1, button: 0, clientX: 100, clientY: 600 });
  fireEvent.pointerMove(card, { pointerId: 1, clientX: x, clientY: y });
  fireEvent.pointerUp(card, { pointerId: 1, clientX: x, clientY: y });
  fireEvent.click(card);
}

it('an item dragged onto a place is used there: in the room and close up; where none is wanted it is only looked at', () => {
  send({ type: 'look', at: 'drawer' }, { type: 'act' }, { type: 'back' });
  drag('Battery', 548, 300);
  expect(state()).toMatchObject({ focus: 'cabinet', selected: 'battery', asking: false });
  send({ type: 'back' });
  drag('Battery', 78, 130);
  expect(screen.getByText(/^Battery: that does not help here\./)).toBeTruthy();
  drag('Screwdriver', 360, 240);
  expect(state().done).toContain('vent');
  send({ type: 'back' });
  drag('Battery', 20, 470);
  expect(state().focus, 'beside every place').toBeNull();
});

it('parts of a gadget are buttons with their names; moved by the keyboard, the part keeps the focus', () => {
  session.restart(seedOf({ lab: 'lens' }));
  act(() => session.start());
  press('Water pipes', 0);
  const pipe = screen.getAllByRole('button', { name: /^Pipe 3, open / }).find(one => one.dataset['part'] === '2');
  pipe?.focus();
  fireEvent.click(pipe as HTMLElement, { detail: 0 });
  expect(state().settings['pipes']?.[2]).toBe(((state().draws.pipes.start[2] ?? 0) + 1) % 4);
  expect((document.activeElement as HTMLElement).dataset['part']).toBe('2');
  expect(screen.getByRole('region', { name: 'What you see' }).textContent).toMatch(/Upper row open: /);
});

it('after Combine it is said what to do next', () => {
  send({ type: 'look', at: 'drawer' }, { type: 'act' }, { type: 'pick', item: 'battery' });
  press('Combine');
  expect(screen.getByRole('region', { name: 'What you see' }).textContent).toContain(
    'Combine Battery: now press what it goes with.',
  );
  expect(screen.getByRole('status').textContent).toBe('Combine Battery: now press what it goes with.');
  press('Combine');
  expect(screen.queryByText(/now press/)).toBeNull();
});

it('opened by a finger the dialog leaves the focus alone, and no soft keyboard covers its pad', () => {
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  press('Steel cabinet');
  fireEvent.click(screen.getAllByRole('button', { name: 'Enter code' })[0] as HTMLElement, { detail: 1 });
  const line = screen.getByRole('textbox', { name: 'Four digits' });
  expect(document.activeElement).not.toBe(line);
  expect(line.getAttribute('inputmode')).toBe('none');
});

it('a page that lies about is read where it is found, and again among the notes', async () => {
  const lying = () => fixturesOf(state().draws).find(({ id }) => isPage(id));
  for (let seed = 1; lying()?.room !== 'lab'; seed++) act(() => session.restart(seed));
  act(() => session.start());
  press('Folded page');
  const seen = screen.getByRole('region', { name: 'What you see' });
  expect(seen.textContent).toContain('Page 1 of 30.');
  expect((await within(seen).findByRole('article')).textContent).toContain('My name is Ada, and I fold rooms.');
  press('Back');
  expect(within(seen).queryByRole('article')).toBeNull();
  press(/^Notes, /);
  const notes = screen.getByRole('dialog', { name: 'Notes' });
  expect((await within(notes).findByRole('article')).textContent).toContain('1. To whoever is in there');
});

// Touch pad: the joystick's origin is where it is touched, its dead zone, and buttons that hold a control.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { HudItem } from '../../../scenes/kit/core/hud.ts';
import type { Control } from '../../../scenes/kit/core/input/input.ts';
import type { SessionState } from '../../../scenes/kit/core/session/session.ts';
import { profile, setChoices } from '../../data/profile.ts';
import { TouchPad } from './TouchPad.tsx';
import { hasTouchPad } from './touchControls.ts';

afterEach(cleanup);

const CONTROLS: readonly Control[] = [
  { action: 'left', keys: ['KeyA'], touch: 'joystick', label: 'Left' },
  { action: 'fire', keys: ['Space'], touch: { button: 'FIRE' }, label: 'Shoot' },
  { action: 'duck', keys: ['KeyC'], touch: { button: 'DUCK' }, label: 'Duck' },
  { action: 'look', keys: ['KeyL'], label: 'Look' },
];

/** Session of which only the HUD is read. */
const says = (...hud: HudItem[]) => ({ store: createStore(() => ({ hud }) as unknown as SessionState) });

function pad(controls = CONTROLS, session = says()) {
  const input = { setStick: vi.fn(), setButton: vi.fn() };
  render(<TouchPad controls={controls} input={input} session={session} />);
  return input;
}
const at = (pointerId: number, clientX: number, clientY: number) => ({
  pointerId,
  clientX,
  clientY,
  pointerType: 'touch',
});

test.each([
  ['a nudge is rest', 5, 0, [0, 0]],
  ['half way', 26, 0, [0.5, 0]],
  ['as far as it goes', -52, 0, [-1, 0]],
  ['beyond: no more than all', 0, 500, [0, 1]],
])('%s', (_, dx, dy, wanted) => {
  const { setStick } = pad();
  const stick = screen.getByRole('button', { name: 'Joystick' });
  fireEvent.pointerDown(stick, at(1, 100, 100));
  fireEvent.pointerMove(stick, at(1, 100 + dx, 100 + dy));
  expect(setStick).toHaveBeenLastCalledWith('move', ...wanted);
  fireEvent.pointerMove(stick, at(2, 400, 400));
  expect(setStick).toHaveBeenLastCalledWith('move', ...wanted);
  fireEvent.pointerUp(stick, at(1, 100 + dx, 100 + dy));
  expect(setStick).toHaveBeenLastCalledWith('move', 0, 0);
});

test('a press on the rim pushes that way at once, from the resting middle; one in the middle or outside rests', () => {
  const { setStick } = pad();
  const stick = screen.getByRole('button', { name: 'Joystick' });
  const rest = stick.firstElementChild as HTMLElement;
  rest.getBoundingClientRect = () => new DOMRect(40, 40, 120, 120);
  const press = (x: number, y: number) => {
    fireEvent.pointerDown(stick, at(1, x, y));
    const pushed = setStick.mock.lastCall;
    fireEvent.pointerUp(stick, at(1, x, y));
    return pushed;
  };
  expect(press(155, 100)).toEqual(['move', 1, 0]);
  expect(press(100, 48)).toEqual(['move', 0, -1]);
  expect(press(110, 100)).toEqual(['move', 0, 0]);
  expect(press(20, 20)).toEqual(['move', 0, 0]);
});

test('two ways stand side by side in their order; what must not be pressed by mistake stands apart, after them', () => {
  pad([
    { action: 'digLeft', keys: [], touch: { button: 'Dig Left', pair: true }, label: 'Dig' },
    { action: 'again', keys: [], touch: { button: 'Restart', apart: true }, label: 'Restart' },
    { action: 'digRight', keys: [], touch: { button: 'Dig Right', pair: true }, label: 'Dig' },
  ]);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Dig Left', 'Dig Right', 'Restart']);
  const [left, right, restart] = screen.getAllByRole('button');
  expect(left?.parentElement).toBe(right?.parentElement);
  expect(restart?.parentElement).not.toBe(left?.parentElement);
  expect(restart?.dataset['apart']).toBe('true');
  expect(document.querySelector('[data-touchpad]')?.hasAttribute('data-many'), 'three stand under one thumb').toBe(
    true,
  );
});

test('for left-handed players its sides are swapped, as the setting says', () => {
  pad();
  const side = () => document.querySelector<HTMLElement>('[data-touchpad]')?.dataset['hand'];
  expect(side()).toBeUndefined();
  act(() => setChoices({ leftHanded: true }));
  expect(side()).toBe('left');
  act(() => profile.setState(profile.getInitialState(), true));
});

test('buttons hold together, each under its own finger, by its exact name', () => {
  const { setButton } = pad();
  const fire = screen.getByRole('button', { name: 'FIRE' });
  const duck = screen.getByRole('button', { name: 'DUCK' });
  fireEvent.pointerDown(fire, at(1, 0, 0));
  fireEvent.pointerDown(duck, at(2, 0, 0));
  fireEvent.pointerUp(fire, at(1, 0, 0));
  fireEvent.pointerCancel(duck, at(2, 0, 0));
  expect(setButton.mock.calls).toEqual([
    ['fire', true],
    ['duck', true],
    ['fire', false],
    ['duck', false],
  ]);
});

test('a joystick stands only where a control asks for one', () => {
  pad(CONTROLS.slice(1));
  expect(screen.queryByRole('button', { name: 'Joystick' })).toBeNull();
  expect([hasTouchPad(CONTROLS), hasTouchPad(CONTROLS.slice(3))]).toEqual([true, false]);
});

const GATE: readonly Control[] = [
  { action: 'left', keys: ['KeyA'], touch: { button: 'Left', side: 'left' }, label: 'Left' },
  {
    action: 'lock',
    keys: ['KeyL'],
    touch: { button: 'Lock', whileOn: { counter: 'lock', value: 'ON', button: 'Unlock' } },
    label: 'Lock',
  },
];
const lock = (value: string): HudItem => ({ kind: 'counter', id: 'lock', label: 'Lock', value });

test('without a joystick, buttons stand under both thumbs', () => {
  pad(GATE);
  const sides = screen
    .getAllByRole('button')
    .map(button => [button.textContent, button.parentElement?.getAttribute('data-side')]);
  expect(sides).toEqual([
    ['Left', 'left'],
    ['Lock', 'right'],
  ]);
});

test('a button reads as the HUD says, and stays held while its text changes', () => {
  const session = says(lock('OFF'));
  const { setButton } = pad(GATE, session);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Lock' }), at(1, 0, 0));
  act(() => session.store.setState({ hud: [lock('ON')] }));
  const unlock = screen.getByRole('button', { name: 'Unlock' });
  expect(setButton.mock.calls).toEqual([['lock', true]]);
  fireEvent.pointerUp(unlock, at(1, 0, 0));
  expect(setButton.mock.calls.at(-1)).toEqual(['lock', false]);
  act(() => session.store.setState({ hud: [lock('OFF')] }));
  expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull();
});

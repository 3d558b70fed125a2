// HUD items become texts, meters and buttons.

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import template from '../../scenes/_template/index.ts';
import type { HudItem } from '../../scenes/kit/core/hud.ts';
import type { KeyBindings } from '../../scenes/kit/core/input/keys.ts';
import { NO_RECORDS } from '../../scenes/kit/core/replay/records.ts';
import type { GameEvent } from '../../scenes/kit/core/rules.ts';
import type { SessionPort, SessionState } from '../../scenes/kit/core/session/session.ts';
import { DEFAULT_SETTINGS } from '../../scenes/kit/core/settings.ts';
import StandardHud from './StandardHud.tsx';

afterEach(cleanup);

function hud(...items: HudItem[]) {
  return hudWith({}, items);
}

function hudOf(more: Partial<SessionPort>, ...items: HudItem[]) {
  return hudWith(more, items);
}

function hudWith(
  more: Partial<SessionPort>,
  items: readonly HudItem[],
  kept = NO_RECORDS,
  keys: KeyBindings = {},
  touchWords = {},
) {
  const store = createStore(() => ({ hud: items, tick: 0, canUndo: false }) as unknown as SessionState);
  const send = vi.fn();
  let tell: Parameters<SessionPort['onEvents']>[0] = () => {};
  const onEvents: SessionPort['onEvents'] = listener => {
    tell = listener;
    return () => {};
  };
  const session = { store, send, onEvents, ...more } as unknown as SessionPort;
  render(
    <StandardHud
      session={session}
      definition={{ ...template, touchWords }}
      records={kept}
      settings={{ ...DEFAULT_SETTINGS, keys }}
      stage={null}
      hold={() => {}}
    />,
  );
  return { store, send, tell: (...events: GameEvent[]) => act(() => tell(events)) };
}

test.each([
  [100, '100', false],
  [29.2, '30', true],
  [0, '0', true],
])('a meter at %d reads %s', (value, shown, low) => {
  hud({ kind: 'meter', id: 'health', label: 'Health', value, max: 100 });
  const meter = screen.getByRole('meter', { name: 'Health' });
  expect(meter.textContent).toContain(shown);
  expect(meter.getAttribute('aria-valuenow')).toBe(shown);
  expect('low' in meter.dataset).toBe(low);
  expect(meter.querySelectorAll('rect')[1]?.getAttribute('width')).toBe(String(value));
});

test('a counter set aside stands with the meters; a message for the top edge stands there', () => {
  hud(
    { kind: 'meter', id: 'health', label: 'Health', value: 9, max: 10 },
    { kind: 'counter', id: 'score', label: 'Score', value: 1 },
    { kind: 'counter', id: 'wave', label: 'Wave', value: 2, aside: true },
    { kind: 'message', id: 'title', text: 'Low flyers', place: 'top' },
  );
  const meters = screen.getByRole('meter').parentElement;
  expect(meters?.textContent).toContain('Wave2');
  expect(meters?.textContent).not.toContain('Score');
  expect(screen.getAllByText('Wave')).toHaveLength(1);
  expect(screen.getByText('Low flyers').parentElement?.dataset['place']).toBe('top');
});

test('counters, prompts and messages are read; a large message says so to the style', () => {
  hud(
    { kind: 'counter', id: 'score', label: 'Score', value: 12345 },
    { kind: 'counter', id: 'level', label: 'Level', value: '1/5' },
    { kind: 'prompt', id: 'go', text: 'Reach the door.' },
    { kind: 'message', id: 'done', text: 'Level 1 Complete', large: true },
  );
  for (const text of ['12,345', '1/5', 'Reach the door.']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Level 1 Complete').dataset['large']).toBe('true');
});

test.each([
  [null, 40, '40'],
  [1200, 40, '1,200'],
  [1200, 1300, '1,300'],
])('with %s kept and %d scored the best is %s', (best, value, shown) => {
  hudWith({}, [{ kind: 'best', id: 'high', label: 'High Score', value }], { ...NO_RECORDS, best });
  expect(screen.getByText(shown)).toBeTruthy();
  expect(screen.getByText('High Score')).toBeTruthy();
});

test('a button sends its command, or nothing while it is disabled', () => {
  const { send } = hud(
    { kind: 'button', id: 'roll', label: 'Roll', command: { type: 'roll' } },
    { kind: 'button', id: 'undo', label: 'Undo', command: { type: 'undo' }, disabled: true },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Roll' }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(send.mock.calls).toEqual([[{ type: 'roll' }]]);
});

test('a refusal is read until the next thing happens', () => {
  const { tell } = hud();
  tell({ type: 'refused', message: 'Choose a door first.' } as GameEvent);
  expect(screen.getByText('Choose a door first.')).toBeTruthy();
  tell({ type: 'chosen' });
  expect(screen.queryByText('Choose a door first.')).toBeNull();
});

test('what can be taken back has its button, dead while there is nothing', () => {
  const undo = vi.fn();
  const { store } = hudOf({ undo });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
  expect(button.disabled).toBe(true);
  act(() => store.setState({ canUndo: true }));
  fireEvent.click(button);
  expect(undo).toHaveBeenCalledOnce();
  cleanup();
  hud();
  expect(screen.queryByRole('button')).toBeNull();
});

test('it renders again when its items change, and not for a tick', () => {
  const renders = vi.fn();
  const items: HudItem[] = [
    {
      kind: 'counter',
      id: 'a',
      label: 'A',
      get value() {
        renders();
        return 1;
      },
    },
  ];
  const { store } = hud(...items);
  const first = renders.mock.calls.length;
  act(() => store.setState({ tick: 1 }));
  expect(renders.mock.calls.length).toBe(first);
  act(() => store.setState({ hud: [{ kind: 'counter', id: 'a', label: 'A', value: 2 }] }));
  expect(screen.getByText('2')).toBeTruthy();
});

test('a strip of medals by level stands with the messages', () => {
  const places = [
    { name: 'Level 1', short: '1', earned: [true, false] },
    { name: 'Level 2', short: '2', earned: null },
  ] as const;
  hud({ kind: 'strip', id: 'medals', label: 'Medals by level', marks: ['Unseen', 'No shot'], places });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Level 1: Unseen');
  expect([first?.dataset['first'], first?.dataset['second']]).toEqual(['true', undefined]);
  expect(second?.dataset['ahead']).toBe('true');
});

test('a text names the keys that the player has set', () => {
  hudWith({}, [{ kind: 'prompt', id: 'hint', text: 'Move with the arrow keys' }], NO_RECORDS, { up: ['KeyI'] });
  expect(screen.getByText('Move with I, Arrow down, Arrow left and Arrow right')).toBeDefined();
});

test('a text that names keys says what a finger does from the first touch on', () => {
  const touchWords = { 'Use arrow keys': 'Use the joystick', 'Press R to': 'Tap', 'Press R': 'Tap Restart' };
  const items = [
    { kind: 'prompt', id: 'hint', text: 'Use arrow keys to move' },
    { kind: 'message', id: 'again', text: 'Press R to restart' },
  ] as const;
  hudWith({}, items, NO_RECORDS, {}, touchWords);
  expect(screen.getByText('Use arrow keys to move')).toBeDefined();
  act(() => void window.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' })));
  expect(screen.getByText('Use the joystick to move')).toBeDefined();
  expect(screen.getByText('Tap restart')).toBeDefined();
});

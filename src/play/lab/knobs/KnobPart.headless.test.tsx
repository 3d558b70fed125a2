// Constants section: names in the address that are no constants are said; the others are sliders.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import template from '../../../../scenes/_template/index.ts';
import { startedSession } from '../../../../tests/setup/game.ts';
import { HOSTILE_NAMES } from '../../../../tests/setup/hostileNames.ts';
import type { MountedGame } from '../../stage/PhaserHost.tsx';
import { KnobPart } from './KnobPart.tsx';
import { createTuning } from './tuning.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

async function shown(tune: string) {
  history.replaceState(null, '', `/?lab&tune=${tune}`);
  const { default: runtime } = await template.load();
  const session = await startedSession(template);
  const mounted = { runtime, stage: { session } } as unknown as MountedGame;
  render(<KnobPart definition={template} mounted={mounted} tuning={createTuning(session, runtime.constants)} />);
  return Object.keys(runtime.constants);
}

test.each(HOSTILE_NAMES.filter(name => name !== ''))('%s is no constant, and said so', async name => {
  const [known] = await shown(`${name}:2`);
  expect(screen.getByText(`The address names no constants of this game: ${name}.`)).toBeTruthy();
  expect(screen.getByLabelText(String(known))).toBeTruthy();
});

test('a known name is not said', async () => {
  const { default: runtime } = await template.load();
  await shown(`${Object.keys(runtime.constants)[0]}:2`);
  expect(screen.queryByText(/^The address names/)).toBeNull();
});

test('a number is found, typed and taken back', async () => {
  const [first = '', second = ''] = await shown('');
  const { default: runtime } = await template.load();
  const { value, range } = runtime.constants[first] as { value: number; range: readonly [number, number] };
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a number' }), { target: { value: first } });
  expect(screen.queryByLabelText(second)).toBeNull();
  const typed = screen.getByRole<HTMLInputElement>('textbox', { name: `Number of ${first}` });
  fireEvent.change(typed, { target: { value: String(range[1] + 1) } });
  expect(typed.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/is outside\.$/)).toBeTruthy();
  fireEvent.change(typed, { target: { value: String(range[1]) } });
  fireEvent.keyDown(typed, { key: 'Enter' });
  expect(screen.getByText(/1 changed$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(typed.value).toBe(String(value));
  fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(typed.value).toBe(String(range[1]));
});

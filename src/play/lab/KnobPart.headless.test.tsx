// Constants section: names in the address that are no constants are said; the others are sliders.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import template from '../../../scenes/_template/index.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import { HOSTILE_NAMES } from '../../../tests/setup/hostileNames.ts';
import type { MountedGame } from '../PhaserHost.tsx';
import { KnobPart } from './KnobPart.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

async function shown(tune: string) {
  history.replaceState(null, '', `/?lab&tune=${tune}`);
  const { default: runtime } = await template.load();
  const session = await startedSession(template);
  render(<KnobPart definition={template} mounted={{ runtime, stage: { session } } as unknown as MountedGame} />);
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

// Orders: a control that cannot act says so.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import definition from '../../../scenes/emergencia/index.ts';
import { type EmergenciaUi, setZoomEnds } from '../../../scenes/emergencia/ui.ts';
import type { EmergenciaView } from '../../../scenes/emergencia/view.ts';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import { sessionOpener } from '../../../tests/setup/game.ts';
import { ActionButtons } from './ActionButtons.tsx';

afterEach(cleanup);

it.each([
  ['all of the map is shown', { isWidest: true, isClosest: false }, ['', 'true']],
  ['it is as close as it goes', { isWidest: false, isClosest: true }, ['true', '']],
  ['between', { isWidest: false, isClosest: false }, ['', '']],
] as const)('closer and wider, where %s', async (_where, ends, disabled) => {
  const session = (await sessionOpener(definition))({ seed: 3 });
  session.start();
  setZoomEnds(uiOf<EmergenciaUi>(session), ends);
  const view = session.store.getState().view as EmergenciaView;
  render(<ActionButtons view={view} session={session} hold={() => {}} />);
  const buttons = ['Look closer', 'See more'].map(name => screen.getByRole('button', { name }));
  expect(buttons.map(button => button.getAttribute('aria-disabled') ?? '')).toEqual(disabled);
});

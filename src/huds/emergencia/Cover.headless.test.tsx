// Cards between missions: a defeat offers to show the deed and what gave it away, as a win shows the proof.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import definition from '../../../scenes/emergencia/index.ts';
import type { State } from '../../../scenes/emergencia/rules/state.ts';
import type { EmergenciaView } from '../../../scenes/emergencia/view.ts';
import { NO_INPUT } from '../../../scenes/kit/core/input/input.ts';
import { sessionOpener } from '../../../tests/setup/game.ts';
import { Cover } from './Cover.tsx';

afterEach(cleanup);

it('after a defeat each line with a moment has a button that shows it', async () => {
  const session = (await sessionOpener(definition))({ seed: 3 });
  session.start();
  session.send({ type: 'startMission' });
  const state = () => session.state as State;
  while (state().phase === 'playing') session.tick(NO_INPUT);
  const show = () => {
    cleanup();
    render(<Cover view={session.store.getState().view as EmergenciaView} session={session} />);
  };
  show();
  const buttons = screen.getAllByRole('button', { name: 'Show where' });
  expect(buttons.map(button => button.closest('li')?.textContent)).toEqual([
    expect.stringMatching(/ stabbed the VIP at 0:48, /),
    expect.stringMatching(/^What gave it away: /),
  ]);
  for (const [index, said] of [
    [0, / struck$/],
    [1, / gave itself away/],
  ] as const) {
    show();
    fireEvent.click(screen.getAllByRole('button', { name: 'Show where' })[index] as HTMLElement);
    session.tick(NO_INPUT);
    show();
    expect(screen.getByRole('status').textContent).toMatch(said);
    while (state().review !== null) session.tick(NO_INPUT);
  }
});

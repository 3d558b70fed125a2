// What is looked up: the intel file says where to look first this time; a mission of one's own is played, and a broken one said.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import definition from '../../../scenes/emergencia/index.ts';
import type { State } from '../../../scenes/emergencia/rules/state.ts';
import type { EmergenciaView } from '../../../scenes/emergencia/view.ts';
import { NO_INPUT } from '../../../scenes/kit/core/input/input.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import { sessionOpener } from '../../../tests/setup/game.ts';
import Sheets from './sheets/Sheets.tsx';

afterEach(cleanup);

async function shown(which: 'intel' | 'mission') {
  const session: Session = (await sessionOpener(definition))({ seed: 3 });
  session.start();
  let closed = 0;
  const view = session.store.getState().view as EmergenciaView;
  render(<Sheets which={which} view={view} session={session} definition={definition} onClose={() => closed++} />);
  return { session, view, closed: () => closed, state: () => session.state as State };
}

const bring = (text: string) =>
  fireEvent.change(screen.getByLabelText('A file (.json)'), {
    target: { files: [new File([text], 'mission.json', { type: 'application/json' })] },
  });

it('the intel file says among whom somebody hides this time', async () => {
  const { state } = await shown('intel');
  expect(screen.getByText(`This time among the ${state().enemies[0]?.look}s.`)).toBeTruthy();
});

it('a mission file is played; a broken one gets a sentence and changes nothing', async () => {
  const { session, view, closed, state } = await shown('mission');
  const before = session.hash();
  for (const [text, said] of [
    ['{', 'This is no JSON. Nothing was changed.'],
    ['{"name":"X","world":{"width":100}}', 'The width of its world is a number from 400 to 2000. Nothing was changed.'],
    [' '.repeat(8001), 'A mission has at most 8000 characters. Nothing was changed.'],
    [view.text.replace('"knife"', '"spoon"'), /^Enemy 1: its weapon is one of .+\. Nothing was changed\.$/],
  ] as const) {
    bring(text);
    expect(await screen.findByText(said)).toBeTruthy();
  }
  expect([session.hash(), closed()]).toEqual([before, 0]);
  bring(view.text.replace('Plaza Opening', 'My own'));
  await expect.poll(closed).toBe(1);
  expect([state().kind, (session.store.getState().view as EmergenciaView).name]).toEqual(['own', 'My own']);
});

it('a mission is drawn from the one under play: pieces are laid, moved by keys, taken back, and it is played', async () => {
  const { closed, state } = await shown('mission');
  fireEvent.click(screen.getByRole('button', { name: 'Draw a mission' }));
  const agents = () => screen.queryAllByRole('button', { name: /^Agent \d$/ });
  await screen.findByRole('button', { name: 'Agent 1' });
  expect(agents()).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: 'Agent' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add: Agent' }));
  expect(agents()).toHaveLength(3);
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('This drawing as a mission file');
  const third = () => (JSON.parse(field().value) as { agents: { x: number; y: number }[] }).agents[2];
  const { x, y } = third() ?? { x: 0, y: 0 };
  fireEvent.keyDown(screen.getByRole('button', { name: 'Agent 3' }), { key: 'ArrowRight' });
  expect(third()).toMatchObject({ x: x + 10, y });
  fireEvent.change(screen.getByLabelText('Pace, px/s'), { target: { value: '500' } });
  expect(screen.getByText('Agent 3: its speed is a number from 1 to 200.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play it' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Three foxes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Play it' }));
  expect(closed()).toBe(1);
  expect([state().kind, state().agents.length]).toEqual(['own', 3]);
});

it('a drawing is played after the end of a run too: the run begins anew', async () => {
  const { session, closed, state } = await shown('mission');
  Object.assign(state(), { phase: 'gameOver' });
  session.tick(NO_INPUT);
  expect(session.store.getState().phase).toBe('over');
  fireEvent.click(screen.getByRole('button', { name: 'Draw a mission' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Play it' }));
  expect([closed(), state().kind, state().phase]).toEqual([1, 'own', 'setup']);
});

// The HUD: loading robots, saved and shared scripts, the debugger, the next opponent of the ladder.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { hashOf, type Json } from '../../../scenes/kit/core/json.ts';
import { NO_RECORDS } from '../../../scenes/kit/core/replay/records.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import { DEFAULT_SETTINGS } from '../../../scenes/kit/core/settings.ts';
import definition from '../../../scenes/robot-battle/index.ts';
import { encodeLink } from '../../../scenes/robot-battle/rules/link.ts';
import { SCRIPTS } from '../../../scenes/robot-battle/rules/scripts.ts';
import type { RobotState } from '../../../scenes/robot-battle/rules/state.ts';
import { FIRST_CODES, logOf, type RobotUi } from '../../../scenes/robot-battle/ui.ts';
import { sessionOpener } from '../../../tests/setup/game.ts';
import { profile } from '../../data/profile.ts';
import { toasts } from '../../ui/toast.ts';
import Hud from './Hud.tsx';
import { savedScripts } from './savedScripts.ts';

const OWN = "return 'shield';";
afterEach(() => {
  cleanup();
  localStorage.removeItem(savedScripts.format.key);
  profile.setState(profile.getInitialState());
});

let session: Session;
const ui = () => uiOf<RobotUi>(session);

async function shown(setup = {}, codes: RobotUi['codes'] = FIRST_CODES): Promise<void> {
  session = (await sessionOpener(definition))({ seed: 3, setup });
  ui().setState({ codes });
  session.start(setup);
  const rest = { definition, settings: DEFAULT_SETTINGS, records: NO_RECORDS, stage: null, hold: () => {} };
  render(<Hud session={session} {...rest} />);
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const pick = (letter: string, value: string) =>
  fireEvent.change(screen.getByLabelText(`Robot ${letter}: whose script`), { target: { value } });
const run = (ticks = 6) =>
  act(() => {
    for (let i = 0; i < ticks; i++) session.tick(session.pilot());
  });
const stateNow = () => session.state as RobotState;

it('two robots are laid out and fight; Stop brings the bench back', async () => {
  await shown();
  pick('A', 'fox');
  pick('A', 'aims');
  pick('B', 'circler');
  press('Start Battle');
  expect(stateNow()).toMatchObject({ phase: 'running', fighters: [{ name: 'Takes aim' }, { name: 'Circler' }] });
  run();
  expect(screen.getByText(/^Tick \d+\. Takes aim against Circler\./)).toBeTruthy();
  press('Stop');
  expect(stateNow().phase).toBe('idle');
});

it('speed, hold, and any tick of the match, back and forth, without playing it', async () => {
  await shown();
  press('Start Battle');
  press(/^Speed ×1/);
  expect(stateNow().pace).toBe(2);
  run(12);
  const { tick } = stateNow().arena;
  tab('Match');
  press('One tick on');
  expect(stateNow()).toMatchObject({ held: true, arena: { tick } });
  expect(ui().getState().snapshot?.tick).toBe(tick + 1);
  fireEvent.change(screen.getByLabelText('Tick of the match'), { target: { value: '20' } });
  const debuggerPanel = screen.getByRole('region', { name: 'Tick 20' });
  expect(within(debuggerPanel).getByText('175.0, 150.0, 0°')).toBeTruthy();
  expect(within(debuggerPanel).getAllByText(/^(?:shoot, hit|shoot, missed)$/).length).toBe(1);
  press('Go on');
  expect(ui().getState().snapshot).toBeNull();
});

it('the chart grows with the match, as far as a tick that is scrubbed to, and is whole at its end', async () => {
  await shown();
  press('Start Battle');
  run(12);
  const chart = () => screen.getByRole('img', { name: /^Health and energy/ });
  /** Ticks at which the lines end. */
  const ends = () =>
    [...chart().querySelectorAll('polyline')].map(line =>
      Number(line.getAttribute('points')?.split(' ').at(-1)?.split(',')[0]),
    );
  const expectEnd = (tick: number) => {
    expect(chart().getAttribute('aria-label')).toContain(`at tick ${tick}:`);
    expect(ends()).toEqual([tick, tick, tick, tick]);
  };
  const { tick } = stateNow().arena;
  expect(tick).toBeGreaterThan(0);
  expectEnd(tick);
  fireEvent.change(screen.getByLabelText('Tick of the match'), { target: { value: String(tick + 9) } });
  expectEnd(tick + 9);
  fireEvent.change(screen.getByLabelText('Tick of the match'), { target: { value: '1' } });
  expectEnd(tick);
  press('To the end');
  expectEnd(stateNow().moves[0].length);
});

it('Play Again plays the same match; Next opponent, once one is beaten, the next of the ladder', async () => {
  await shown();
  press('Start Battle');
  press('To the end');
  expect(session.store.getState().result?.outcome).toBe('won');
  const { seed, moves } = stateNow();
  press('Play Again');
  expect(stateNow()).toMatchObject({
    phase: 'running',
    seed,
    moves,
    fighters: [{ robot: 'steps' }, { robot: 'target' }],
  });
  press('To the end');
  press('Next opponent');
  expect(stateNow()).toMatchObject({ phase: 'running', fighters: [{ robot: 'steps' }, { robot: 'circler' }] });
  press('To the end');
  expect(session.store.getState().result?.outcome).toBe('lost');
  expect(screen.queryByRole('button', { name: 'Next opponent' })).toBeNull();
  press('Play Again');
  expect(stateNow().fighters?.[1].robot).toBe('circler');
});

it('a text that is no script any more is not taken, in words; one that only loses is kept', async () => {
  await shown();
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Script of robot A' }), { target: { value } });
  type('x'.repeat(10_000_000));
  expect(ui().getState().codes).toEqual(FIRST_CODES);
  expect(toasts.getState().last).toMatchObject({
    title: 'That is no script: 64 KB are allowed',
    description: 'Nothing was changed.',
  });
  type('x'.repeat(70_000));
  expect(ui().getState().codes[0]).toHaveLength(70_000);
  expect(screen.getByText('over 64 KB: it loses')).toBeTruthy();
});

it('a match that is lost before the first tick says under the glass why', async () => {
  await shown({}, ['x'.repeat(70_000), SCRIPTS.target.code]);
  press('Start Battle');
  const says = 'The script has 69 KB; 64 KB are allowed.';
  const out: Json = [{ reason: 'too long', says }, null];
  act(() => session.respond(session.store.getState().request, { a: '', b: '', out }));
  ui().setState({ log: [{ tick: 0, side: 0, kind: 'error', text: says, line: null }] });
  run(30);
  expect(stateNow()).toMatchObject({ phase: 'over', winner: 'B' });
  tab('Match');
  expect(within(screen.getByRole('region', { name: 'Tick 0' })).getByText(says)).toBeTruthy();
});

it('what a match logged of a text is of that text alone', async () => {
  await shown({}, [OWN, SCRIPTS.target.code]);
  press('Start Battle');
  const words = { tick: 1, side: 0, kind: 'error', text: 'nobody is not defined', line: 1 } as const;
  ui().setState({ log: [words] });
  expect(logOf(ui().getState(), 0)).toEqual([words]);
  press('Stop');
  pick('A', 'aims');
  expect(logOf(ui().getState(), 0)).toEqual([]);
});

it('A and B are swapped; a script of one’s own that is covered comes back by Undo', async () => {
  await shown({}, [OWN, SCRIPTS.target.code]);
  press('Swap A and B');
  expect(ui().getState().codes).toEqual([SCRIPTS.target.code, OWN]);
  press('Swap A and B');
  pick('A', 'aims');
  expect(ui().getState().codes[0]).toBe(SCRIPTS.aims.code);
  act(() => toasts.getState().last?.action?.run());
  expect(ui().getState().codes[0]).toBe(OWN);
});

it('what is typed is kept as it is typed; what cannot be read is set aside', () => {
  savedScripts.save([OWN, '// ü']);
  expect(savedScripts.load()).toEqual([OWN, '// ü']);
  const spoilt = JSON.stringify({ version: 1, state: [OWN, OWN], sum: hashOf('other') });
  localStorage.setItem(savedScripts.format.key, spoilt);
  expect(savedScripts.load()).toBeNull();
  expect(localStorage.getItem(`${savedScripts.format.key}.unreadable.1`)).toBe(spoilt);
  localStorage.removeItem(`${savedScripts.format.key}.unreadable.1`);
});

it('a link lies on the bench and is not run; one’s own scripts come back', async () => {
  savedScripts.save([OWN, OWN]);
  await shown({ match: (await encodeLink([SCRIPTS.kiter.code, SCRIPTS.turret.code])) ?? '' });
  const back = await screen.findByRole('button', { name: 'Back to mine' });
  expect(ui().getState().codes).toEqual([SCRIPTS.kiter.code, SCRIPTS.turret.code]);
  expect(stateNow().phase).toBe('idle');
  expect(savedScripts.load()).toEqual([OWN, OWN]);
  fireEvent.click(back);
  expect(ui().getState().codes).toEqual([OWN, OWN]);
});

it('a link with nonsense says so and changes nothing', async () => {
  await shown({ match: '1nonsense' });
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/^The link is damaged.*Nothing was changed\.$/),
  );
  expect(ui().getState().codes).toEqual(FIRST_CODES);
});

it('the API says every action, every sense and every house robot', async () => {
  await shown();
  tab('API');
  const page = screen.getByRole('region', { name: 'API and house robots' });
  for (const word of ["'shield'", 'state.memory', 'angleTo()', 'Turret'])
    expect(within(page).getByText(word)).toBeTruthy();
});

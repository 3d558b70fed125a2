// The arena's HUD: a bout won on the ladder and the next opponent, the debugger, progress, places of free play, what is kept.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_RECORDS } from '../../../../scenes/kit/core/replay/records.ts';
import type { Setup } from '../../../../scenes/kit/core/rules.ts';
import type { Session } from '../../../../scenes/kit/core/session/session.ts';
import { uiOf } from '../../../../scenes/kit/core/session/ui.ts';
import { DEFAULT_SETTINGS } from '../../../../scenes/kit/core/settings.ts';
import { ARENA_LADDER } from '../../../../scenes/robot-battle/arena/ladder.ts';
import { cardOf } from '../../../../scenes/robot-battle/arena/roster.ts';
import { ARENA_TEXTS } from '../../../../scenes/robot-battle/arena/texts.ts';
import type { ArenaBout } from '../../../../scenes/robot-battle/arena/types.ts';
import definition from '../../../../scenes/robot-battle/index.ts';
import type { RobotState } from '../../../../scenes/robot-battle/rules/state.ts';
import { type RobotUi, setArena, setArenaCode } from '../../../../scenes/robot-battle/ui.ts';
import { sessionOpener } from '../../../../tests/setup/game.ts';
import { profile } from '../../../data/profile.ts';
import Hud from '../Hud.tsx';
import { isOpen, nextToBeat } from './progress.ts';
import { savedArena } from './savedArena.ts';
import Opponents from './sheets/Opponents.tsx';
import { weekText } from './weekText.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.removeItem(savedArena.format.key);
  profile.setState(profile.getInitialState());
});

let session: Session;
const ui = () => uiOf<RobotUi>(session);
const bout = () => (session.state as RobotState).bout as ArenaBout;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

async function shown(setup: Setup, code: string = ARENA_TEXTS.fable): Promise<void> {
  session = (await sessionOpener(definition))({ seed: 3, setup });
  setArenaCode(ui(), 0, code);
  session.start(setup);
  const rest = { definition, settings: DEFAULT_SETTINGS, records: NO_RECORDS, stage: null, hold: () => {} };
  render(<Hud session={session} {...rest} />);
  await screen.findByRole('button', { name: 'Start Battle' });
}
const run = (ticks: number) =>
  act(() => {
    for (let i = 0; i < ticks; i++) session.tick(session.pilot());
  });
/** Plays the bout to its result. */
async function finish(): Promise<void> {
  press('To the end');
  await waitFor(() => expect(bout().phase).toBe('over'));
}

const LADDER = { mode: 'arena', bout: 'ladder', rival: 'tumbler' };

it('a robot of the ladder is beaten, and the next one is a press away; Play Again has other starts', async () => {
  await shown(LADDER);
  expect(screen.getByText(/^Next: Tumbler, best of three/)).toBeTruthy();
  press('Start Battle');
  await waitFor(() => expect(bout().phase).toBe('running'));
  const list = screen.getByRole('list', { name: 'Robots in the match' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  await finish();
  expect(session.store.getState().result?.outcome).toBe('won');
  const { base } = bout();
  press('Play Again');
  expect(bout().base).not.toBe(base);
  await waitFor(() => expect(bout().phase).toBe('running'));
  await finish();
  press('Next opponent');
  expect(bout()).toMatchObject({ phase: 'idle', rival: 'snail' });
});

it('To the end is the end of all matches; the score so far stands beside the number of the match', async () => {
  await shown({ mode: 'arena', bout: 'week', date: '2026-11-25' });
  press('Start Battle');
  await waitFor(() => expect(bout().phase).toBe('running'));
  act(() => void session.send({ type: 'finish' }));
  expect(bout().phase).toBe('between');
  const [points] = bout().points;
  expect(screen.getByText(new RegExp(`^Match 1 of 3, ${points} points: `))).toBeTruthy();
  act(() => void session.send({ type: 'next' }));
  await waitFor(() => expect(bout().phase).toBe('running'));
  expect(screen.getByText(new RegExp(`^Match 2 of 3, ${points} points, `))).toBeTruthy();
  await finish();
  expect([bout().verdicts.length, ui().getState().arena.toEnd]).toEqual([3, false]);
});

it('a week ends in a table, which is shared as a text; the next run has none', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await shown({ mode: 'arena', bout: 'week', date: '2026-11-25' });
  expect(screen.queryByRole('tab', { name: 'Week' })).toBeNull();
  press('Start Battle');
  await waitFor(() => expect(bout().phase).toBe('running'));
  await finish();
  const table = within(screen.getByRole('tabpanel')).getByRole('table', { name: /^\d+ points? with \d+ lines / });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(row => within(row).getByRole('rowheader').textContent)).toEqual(
    bout()
      .fighters.slice(1)
      .map(({ name }) => name),
  );
  press('Share the result');
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  expect(writeText.mock.calls[0]?.[0].startsWith(`${weekText(bout())}\n`)).toBe(true);
  press('Play Again');
  expect(screen.queryByRole('tab', { name: 'Week' })).toBeNull();
  expect(screen.getByRole('tab', { name: 'Script' }).getAttribute('aria-selected')).toBe('true');
});

it('a match is held and stepped through; the watched robot’s account stands beside it', async () => {
  await shown(LADDER);
  press('Start Battle');
  await waitFor(() => expect(bout().phase).toBe('running'));
  run(30);
  fireEvent.click(screen.getByRole('tab', { name: 'Match' }));
  press(/^Robot 2: Tumbler/);
  press('One tick on');
  expect(bout().held).toBe(true);
  const at = bout().now.tick + 1;
  expect(ui().getState().arena).toMatchObject({ tick: at, watched: 1 });
  expect(screen.getByRole('region', { name: `Tick ${at}, Tumbler` })).toBeTruthy();
  press('Go on');
  expect(ui().getState().arena.tick).toBeNull();
  press('Stop');
  expect(bout().phase).toBe('idle');
});

it('the chart grows with the match, as far as a tick that is scrubbed to, and is whole at its end', async () => {
  await shown(LADDER);
  press('Start Battle');
  await waitFor(() => expect(bout().phase).toBe('running'));
  run(30);
  const chart = () => screen.getByRole('img', { name: /^Health of every robot/ });
  const expectEnd = (tick: number) => {
    expect(chart().getAttribute('aria-label')).toContain(`at tick ${tick}:`);
    for (const line of chart().querySelectorAll('polyline'))
      expect(line.getAttribute('points')?.split(' ').at(-1)).toMatch(new RegExp(`^${tick},`));
  };
  const { tick } = bout().now;
  expect(tick).toBeGreaterThan(0);
  expectEnd(tick);
  fireEvent.change(screen.getByLabelText('Tick of the match'), { target: { value: String(tick + 40) } });
  expectEnd(tick + 40);
  press('Go on');
  expectEnd(tick);
  await finish();
  expectEnd(bout().ticks);
});

it('who is beaten opens the next one, and nobody else', () => {
  const [first, second, third] = ARENA_LADDER;
  const stats = { [`Arena ${cardOf(first).name} ticks`]: 300 };
  expect([nextToBeat({}), nextToBeat(stats)]).toEqual([first, second]);
  expect(ARENA_LADDER.filter(id => isOpen(stats, id))).toEqual([first, second]);
  expect(isOpen({}, third)).toBe(false);
});

it('six robots in teams of two, one’s own in two places; one team alone is no match', async () => {
  await shown({ mode: 'arena', bout: 'free' });
  const chosen: Setup[] = [];
  render(
    <Opponents open ui={ui()} stats={{}} bout={bout()} onChoose={setup => chosen.push(setup)} onClose={() => {}} />,
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Free play' }));
  for (let i = 0; i < 3; i++) press('Another robot');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Another robot' }).disabled).toBe(true);
  press('Teams of two');
  expect(
    ui()
      .getState()
      .arena.places.map(({ team }) => team),
  ).toEqual([0, 0, 1, 1, 2, 2]);
  act(() =>
    setArena(ui(), {
      places: ui()
        .getState()
        .arena.places.map(place => ({ ...place, team: 0 })),
    }),
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'To the ground' }).disabled).toBe(true);
  press('Each for itself');
  press('To the ground');
  expect(chosen).toEqual([{ bout: 'free', map: bout().map, friendlyFire: false }]);
});

it('scripts and places are kept; what names nobody is set aside', () => {
  const places = [
    { who: 'own', team: 0 },
    { who: 'fable', team: 1 },
  ] as const;
  savedArena.save({ codes: ['a', 'b'], places });
  expect(savedArena.load()).toEqual({ codes: ['a', 'b'], places });
  savedArena.save({ codes: ['a', 'b'], places: [places[0], { who: 'nobody' as 'own', team: 1 }] });
  expect(savedArena.load()).toBeNull();
  for (const key of Object.keys(localStorage)) if (key.includes('unreadable')) localStorage.removeItem(key);
});

it('the API and strategy are pages of the same panel', async () => {
  await shown(LADDER);
  fireEvent.click(screen.getByRole('tab', { name: 'API' }));
  expect(within(screen.getByRole('region', { name: 'API of the arena' })).getByText('drive')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Strategy' }));
  expect(within(screen.getByRole('region', { name: 'Strategy' })).getByText('Lead')).toBeTruthy();
});

// Start card, help and result show the game's texts and work as labelled.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import template from '../../../scenes/_template/index.ts';
import type { Control } from '../../../scenes/kit/core/input/input.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { daily, recordDaily } from '../../data/games/daily.ts';
import { profile, recordStart, recordStat } from '../../data/profile.ts';
import { dayNumber } from '../../site/games/day.ts';
import { seedOfDay } from '../../site/games/daySeed.ts';
import { HelpPanel, HowToPlay } from './HowToPlay.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { ScoresDialog } from './ScoresDialog.tsx';
import { StartCard } from './StartCard.tsx';

afterEach(cleanup);

const GAME: GameDefinition = {
  ...template,
  start: {
    title: 'Duel',
    text: 'Press the keys.',
    touchText: 'Touch the glass.',
    buttons: [
      { label: 'Two players', setup: { mode: 'pvp' } },
      { label: 'One player', setup: { mode: 'pvc' } },
    ],
    options: [
      {
        name: 'level',
        label: 'Computer',
        choices: [
          { value: 'easy', label: 'Easy' },
          { value: 'hard', label: 'Hard' },
        ],
        onlyFor: { mode: 'pvc' },
      },
      {
        name: 'short',
        label: 'Length',
        choices: [
          { value: false, label: 'Long' },
          { value: true, label: 'Short' },
        ],
      },
    ],
  },
};
const startCard = (last: Record<string, string | boolean> | null = null) => {
  const onStart = vi.fn();
  render(<StartCard definition={GAME} last={last} best={1234} onStart={onStart} onHelp={() => {}} />);
  return onStart;
};

test('each button starts its own game, with the options that belong to it', () => {
  const onStart = startCard();
  expect(screen.getByRole('heading', { name: 'Duel' })).toBeTruthy();
  expect(screen.getByText('1,234')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Two players' }));
  expect(onStart).toHaveBeenLastCalledWith({ mode: 'pvp', short: false }, { daily: false });
  fireEvent.change(screen.getByRole('combobox', { name: 'Computer' }), { target: { value: '1' } });
  fireEvent.click(screen.getByLabelText('Daily'));
  fireEvent.click(screen.getByRole('button', { name: 'One player' }));
  expect(onStart).toHaveBeenLastCalledWith({ mode: 'pvc', level: 'hard', short: false }, { daily: true });
});

test('a game in progress is offered beside Start, says what it holds, and is never loaded by itself', () => {
  const [onStart, onContinue, onEarlier] = [vi.fn(), vi.fn(), vi.fn()];
  const card = { definition: GAME, last: null, best: null, onStart, onHelp: () => {} };
  const games = [
    { id: 'b', line: '231 coins, record 194', resume: onContinue },
    { id: 'a', line: '12 coins', resume: onEarlier },
  ];
  const { rerender } = render(<StartCard {...card} keptGames={games} />);
  expect(screen.getByText('Continue: 231 coins, record 194')).toBeTruthy();
  expect(onContinue).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Continue' });
  expect(button.dataset['primary']).toBe('true');
  fireEvent.click(button);
  expect([onContinue.mock.calls.length, onStart.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Two players' }));
  expect(onStart).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Take back the game before: 12 coins' }));
  expect([onContinue.mock.calls.length, onEarlier.mock.calls.length]).toEqual([1, 1]);
  rerender(<StartCard {...card} keptGames={[]} />);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('what was chosen last time is offered first', () => {
  startCard({ mode: 'pvc', level: 'hard', short: true, gone: 'x' });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Computer' }).value).toBe('1');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Length' }).value).toBe('1');
  const main = screen.getByRole('button', { name: 'One player' });
  expect(main.dataset['primary']).toBe('true');
});

test('how many play and what they are called: a list and lines of text, kept as they are typed', () => {
  const onStart = vi.fn();
  const start: GameDefinition['start'] = {
    title: 'Party',
    buttons: [{ label: 'Play' }],
    options: [
      { name: 'players', label: 'Players', count: [1, 4] },
      { name: 'player', label: 'Player', names: 'players', least: 2, room: 8 },
    ],
  };
  const last = { players: 2, player1: 'Maximiliane', player2: 'Player 2' };
  render(<StartCard definition={{ ...GAME, start }} last={last} best={null} onStart={onStart} onHelp={() => {}} />);
  const line = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  expect([line('Player 1').value, line('Player 2').value, line('Player 1').maxLength]).toEqual(['Maximili', '', 8]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Players' }), { target: { value: '2' } });
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  fireEvent.change(line('Player 3'), { target: { value: 'Ann ' } });
  expect(line('Player 3').value).toBe('Ann ');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  const setup = { players: 3, player1: 'Maximili', player2: 'Player 2', player3: 'Ann' };
  expect(onStart).toHaveBeenLastCalledWith(setup, { daily: false });
  fireEvent.change(screen.getByRole('combobox', { name: 'Players' }), { target: { value: '0' } });
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  screen.getByText('From 2 players on each may have a name.');
});

test('what opens by a win is said, cannot be chosen before it, and is offered after it', () => {
  const onStart = vi.fn();
  const start: GameDefinition['start'] = {
    title: 'Boats',
    buttons: [{ label: 'Play' }],
    options: [
      {
        name: 'boat',
        label: 'Boat',
        choices: [
          { value: 'raft', label: 'Raft' },
          { value: 'yacht', label: 'Yacht', afterWin: 'Yacht: after your first win' },
        ],
      },
    ],
  };
  const card = { definition: { ...GAME, start }, last: { boat: 'yacht' }, best: null, onStart, onHelp: () => {} };
  const { rerender } = render(<StartCard {...card} />);
  const offered = () => screen.getAllByRole<HTMLOptionElement>('option').map(({ text, disabled }) => [text, disabled]);
  expect(offered()).toEqual([
    ['Raft', false],
    ['Yacht: after your first win', true],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(onStart).toHaveBeenLastCalledWith({ boat: 'raft' }, { daily: false });
  rerender(<StartCard {...card} allUnlocked />);
  expect(offered()[1]).toEqual(['Yacht', false]);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(onStart).toHaveBeenLastCalledWith({ boat: 'yacht' }, { daily: false });
});

test('a game without chance offers no daily', () => {
  render(
    <StartCard
      definition={{ ...GAME, usesSeed: false }}
      last={null}
      best={null}
      onStart={() => {}}
      onHelp={() => {}}
    />,
  );
  expect(screen.queryByLabelText('Daily')).toBeNull();
  expect(screen.queryByText('Best')).toBeNull();
});

const CONTROLS: readonly Control[] = [
  { action: 'up', keys: ['KeyW', 'ArrowUp'], pad: 'Up', touch: 'joystick', label: 'Run up' },
  { action: 'fire', keys: ['Space'], touch: { button: 'FIRE' }, mouse: 'click', tap: 'tap there', label: 'Shoot' },
];

test('the help lists every control by keyboard, touch and gamepad', () => {
  render(<HowToPlay definition={{ ...template, controls: CONTROLS }} open onClose={() => {}} />);
  const part = (name: string) =>
    within(screen.getByRole('heading', { name, hidden: true }).parentElement as HTMLElement);
  expect(part('Keyboard and mouse').getByText('W').tagName).toBe('KBD');
  expect(part('Keyboard and mouse').getByText('Run up')).toBeTruthy();
  expect(part('Keyboard and mouse').getByText(/Shoot/).textContent).toContain('With the mouse: click');
  expect(part('Keyboard and mouse').getByText('Esc')).toBeTruthy();
  expect(part('Touch screen').getByText('FIRE')).toBeTruthy();
  expect(part('Touch screen').getByText('Joystick')).toBeTruthy();
  expect(part('Touch screen').getByText('Tap there').nextSibling?.textContent).toBe('Shoot');
  expect(part('Gamepad').getByText('D-pad ↑')).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 3, hidden: true }).map(one => one.textContent);
  expect(headings).toEqual(['Keyboard and mouse', 'Touch screen', 'Gamepad']);
});

test('a game may call its help otherwise; from its start card a button of its own words leads back', () => {
  const start = { ...template.start, help: { label: 'Instructions', back: 'Back to Menu' } };
  const onHelp = vi.fn();
  render(<StartCard definition={{ ...GAME, start }} last={null} best={null} onStart={() => {}} onHelp={onHelp} />);
  fireEvent.click(screen.getByRole('button', { name: 'Instructions' }));
  expect(onHelp).toHaveBeenCalledOnce();
  cleanup();
  const onClose = vi.fn();
  const { rerender } = render(<HowToPlay definition={{ ...template, start }} open inMenu onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Instructions', hidden: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to Menu', hidden: true }));
  expect(onClose).toHaveBeenCalledOnce();
  rerender(<HowToPlay definition={{ ...template, start }} open onClose={onClose} />);
  expect(screen.queryByRole('button', { name: 'Back to Menu', hidden: true }), 'in play there is no menu').toBeNull();
});

test('as a panel on the page the help has a heading of the game’s own, objectives, and both devices at once', () => {
  const gate: Control = {
    action: 'lock',
    keys: ['KeyN'],
    touch: { button: 'Lock', whileOn: { counter: 'lock', value: 'ON', button: 'Unlock' } },
    label: 'Bar the gate',
  };
  render(<HelpPanel definition={{ ...template, controls: [...CONTROLS, gate] }} title="How to Play" />);
  const panel = within(screen.getByRole('region', { name: 'How to Play' }));
  const headings = panel.getAllByRole('heading').map(one => one.textContent);
  expect(headings).toEqual(['How to Play', 'Objectives', 'Desktop controls', 'Mobile controls', 'Gamepad']);
  expect(panel.getByText(template.howToPlay[0] as string)).toBeTruthy();
  expect([panel.getByText('Lock').tagName, panel.getByText('Unlock').tagName]).toEqual(['KBD', 'KBD']);
});

const RESULT = {
  outcome: 'won',
  score: 4150,
  title: 'Game Complete',
  lines: ['Levels 5 of 5'],
  again: 'Restart',
  medals: ['Ghost: never seen'],
} as const;
const result = (more: Partial<Parameters<typeof ResultDialog>[0]> = {}) => {
  const does = {
    ...{ onAgain: vi.fn(), onMenu: vi.fn(), onShare: vi.fn() },
    ...{ onReplays: vi.fn(), onLook: vi.fn(), onDaily: vi.fn() },
  };
  const shown = {
    definition: GAME,
    result: RESULT,
    assisted: false,
    best: null,
    newBest: false,
    day: null,
    scored: true,
  };
  render(<ResultDialog {...shown} {...does} {...more} />, { wrapper: MemoryRouter });
  return does;
};

test('the result leads on: to the daily game until it was played, to a related game that says why, to all games', () => {
  const stealth = { ...GAME, id: 'stealth-escape' };
  const { onDaily } = result({ definition: stealth });
  const next = within(screen.getByRole('navigation', { name: 'What next' }));
  expect(next.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/games/boulder-dash', '/games']);
  expect(next.getByRole('link', { name: /^Next: Boulder Dash.*also action, not yet played$/ })).toBeTruthy();
  fireEvent.click(next.getByRole('button', { name: 'Daily, not yet played' }));
  expect(onDaily).toHaveBeenCalledOnce();
  act(() => {
    const began = dayNumber();
    recordDaily({ game: stealth, seed: seedOfDay(began), setup: {}, began, result: RESULT, assisted: false });
    recordStart({ id: 'boulder-dash' }, {});
  });
  expect(next.queryByRole('button', { name: /^Daily/ })).toBeNull();
  expect(next.queryByRole('link', { name: /Boulder Dash/ })).toBeNull();
  profile.setState(profile.getInitialState(), true);
  daily.setState(daily.getInitialState(), true);
});

test('a best that was not reached is one to beat', () => {
  result({ best: 5000 });
  expect(screen.getByText('Best to beat')).toBeTruthy();
});

test('the result: the game’s words, its score, its medals, and the main button has the focus', () => {
  const { onAgain } = result({ newBest: true, best: 4000 });
  expect(screen.getByRole('dialog', { name: 'Game Complete' })).toBeTruthy();
  for (const text of ['Levels 5 of 5', '4,150', 'Ghost: never seen', 'New best!'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Restart' }));
  fireEvent.click(screen.getByRole('button', { name: 'Restart' }));
  expect(onAgain).toHaveBeenCalledOnce();
  expect(screen.queryByText('Assisted run')).toBeNull();
});

test('a sentence of the result has the whole width of the card, a short fact half of it', () => {
  const sentence = 'A guard saw you: caught by the door, on level 2';
  result({ result: { ...RESULT, lines: [sentence, 'Levels 1 of 5'] } });
  expect(screen.getByText(sentence).hasAttribute('data-sentence')).toBe(true);
  expect(screen.getByText('Levels 1 of 5').hasAttribute('data-sentence')).toBe(false);
});

test('a game may call its score by another name', () => {
  result({ result: { ...RESULT, scoreLabel: 'Final Score' } });
  expect(screen.getByText('Final Score').nextElementSibling?.textContent).toBe('4,150');
});

test('what the score is made of stands in a table: rows named by their first cell, totals apart', () => {
  const table = {
    columns: ['Course', 'Par', 'Strokes', '+/-'],
    rows: [
      ['1', 2, 1, '-1'],
      ['2', 3, 3, 'E'],
    ],
    total: [['Total', 5, 4, '-1']],
  };
  result({ result: { ...RESULT, table } });
  const card = within(screen.getByRole('table', { name: 'Scorecard' }));
  expect(card.getAllByRole('columnheader').map(one => one.textContent)).toEqual(table.columns);
  const total = card.getByRole('rowheader', { name: 'Total' }).closest('tr') as HTMLElement;
  expect(
    within(total)
      .getAllByRole('cell')
      .map(one => one.textContent),
  ).toEqual(['5', '4', '-1']);
  expect(total.closest('tfoot')).not.toBeNull();
});

test('medals by level stand in a strip, read out one by one; a lost run offers its level again', () => {
  const strip = {
    label: 'Medals by level',
    marks: ['Unseen', 'No shot'],
    places: [
      { name: 'Level 1', short: '1', earned: [true, true] },
      { name: 'Level 2', short: '2', earned: [false, true] },
      { name: 'Level 3', short: '3', earned: [false, false] },
      { name: 'Level 4', short: '4', earned: null },
    ],
  } as const;
  const retry = { label: 'Retry level', command: { type: 'restartLevel' } };
  const onRetry = vi.fn();
  result({ result: { ...RESULT, strip, retry }, onRetry });
  const places = within(screen.getByRole('list', { name: 'Medals by level' })).getAllByRole('listitem');
  expect(places.map(place => place.querySelector('[data-aloud]')?.textContent)).toEqual([
    'Level 1: Unseen, No shot',
    'Level 2: No shot',
    'Level 3: finished',
    'Level 4: not finished',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Retry level (assisted run)' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

/** Names of the buttons and links in sight, in the order in which Tab comes to them. */
const inSight = () => [
  ...screen.getAllByRole('button').map(({ textContent }) => textContent?.trim()),
  ...screen.queryAllByRole('link').map(({ textContent }) => textContent?.trim()),
];

test('one main action, two beside it with words; the rest is behind More, which keeps the focus', () => {
  const [onRewind, onRetry, onDraw, onClip, onOpen] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const retry = { label: 'Retry level', command: { type: 'restartLevel' } };
  const lost = { ...RESULT, outcome: 'lost', retry } as const;
  const more = { onRewind, onRetry, onClip, redraw: { label: 'New game', onDraw }, map: { label: 'Map', onOpen } };
  const { onShare } = result({ result: lost, ...more });
  expect(inSight().slice(0, 4)).toEqual(['Retry level (assisted run)', 'Restart', 'New game', 'More']);
  fireEvent.click(screen.getByRole('button', { name: 'New game' }));
  const toggle = screen.getByRole('button', { name: 'More' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  toggle.focus();
  fireEvent.click(toggle);
  expect([toggle.getAttribute('aria-expanded'), document.activeElement]).toEqual(['true', toggle]);
  expect(inSight().slice(4, 9)).toEqual(['Share', 'Replay', 'Rewind 5 s (assisted run)', 'Clip', 'Map']);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect([onDraw.mock.calls.length, onShare.mock.calls.length]).toEqual([1, 1]);
  fireEvent.click(toggle);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('after a level that was lost the main button tries it again; after one that leads on, it goes there', () => {
  const main = () => screen.getByRole('dialog').querySelector('[data-primary]')?.textContent;
  const [onRetry, onNext] = [vi.fn(), vi.fn()];
  const retry = { label: 'Retry level', command: { type: 'restartLevel' } };
  result({ result: { ...RESULT, outcome: 'lost', retry }, onRetry });
  expect(main()).toBe('Retry level (assisted run)');
  cleanup();
  result({ result: { ...RESULT, next: [{ label: 'Next: Hall 2', setup: { halls: 'hall 2' } }] }, onNext });
  expect(inSight().slice(0, 3)).toEqual(['Next: Hall 2', 'Restart', 'Share']);
  fireEvent.click(screen.getByRole('button', { name: 'Next: Hall 2' }));
  expect([main(), onNext.mock.calls]).toEqual(['Next: Hall 2', [[{ halls: 'hall 2' }]]]);
});

/** What to play next stands on the card without More. */
const NEXT = ['Daily, not yet played', 'All games'];

test('a result that goes on has that as its main action, unassisted, and the new run beside it', () => {
  const onRetry = vi.fn();
  const goOn = { label: 'Buy the cart', command: { type: 'buyCart' } };
  result({ result: { ...RESULT, goOn }, onRetry });
  expect(inSight().slice(0, 4)).toEqual(['Buy the cart', 'Restart', 'Share', 'More']);
  fireEvent.click(screen.getByRole('button', { name: 'Buy the cart' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a lost run without a level to retry can be rewound beside the main button; a won one is shared', () => {
  result({ result: { ...RESULT, outcome: 'lost' }, onRewind: vi.fn() });
  expect(inSight()).toEqual(['Restart', 'Rewind 5 s (assisted run)', 'Share', 'More', ...NEXT]);
  cleanup();
  result({ onRewind: vi.fn() });
  expect(inSight()).toEqual(['Restart', 'Share', 'Replay', 'More', ...NEXT]);
});

test('who taps on when the card comes presses nothing, until he has stopped for half a second', () => {
  vi.useFakeTimers();
  result();
  const card = screen.getByRole('dialog', { name: 'Game Complete' });
  for (let ms = 0; ms < 1400; ms += 200) {
    act(() => void vi.advanceTimersByTime(200));
    window.dispatchEvent(new Event('pointerdown'));
  }
  expect(card.hasAttribute('data-deaf')).toBe(true);
  act(() => void vi.advanceTimersByTime(499));
  expect(card.hasAttribute('data-deaf')).toBe(true);
  act(() => void vi.advanceTimersByTime(2));
  expect(card.hasAttribute('data-deaf')).toBe(false);
  cleanup();
  result();
  const other = screen.getByRole('dialog', { name: 'Game Complete' });
  for (let ms = 0; ms < 2600; ms += 100) {
    act(() => void vi.advanceTimersByTime(100));
    window.dispatchEvent(new Event('pointerdown'));
  }
  expect(other.hasAttribute('data-deaf'), 'two and a half seconds at most').toBe(false);
  vi.useRealTimers();
});

test('a first score is no new best', () => {
  result({ newBest: true, best: null });
  expect([screen.queryByText('First score') !== null, screen.queryByText('New best!')]).toEqual([true, null]);
});

test('what makes a run an assisted one says so before; in one that is, it need not', () => {
  const lost = { ...RESULT, outcome: 'lost' } as const;
  result({ result: lost, onRewind: vi.fn() });
  expect(screen.getByRole('button', { name: 'Rewind 5 s (assisted run)' })).toBeTruthy();
  cleanup();
  result({ result: lost, onRewind: vi.fn(), assisted: true });
  expect(screen.getByRole('button', { name: 'Rewind 5 s' })).toBeTruthy();
});

test('an assisted run says so, beside the best of the others', () => {
  result({ assisted: true, best: 5000 });
  expect(screen.getByText('Assisted run')).toBeTruthy();
  expect(screen.getByText('5,000')).toBeTruthy();
  expect(screen.queryByText('New best!')).toBeNull();
});

test('where two people play there is no score, and the menu button stands where the game has one', () => {
  result({ scored: false, result: { ...RESULT, menu: 'Back to Menu' } });
  expect(screen.queryByText('4,150')).toBeNull();
  expect(screen.getByRole('button', { name: 'Back to Menu' })).toBeTruthy();
});

test('high scores: a button of the card where a game keeps them, a table of what this device keeps, and the way back', () => {
  const scores = {
    label: 'High Scores',
    back: 'Back to Menu',
    columns: ['', 'Score', 'Level'],
    rows: [
      { label: 'EASY', stats: ['easy', 'easy level'] },
      { label: 'HARD', stats: ['hard', 'hard level'] },
    ],
  };
  const definition: GameDefinition = { ...GAME, start: { ...GAME.start, scores } };
  const [onScores, onClose] = [vi.fn(), vi.fn()];
  const { unmount } = render(
    <StartCard
      definition={definition}
      last={null}
      best={null}
      onStart={() => {}}
      onHelp={() => {}}
      onScores={onScores}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'High Scores' }));
  expect(onScores).toHaveBeenCalledOnce();
  unmount();
  startCard();
  expect(screen.queryByRole('button', { name: 'High Scores' })).toBeNull();
  recordStat(definition, { name: 'easy', value: 12_345, better: 'more' });
  recordStat(definition, { name: 'easy level', value: 17, better: 'more' });
  render(<ScoresDialog definition={definition} open onClose={onClose} />);
  const cells = within(screen.getByRole('table', { name: 'High Scores' }))
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent).join(' '));
  expect(cells).toEqual([' Score Level', 'EASY 12,345 17', 'HARD – –']);
  fireEvent.click(screen.getByRole('button', { name: 'Back to Menu' }));
  expect(onClose).toHaveBeenCalledOnce();
  profile.setState({ games: {} });
});

test('a result that has just appeared answers no finger, and does a moment later', () => {
  vi.useFakeTimers();
  try {
    result({});
    const card = screen.getByRole('dialog');
    expect(card.dataset['deaf']).toBe('true');
    act(() => void vi.advanceTimersByTime(1000));
    expect(card.dataset['deaf']).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

// League dialog: robots are added from links and benches, kept on this device, laid on bench B, removed and taken back.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import definition from '../../../../scenes/robot-battle/index.ts';
import { encodeLink } from '../../../../scenes/robot-battle/rules/link.ts';
import { SCRIPTS } from '../../../../scenes/robot-battle/rules/scripts.ts';
import { ui as firstUi } from '../../../../scenes/robot-battle/ui.ts';
import { storedLeague } from '../savedLeague.ts';
import League from './League.tsx';

const MINE = "// Anna's snail\nreturn 'wait';";

afterEach(() => {
  cleanup();
  storedLeague.save([]);
});

const ui = createStore(firstUi);
const show = () => render(<League ui={ui} definition={definition} open seed={5} senses="all" onClose={() => {}} />);
const entrants = () =>
  screen.queryByRole('list', { name: 'Robots of the league' })
    ? within(screen.getByRole('list', { name: 'Robots of the league' }))
        .getAllByRole('listitem')
        .map(item => item.querySelector('input')?.value)
    : [];
const addLink = (text: string) => {
  fireEvent.change(screen.getByLabelText('Link to a robot'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
};

it('takes a robot from a link, and the one on a bench once; both are there when it is opened again', async () => {
  show();
  addLink(`Bert: https://foldedfox.example/games/robot-battle?seed=1#match=${await encodeLink([MINE, MINE])}`);
  await waitFor(() => expect(entrants()).toEqual(['Bert']));
  ui.setState({ codes: [SCRIPTS.fox.code, MINE] });
  fireEvent.click(screen.getByRole('button', { name: 'Bench A' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bench B' }));
  expect(entrants()).toEqual(['Bert', 'Fox']);
  expect(screen.getByText("Anna's snail is in the league already, as Bert.")).toBeTruthy();
  // Seven of the house and two: 36 pairings of ten rounds.
  expect(screen.getByRole('button', { name: 'Play 360 matches' })).toBeTruthy();
  cleanup();
  show();
  expect(entrants()).toEqual(['Bert', 'Fox']);
});

it('says why a link brings no robot, and leaves what was typed', async () => {
  show();
  addLink('https://foldedfox.example/games/robot-battle');
  await waitFor(() => expect(screen.getByText('Line 1: There is no link to robots.')).toBeTruthy());
  expect(screen.getByLabelText<HTMLInputElement>('Link to a robot').value).not.toBe('');
  expect(entrants()).toEqual([]);
});

it('lays a robot on bench B, and removes one', () => {
  storedLeague.save([
    { name: 'Snail', code: MINE },
    { name: 'Fox', code: SCRIPTS.fox.code },
  ]);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Snail to bench B' }));
  expect(ui.getState().codes[1]).toBe(MINE);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Snail' }));
  expect(entrants()).toEqual(['Fox']);
  expect(storedLeague.load()?.map(({ name }) => name)).toEqual(['Fox']);
});

it('plays nothing with a single robot', () => {
  storedLeague.save([{ name: 'Snail', code: MINE }]);
  show();
  fireEvent.click(screen.getByRole('switch', { name: 'House robots take part' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play 0 matches' }).disabled).toBe(true);
});

it('a robot is renamed; an empty name changes nothing, and one that is taken is made different', () => {
  storedLeague.save([
    { name: 'Snail', code: MINE },
    { name: 'Fox', code: SCRIPTS.fox.code },
  ]);
  show();
  const rename = (from: string, to: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(`Name of ${from}`);
    fireEvent.change(field, { target: { value: to } });
    fireEvent.blur(field);
  };
  rename('Snail', '  ');
  expect(entrants()).toEqual(['Snail', 'Fox']);
  rename('Snail', 'Slow one');
  rename('Fox', 'Slow one');
  expect(storedLeague.load()?.map(({ name }) => name)).toEqual(['Slow one', 'Slow one 2']);
});

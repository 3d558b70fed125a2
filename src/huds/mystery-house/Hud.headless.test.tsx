// The HUD of Mystery House by buttons: targets and their commands, exits, notebook, plan and cases.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { solve } from '../../../scenes/mystery-house/bots/solver.ts';
import definition from '../../../scenes/mystery-house/index.ts';
import { newGame, stateAfter, TUNING } from '../../../scenes/mystery-house/rules/testing.ts';
import { view } from '../../../scenes/mystery-house/view.ts';
import { Cases } from './sheets/Cases.tsx';
import { Notebook } from './sheets/Notebook.tsx';
import { Plan } from './sheets/Plan.tsx';
import { Targets } from './Targets.tsx';
import { Ways } from './Ways.tsx';

afterEach(cleanup);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const viewAfter = (texts: readonly string[], seed = 5, change = {}) =>
  view({ ...stateAfter(newGame(seed), texts), ...change }, TUNING);
const hear = () => {
  const said: string[] = [];
  return { said, onSay: (text: string) => said.push(text) };
};

it('a thing or a person is chosen, then what to do with it; all of it by buttons', () => {
  const { said, onSay } = hear();
  render(<Targets view={viewAfter(['n'], 5, { present: [0, 4] })} disabled={false} onSay={onSay} />);
  press('Footprint');
  expect(screen.queryByRole('button', { name: 'Ada' })).toBeNull();
  press('examine footprint');
  press('Ada');
  press('examine ada');
  press('ask ada about alibi');
  press('Back from Ada');
  press('Look');
  expect(said).toEqual(['examine footprint', 'examine ada', 'ask ada about alibi', 'look']);
});

it('of very many things here a page is shown, and more of them by a press', () => {
  const bodies = [0, 1, 2, 3].map(who => ({ who, room: 'foyer', searched: false }) as const);
  const many = viewAfter(['take umbrella', 'n'], 5, { present: [4, 5], bodies });
  const { said, onSay } = hear();
  render(<Targets view={many} disabled={false} onSay={onSay} />);
  expect(screen.getAllByRole('button')).toHaveLength(8);
  press('More');
  press('Umbrella');
  press('drop umbrella');
  expect(said).toEqual(['drop umbrella']);
});

it('the ways say where they lead', () => {
  const { said, onSay } = hear();
  render(<Ways ways={viewAfter(['n']).ways} disabled={false} onSay={onSay} />);
  press('Up: Upstairs Landing');
  press('West: Living Room');
  expect(said).toEqual(['up', 'west']);
});

it('the notebook shows who fits and who does not, what the proof lacks, and takes the accusation of any of seven', () => {
  const { said, onSay } = hear();
  const { rerender } = render(<Notebook view={viewAfter([])} onSay={onSay} />);
  expect(screen.getByRole('heading', { name: 'No proof yet' })).toBeTruthy();
  const clues = solve(5, {}, TUNING)?.clues ?? [];
  const proven = viewAfter(clues);
  rerender(<Notebook view={proven} onSay={onSay} />);
  expect(screen.getByRole('heading', { name: `Proof: it was ${proven.proven}` })).toBeTruthy();
  const row = screen.getByRole('row', { name: new RegExp(`^${proven.proven?.split(' ')[0]}`) });
  expect(within(row).getAllByLabelText('fits')).toHaveLength(6);
  expect(
    screen.getAllByLabelText('does not fit').length + proven.rows.filter(({ isDead }) => isDead).length,
  ).toBeGreaterThanOrEqual(5);
  expect(screen.getAllByRole('button', { name: /^Accuse / })).toHaveLength(7);
  press('Accuse You');
  expect(said).toEqual(['accuse you']);
});

it('on the plan one walks to a neighbouring room and to no other', () => {
  const { said, onSay } = hear();
  render(<Plan view={viewAfter(['n'])} onSay={onSay} />);
  expect(screen.queryByRole('button', { name: /^Study/ })).toBeNull();
  expect(screen.getByText('you are here')).toBeTruthy();
  press(/^Dining Room/);
  expect(said).toEqual(['east']);
});

it('a case has a code and a transcript, and every week five cold ones with links of their own', async () => {
  const shown = viewAfter(['north']);
  render(<Cases view={shown} definition={definition} />);
  expect(screen.getByText(shown.code)).toBeTruthy();
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Cold case/ });
  expect(links).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'A new case' })).toBeTruthy();
  for (const { href } of links) expect(href).toMatch(/\?case=[0-9A-Z]+-[0-9A-Z]$/);
  press('Copy the transcript');
  await screen.findByText('The transcript is copied.');
  expect(await navigator.clipboard.readText()).toMatch(/Front of the House[^]*> north[^]*Foyer/);
});

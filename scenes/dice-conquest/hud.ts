// HUD as plain data and words: for screen readers and tests.
import type { HudItem } from '../kit/core/hud.ts';
import { movesOf } from './rules/board.ts';
import { roundsIn } from './rules/history.ts';
import { capitalised, nameOf, subjectOf, verbFor } from './rules/names.ts';
import { type DiceState, isComputersTurn } from './rules/state.ts';
import { unstoppedText } from './rules/unstopped.ts';

export function hud(state: Readonly<DiceState>): readonly HudItem[] {
  const [one, two] = state.health;
  const unstopped = unstoppedText(state);
  return [
    { kind: 'meter', id: 'health1', label: nameOf(1, state.mode), value: Math.max(0, one), max: state.fullHealth },
    { kind: 'meter', id: 'health2', label: nameOf(2, state.mode), value: Math.max(0, two), max: state.fullHealth },
    { kind: 'counter', id: 'round', label: 'Round', value: roundNumber(state) },
    { kind: 'counter', id: 'die', label: 'Die', value: state.die ?? '–' },
    { kind: 'prompt', id: 'prompt', text: promptFor(state) },
    ...(unstopped ? [{ kind: 'message', id: 'unstopped', text: unstopped } as const] : []),
    ...(state.suddenDeath && state.winner === null
      ? [{ kind: 'message', id: 'suddenDeath', text: 'Sudden death: the next damage wins.' } as const]
      : []),
    { kind: 'button', id: 'roll', label: 'Roll', command: { type: 'roll' }, disabled: !mayRoll(state) },
  ];
}

/** Number of the present round; of the last one after the end. */
export const roundNumber = ({ history, winner }: Pick<DiceState, 'history' | 'winner'>): number =>
  Math.floor(roundsIn(history)) + (winner === null ? 1 : 0);

export const mayRoll = (state: Readonly<DiceState>): boolean => state.phase === 'roll' && !isComputersTurn(state);

const mayJoin = ({ board, player, die, joinMost }: Readonly<DiceState>): boolean =>
  die !== null && movesOf(board, player, die, joinMost).some(({ joins }) => joins);

export function promptFor(state: Readonly<DiceState>): string {
  const { player, winner, mode, die } = state;
  if (winner !== null) return `${capitalised(subjectOf(winner, mode))} ${verbFor(winner, mode, 'win', 'wins')}!`;
  const rolling = state.phase === 'roll';
  if (isComputersTurn(state)) return rolling ? 'The computer rolls.' : `The computer rolled a ${die}.`;
  const task = rolling
    ? 'roll the die.'
    : `place your ${die}${mayJoin(state) ? `, or join it to a die with +${die}` : ''}.`;
  return mode === 'pvc' ? capitalised(task) : `Player ${player}: ${task}`;
}

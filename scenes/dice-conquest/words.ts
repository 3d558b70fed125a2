// Announcements: events as sentences for screen readers.
import { promptFor, roundNumber } from './hud.ts';
import { cellAt, freeColumns, opponent, rowsOf } from './rules/board.ts';
import type { DiceEvent } from './rules/events.ts';
import { threatsIn, threatText } from './rules/forecast.ts';
import { capitalised, ownerOf, subjectOf, verbFor } from './rules/names.ts';
import { type DiceState, isComputersTurn } from './rules/state.ts';
import type { DiceUi } from './ui.ts';

/** The round, health, and what the player to move does. */
export function situation(state: Readonly<DiceState>): string {
  const { mode, health } = state;
  const [one, two] = health;
  return `Round ${roundNumber(state)}. Health: ${subjectOf(1, mode)} ${one}, ${subjectOf(2, mode)} ${two}. ${promptFor(state)}`;
}

/** What stands in the column that keys point at, and what the die in hand may do there. */
export function pointed(state: Readonly<DiceState>, ui: object): string {
  const { column: at, joins } = ui as DiceUi;
  if (at === null) return '';
  const { board, player, mode, die, phase } = state;
  const rows = rowsOf(board);
  const dice = Array.from({ length: rows }, (_, row) => {
    const one = board[cellAt(row, at)];
    return one ? `${ownerOf(one.player, mode)} ${one.value} in row ${row + 1}` : null;
  }).filter(one => one !== null);
  const stands = dice.length === 0 ? 'empty' : dice.join(', ');
  const threat = state.foretold ? threatsIn(state, mode === 'pvc' ? 1 : player)[at] : null;
  const deed =
    phase !== 'place' || die === null || isComputersTurn(state)
      ? ''
      : joins
        ? ` Your ${die} joins your leading die.`
        : freeColumns(board, player).includes(at)
          ? ` Free for your ${die}.`
          : ' Your starting row is taken.';
  return `${capitalised(column(at))}: ${stands}.${deed}${threat ? ` Forecast: ${threatText(threat)}.` : ''}`;
}

const column = (index: number): string => `column ${index + 1}`;

/** A march has no sentence of its own: every die moves one row in each round; battles and hits are announced. */
export function words(event: DiceEvent): string | null {
  if (event.type === 'refused') return event.message;
  const { mode } = event;
  switch (event.type) {
    case 'rolled':
      return `${capitalised(subjectOf(event.player, mode))} rolled a ${event.value}.`;
    case 'placed': {
      const next = event.player === 1 ? `${capitalised(subjectOf(2, mode))} rolls next.` : 'All dice march.';
      return `${capitalised(subjectOf(event.player, mode))} placed a ${event.value} in ${column(event.column)}. ${next}`;
    }
    case 'joined': {
      const next = event.player === 1 ? `${capitalised(subjectOf(2, mode))} rolls next.` : 'All dice march.';
      return `${capitalised(ownerOf(event.player, mode))} ${event.value} joins in ${column(event.column)}, row ${event.row + 1}: a ${event.total} now. ${next}`;
    }
    case 'marched':
      return null;
    case 'battled':
      return battleSentence(event);
    case 'held':
      return heldSentence(event.amount, `${subjectOf(event.by, mode)} ${verbFor(event.by, mode, 'keep', 'keeps')}`);
    case 'damaged': {
      const victim = capitalised(subjectOf(event.victim, mode));
      return `${victim} ${verbFor(event.victim, mode, 'are', 'is')} hit for ${event.amount} in ${column(event.column)}.`;
    }
    case 'roundEnded': {
      const [one, two] = event.health;
      return `Round ${event.round} is over. Health: ${subjectOf(1, mode)} ${one}, ${subjectOf(2, mode)} ${two}.`;
    }
    case 'suddenDeathBegan':
      return 'Sudden death: the next damage wins.';
    case 'won':
      return `${capitalised(subjectOf(event.player, mode))} ${verbFor(event.player, mode, 'win', 'wins')}!`;
  }
}

function battleSentence(event: Extract<DiceEvent, { type: 'battled' }>): string {
  const { mode, attacker, attackerValue, defenderValue, winner, left, row } = event;
  const place = `In ${column(event.column)}, row ${row + 1},`;
  const meeting = `${ownerOf(attacker, mode)} ${attackerValue} meets ${ownerOf(opponent(attacker), mode)} ${defenderValue}`;
  if (winner === null) return `${place} ${meeting}: both vanish.`;
  const wins = `${subjectOf(winner, mode)} ${verbFor(winner, mode, 'win', 'wins')}`;
  return `${place} ${meeting}: ${wins}, and a ${left} is left.`;
}

/** Least die whose stop is called close: small ones are stopped nearly every round. */
const CLOSE_FROM = 4;
const heldSentence = (amount: number, who: string): string =>
  amount >= CLOSE_FROM ? `That was close: ${who} a ${amount} out.` : `${capitalised(who)} a ${amount} out.`;

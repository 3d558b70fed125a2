// Turn rules of Dice Conquest: roll, place in your own starting row; after player 2 has placed the round is resolved.
import { type Rng, randomInt, seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, Result, TurnRules } from '../../kit/core/rules.ts';
import { COLUMN_COUNT, type DiceTuning, MOST_PIPS } from '../constants.ts';
import {
  COLUMNS,
  canJoin,
  cellAt,
  leaderIn,
  type Move,
  movesOf,
  type Player,
  rowsOf,
  startingRow,
  withMove,
  writeBoard,
} from './board.ts';
import { chooseMove } from './computer.ts';
import { commentOn } from './computerComments.ts';
import { savingOf } from './defeat.ts';
import { type DiceEvent, damagedEvent, marchEvents, movedEvent, type RoundEvent, refusedEvent } from './events.ts';
import { appendPlacement, roundsIn } from './history.ts';
import { capitalised, subjectOf } from './names.ts';
import { openingBoard } from './opening.ts';
import { resolveRound } from './round.ts';
import {
  type DiceCommand,
  type DiceState,
  type Health,
  isComputersTurn,
  kindOf,
  LEVELS,
  type Placement,
  strengthIn,
} from './state.ts';
import { edgeText } from './unstopped.ts';

type Outcome = { readonly state: DiceState; readonly events: readonly RoundEvent[] };

const ticks = (milliseconds: number): number => Math.round((milliseconds * 60) / 1000);

export const RULES: TurnRules<DiceState, DiceCommand, DiceEvent, DiceTuning> = {
  kind: 'turns',
  create,
  legal,
  apply,
  due,
  undoable: (_before, command) => command.type === 'place' || command.type === 'join',
  result,
};

function create({ seed, setup }: CreateOptions, t: DiceTuning): DiceState {
  const rng = seeded(seed);
  const boardName = setup.board === 'short' ? 'short' : 'full';
  const board = openingBoard(boardName, rng, t.dieFaces);
  const health = boardName === 'short' ? t.shortHealth : t.health;
  return {
    rng,
    board,
    boardName,
    opening: writeBoard(board),
    health: [health, health],
    fullHealth: health,
    player: 1,
    phase: 'roll',
    die: null,
    winner: null,
    mode: setup.mode === 'pvc' ? 'pvc' : 'pvp',
    level: LEVELS.find(level => level === setup.level) ?? 'easy',
    rounds: setup.short === true ? t.shortGameRounds : setup.short === 'quick' ? t.quickGameRounds : null,
    rises: setup.short === 'rising' ? { after: t.risesAfterRounds, every: t.risesEveryRounds } : null,
    joinMost: setup.low === 'join' ? t.joinMost : 0,
    // Against Hard there is no forecast.
    foretold: setup.forecast !== 'off' && !(setup.mode === 'pvc' && setup.level === 'hard'),
    suddenDeath: false,
    history: '',
    lastPlaced: null,
    why: null,
  };
}

/** Never empty before the end: all dice of a side march every round, so its starting row is free but for enemy dice. */
export function legal(state: Readonly<DiceState>): readonly DiceCommand[] {
  if (state.winner !== null) return [];
  const rolling = state.phase === 'roll';
  if (isComputersTurn(state)) return [{ type: rolling ? 'computerRolls' : 'computerPlaces' }];
  if (rolling) return [{ type: 'roll' }];
  return movesOf(state.board, state.player, state.die as number, state.joinMost).map(({ column, joins }) => ({
    type: joins ? 'join' : 'place',
    column,
  }));
}

function apply(
  state: Readonly<DiceState>,
  command: DiceCommand,
  t: DiceTuning,
): { readonly state: DiceState; readonly events: readonly DiceEvent[] } {
  const reason = validate(state, command);
  if (reason) return { state, events: [refusedEvent(reason)] };
  const { mode } = state;
  const after = carryOut(state, command, t);
  return { ...after, events: after.events.map(event => ({ ...event, mode, kind: kindOf(state) })) };
}

function carryOut(state: Readonly<DiceState>, command: DiceCommand, t: DiceTuning): Outcome {
  switch (command.type) {
    case 'roll':
    case 'computerRolls':
      return rollDie(state, t);
    case 'place':
      return moveDie(state, { column: command.column, joins: false });
    case 'join':
      return moveDie(state, { column: command.column, joins: true });
    case 'computerPlaces': {
      const { move, rng } = chooseMove(state, state.level, t);
      const why = commentOn(state, state.level, move);
      return moveDie({ ...state, rng, why }, move);
    }
  }
}

/** Reason why a command is refused, or null. Commands may come from replays of strangers, so nothing about them is assumed. */
function validate(state: Readonly<DiceState>, command: Partial<Record<string, unknown>>): string | null {
  const type = command?.type;
  const byComputer = type === 'computerRolls' || type === 'computerPlaces';
  const moves = type === 'place' || type === 'join';
  if (!byComputer && type !== 'roll' && !moves) return 'That is not a move in this game.';
  if (state.winner !== null) return 'The game is over.';
  if (isComputersTurn(state) && !byComputer) return 'It is the computer’s turn.';
  if (!isComputersTurn(state) && byComputer) return 'It is not the computer’s turn.';
  const rolling = type === 'roll' || type === 'computerRolls';
  if (rolling !== (state.phase === 'roll')) return rolling ? 'Place your die first.' : 'Roll the die first.';
  if (!moves) return null;
  const column = COLUMNS.find(known => known === command.column);
  if (column === undefined) return 'There is no such column.';
  if (type === 'join') return whyNotJoin(state, column);
  const free = state.board[cellAt(startingRow(state.player, rowsOf(state.board)), column)] === null;
  if (free) return null;
  // The specified sentence, and after it why.
  return ['This column is occupied. Choose another column.', edgeText(state.board, state.player, column, state.mode)]
    .filter(Boolean)
    .join(' ');
}

/** Reason why the die in hand does not join the leader of a column, or null. */
function whyNotJoin({ board, player, die, joinMost }: Readonly<DiceState>, column: number): string | null {
  const value = die as number;
  if (joinMost === 0) return 'In this game dice do not join.';
  if (value > joinMost) return `Only a ${joinMost === 1 ? '1' : `die of up to ${joinMost}`} joins another.`;
  if (leaderIn(board, player, column) === null) return 'None of your dice is in this column.';
  return canJoin(board, player, column, value) ? null : `A die has no more than ${MOST_PIPS} pips.`;
}

function rollDie(state: Readonly<DiceState>, t: DiceTuning): Outcome {
  const rng: Rng = [...state.rng];
  const value = 1 + randomInt(rng, t.dieFaces);
  return {
    state: { ...state, rng, phase: 'place', die: value },
    events: [{ type: 'rolled', player: state.player, value }],
  };
}

function moveDie(state: Readonly<DiceState>, move: Move): Outcome {
  const { player } = state;
  const value = state.die as number;
  const lastPlaced: Placement = { ...move, player, value, row: rowOf(state, move) };
  const next: DiceState = {
    ...state,
    board: withMove(state.board, player, move, value),
    lastPlaced,
    history: appendPlacement(state.history, lastPlaced),
  };
  const events: RoundEvent[] = [movedEvent(lastPlaced, next.board)];
  if (player === 1) return { state: { ...next, player: 2, phase: 'roll' }, events };
  const round = finishRound({ ...next, phase: 'move' });
  return { state: round.state, events: [...events, ...round.events] };
}

/** Row in which a move ends. */
const rowOf = ({ board, player }: Readonly<DiceState>, { column, joins }: Move): number =>
  joins ? Math.floor((leaderIn(board, player, column) as number) / COLUMN_COUNT) : startingRow(player, rowsOf(board));

/** Resolves a round: all dice move one row, both sides take damage, and only then the winner is decided. */
function finishRound(state: DiceState): Outcome {
  const round = roundsIn(state.history);
  const { board, marches, hits } = resolveRound(state.board, strengthIn(round, state.rises));
  const hurt = (player: Player) => hits.reduce((sum, hit) => sum + (hit.victim === player ? hit.amount : 0), 0);
  const health: Health = [state.health[0] - hurt(1), state.health[1] - hurt(2)];
  const rows = rowsOf(board);
  const events: RoundEvent[] = [
    ...marches.flatMap(march => marchEvents(march, rows)),
    ...hits.map(hit => damagedEvent(hit, health, rows)),
  ];
  const over = Math.min(...health) <= 0 || (state.rounds !== null && round >= state.rounds);
  const winner = over && health[0] !== health[1] ? (health[0] > health[1] ? 1 : 2) : null;
  const next: DiceState = { ...state, board, health, winner, suddenDeath: over && winner === null };
  events.push({ type: 'roundEnded', round, health });
  if (winner !== null) return { state: next, events: [...events, { type: 'won', player: winner }] };
  if (next.suddenDeath && !state.suddenDeath) events.push({ type: 'suddenDeathBegan' });
  return { state: { ...next, player: 1, phase: 'roll' }, events };
}

function due(state: Readonly<DiceState>, t: DiceTuning): { command: DiceCommand; afterTicks: number } | null {
  if (!isComputersTurn(state) || state.winner !== null) return null;
  return state.phase === 'roll'
    ? { command: { type: 'computerRolls' }, afterTicks: ticks(t.computerRollMs) }
    : { command: { type: 'computerPlaces' }, afterTicks: ticks(t.computerPlaceMs) };
}

function result(state: Readonly<DiceState>): Result | null {
  const { winner, mode, health, history } = state;
  if (winner === null) return null;
  const [own] = health;
  const rounds = roundsIn(history);
  return {
    outcome: mode === 'pvp' ? 'ended' : winner === 1 ? 'won' : 'lost',
    score: Math.max(0, own),
    title: `Player ${winner} wins!`,
    lines: [healthLine(state, winner), rounds === 1 ? '1 round' : `${rounds} rounds`, ...savedBy(state)],
    again: 'Play Again',
    menu: 'Back to Menu',
    ...modeOf(state),
  };
}

/** What a defeat against the computer did not need. */
function savedBy(state: Readonly<DiceState>): readonly string[] {
  if (state.mode === 'pvp' || state.winner === 1) return [];
  const saving = savingOf(state);
  if (!saving) return ['No single die placed otherwise would have held.'];
  const { round, die, column } = saving;
  return [`Your ${die} of round ${round} in column ${column} would have held.`];
}

/** Name of the games whose best is kept apart; none for the specified one. */
function modeOf({ boardName, joinMost }: Readonly<DiceState>): Pick<Result, 'mode'> {
  const joining = joinMost > 0 ? 'Joining dice' : '';
  const mode = boardName === 'short' ? ['Short board', joining.toLowerCase()].filter(Boolean).join(', ') : joining;
  return mode === '' ? {} : { mode };
}

/** Health at the end as text: what the winner kept, or both values where both are at 0 or below. */
function healthLine({ mode, health, fullHealth }: Readonly<DiceState>, winner: Player): string {
  const [kept, other] = winner === 1 ? health : [health[1], health[0]];
  // The title calls both by number.
  const name = `${capitalised(subjectOf(winner, mode))}${mode === 'pvp' ? '' : ` (player ${winner})`}`;
  return kept > 0
    ? `${name} kept ${kept} of ${fullHealth} health`
    : `Both fell: ${minus(kept)} against ${minus(other)}`;
}

const minus = (health: number): string => (health < 0 ? `−${-health}` : String(health));

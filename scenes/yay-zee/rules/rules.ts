// Rules of YayZee: three rolls with holds, then one of thirteen slots is scored; the game ends when every card is full.
import type { Json } from '../../kit/core/json.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { Alarm, CreateOptions, Due, TurnRules } from '../../kit/core/rules.ts';
import type { YayZeeTuning } from '../constants.ts';
import { adviceFor } from './adviceView.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { coachQuestion, currentQuestion, isReady, type Question, readAdvice } from './coachQuestion.ts';
import { refused, type YayZeeEvent } from './events.ts';
import { rateChoice } from './rating.ts';
import { result } from './result.ts';
import {
  firstUnrated,
  isComputersTurn,
  isOver,
  isPlayed,
  isRating,
  mayRoll,
  openTo,
  playerAt,
  playersOf,
  type YayZeeCommand,
  type YayZeeState,
} from './state.ts';
import { type Applied, computerActs, endIfOver, newTurn, roll, score, ticks, toggle } from './turn.ts';
import { validate } from './validate.ts';

type State = Readonly<YayZeeState>;
type T = YayZeeTuning;

export const RULES: TurnRules<YayZeeState, YayZeeCommand, YayZeeEvent, T> = {
  kind: 'turns',
  create,
  legal,
  apply,
  due,
  alarm,
  undoable,
  undoIsPlay: true,
  survives,
  request: (state, t) => {
    const question = coachQuestion(state, t);
    return question && { ...question };
  },
  onResponse: applyAdvice,
  result,
};

function create({ seed, setup }: CreateOptions, t: T): YayZeeState {
  const { mode: wanted } = setup;
  const mode = wanted === 'hotseat' || wanted === 'computer' || wanted === 'duel' ? wanted : 'solo';
  return {
    rng: seeded(seed),
    seed,
    mode,
    sameDice: mode === 'duel',
    fiveIsFull: mode !== 'duel' && setup['fullHouse'] === 'five',
    rulebook: setup['extra'] === 'official' ? 'official' : 'standard',
    players: playersOf(setup, mode, t),
    at: 0,
    ...newTurn(t),
    taken: null,
    coach: 'off',
    helped: false,
    choices: [],
    lightning: false,
    nerves: false,
    unrated: false,
  };
}

function legal(state: State, t: T): readonly YayZeeCommand[] {
  if (isOver(state, t)) return [];
  if (isRating(state, t) || isComputersTurn(state)) return [{ type: 'goOn' }];
  const commands: YayZeeCommand[] = [];
  if (mayRoll(state)) commands.push({ type: 'roll' });
  if (!state.rolled) return commands;
  for (const slot of openTo(state, playerAt(state), t))
    commands.push({ type: 'score', category: CATEGORIES[slot] as Category });
  if (state.rollsLeft > 0) for (let die = 0; die < state.dice.length; die++) commands.push({ type: 'hold', die });
  return commands;
}

function apply(state: State, command: YayZeeCommand, t: T, now: number): Applied {
  const reason = validate(state, command, t);
  if (reason) return { state, events: [refused(reason)] };
  switch (command.type) {
    case 'roll':
      return roll(state, t);
    case 'hold':
      return toggle(state, command.die);
    case 'score':
      return score(state, CATEGORIES.indexOf(command.category), t, now);
    case 'coach':
      return {
        state: { ...state, coach: command.mode, helped: state.helped || command.mode === 'before' },
        events: [{ type: 'coachCame', mode: command.mode }],
      };
    case 'goOn':
      return isPlayed(state, t)
        ? endIfOver({ ...state, unrated: true }, t)
        : { state: { ...state, hurried: true, taken: null }, events: [{ type: 'hurried' }] };
    case 'lapse':
      return { state: { ...state, taken: null }, events: [{ type: 'scoreStands' }] };
    case 'computerActs':
      return computerActs(state, t, now);
  }
}

/** Timer of the computer's next step; it waits while the person can still undo. */
function due(state: State, t: T): Due<YayZeeCommand> {
  if (isPlayed(state, t) || !isComputersTurn(state) || state.taken !== null || !isReady(state, t)) return null;
  return { command: { type: 'computerActs' }, afterTicks: state.hurried ? 1 : ticks(t.computerMs) };
}

function alarm({ taken }: State): Alarm<YayZeeCommand> {
  return taken && { command: { type: 'lapse' }, at: taken.until };
}

/** The last score ends the game and cannot be undone. Holds and coach settings are not undo steps. */
function undoable({ players }: State, { type }: YayZeeCommand): boolean | 'aside' {
  if (type === 'hold' || type === 'coach') return 'aside';
  return type === 'score' && players.flatMap(({ scores }) => scores).filter(one => one === null).length > 1;
}

/** Undo keeps the coach setting; undoing a rated choice counts as help. */
function survives(restored: State, left: State): YayZeeState {
  const wasCostKnown =
    left.coach !== 'off' && left.choices.slice(restored.choices.length).some(({ cost }) => cost !== null);
  return { ...restored, coach: left.coach, helped: restored.helped || left.helped || wasCostKnown };
}

/** Applies advice to the current position, or rates the first unrated choice with it. */
function applyAdvice(state: State, answer: Json, t: T): Applied {
  const moment = coachQuestion(state, t);
  const advice = moment && readAdvice(answer, moment);
  if (!advice) return { state, events: [] };
  const isNow = state.rolled && state.advice === null && !isPlayed(state, t);
  if (isNow && (isComputersTurn(state) || state.coach !== 'off') && isSameQuestion(moment, currentQuestion(state))) {
    const next = { ...state, advice };
    return { state: next, events: [{ type: 'advised', best: spokenAdvice(next, t) }] };
  }
  const owed = firstUnrated(state);
  if (!owed) return { state, events: [] };
  const choice = rateChoice(owed, advice);
  const choices = state.choices.map(one => (one === owed ? choice : one));
  const isLast = choices.at(-1) === choice;
  const ratedEvents: YayZeeEvent[] = isLast ? [{ type: 'rated', cost: choice.cost ?? 0, better: choice.better }] : [];
  const end = isPlayed(state, t) ? endIfOver({ ...state, choices }, t) : { state: { ...state, choices }, events: [] };
  return { state: end.state, events: [{ type: 'advised', best: null }, ...ratedEvents, ...end.events] };
}

/** Advice that is said aloud: only a person's, and only where the coach speaks beforehand. */
function spokenAdvice(state: State, t: T): { readonly text: string; readonly final: number } | null {
  const { best } = adviceFor(state, t);
  return best && { text: best.text, final: best.final };
}

const isSameQuestion = (a: Question, b: Question): boolean =>
  a.used === b.used && a.upper === b.upper && a.dice === b.dice && a.left === b.left;

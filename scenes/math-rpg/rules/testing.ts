// Test helpers: games, and an independent evaluator of printed questions.
import { tune } from '../../kit/core/constants.ts';
import type { CarriedOver } from '../../kit/core/rules.ts';
import { learner, type Plan, type Skill } from '../bots/pilot.ts';
import { CONSTANTS } from '../constants.ts';
import { RULES } from './rules.ts';
import type { MathCommand, MathState } from './state.ts';

export const TUNING = tune(CONSTANTS);

export const newGame = (seed = 1, operations = 'all', begin?: CarriedOver): MathState =>
  RULES.create({ seed, setup: { operations }, levels: [], ...(begin && { begin }) }, TUNING);

export const act = (state: MathState, command: MathCommand, t = TUNING) => RULES.apply(state, command, t, 0);
export const say = (state: MathState, answer: number, t = TUNING) =>
  act(state, { type: 'answer', text: String(answer) }, t);

/** State before the enemy's last hit, with the given health. */
export const near = (state: MathState, change: Partial<MathState>): MathState => ({ ...state, ...change });

/** Plays to the end, or for so many answers. */
export function playOut(seed: number, skill: Skill, plan: Plan, most = Infinity): MathState {
  const decide = learner(skill, plan)(seed);
  let state = newGame(seed);
  for (let i = 0; i < most && state.phase !== 'over'; i++)
    state = act(state, decide(state, TUNING) as MathCommand).state;
  return state;
}

/** Value of a printed sum: × and ÷ first, then + and − from the left. Throws if it cannot be parsed. */
export function evaluated(text: string): number {
  const tokens = [
    ...text
      .replaceAll(/\(−(\d+)\)/g, '~$1')
      .replace(/^−/, '~')
      .matchAll(/~?\d+|[+−×÷]/g),
  ].map(([token]) => token);
  const numberAt = (index: number) => {
    const token = tokens[index] ?? '';
    if (!/^~?\d+$/.test(token)) throw new Error(`no number in ${text}`);
    return token.startsWith('~') ? -Number(token.slice(1)) : Number(token);
  };
  const terms: number[] = [numberAt(0)];
  for (let i = 1; i < tokens.length; i += 2) {
    const number = numberAt(i + 1);
    const last = terms.length - 1;
    if (tokens[i] === '×') terms[last] = (terms[last] as number) * number;
    else if (tokens[i] === '÷') terms[last] = (terms[last] as number) / number;
    else terms.push(tokens[i] === '−' ? -number : number);
  }
  return terms.reduce((sum, term) => sum + term, 0);
}

/** Whether a question's answer makes its text true. */
export function isTrue(text: string, answer: number): boolean {
  if (!text.includes('=')) return evaluated(text) === answer;
  const [left = '', right = ''] = text.replace('?', String(answer)).split('=');
  return evaluated(left.trim()) === evaluated(right.trim());
}

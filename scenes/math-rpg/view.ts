// View model of the HUD.
import type { MathTuning } from './constants.ts';
import { enemyName, type Path } from './enemies.ts';
import { countOf } from './factList.ts';
import type { Item, Op } from './facts.ts';
import { CHOICES, KINDS, kindsAt } from './kinds.ts';
import type { Progress } from './progress.ts';
import { formatNumber, spokenText } from './question.ts';
import { solutionSteps } from './solutionSteps.ts';
import type { MathState } from './state.ts';

export interface MathView {
  readonly phase: MathState['phase'];
  readonly level: number;
  readonly score: number;
  readonly streak: number;
  readonly path: Path;
  readonly enemy: string;
  /** Kind of the question asked, 'Tables to 10': on the ridge it may be one of a level before. While a path is chosen, the kind of the level. */
  readonly kindName: string;
  readonly weakness: Op | null;
  readonly question: string;
  readonly spoken: string;
  readonly message: string;
  readonly wasWrong: boolean;
  /** After a wrong answer: the completed sum, and the steps to the answer. */
  readonly correction: { readonly sum: string; readonly way: string } | null;
  /** While the player chooses a path: weakness and health of the ridge's enemy, and the health below which the meadow deals less damage. */
  readonly choice: {
    readonly ridge: Op;
    readonly enemyHealth: number;
    readonly shyBelow: number;
    readonly weakHit: number;
  } | null;
  /** Label of the operations chosen. */
  readonly operations: string;
  readonly progress: Progress;
  /** Facts to practise that a link brought; null without such a list. */
  readonly list: readonly Item[] | null;
}

export function view(state: Readonly<MathState>, t: MathTuning): MathView {
  const { phase, level, score, streak, path, weakness, question, message, mistake, ridge, operations, progress, list } =
    state;
  const asks = kindsAt(level, operations);
  return {
    phase,
    level,
    score,
    streak,
    path,
    enemy: enemyName(level),
    kindName:
      list !== null
        ? `A list of ${countOf(list)}`
        : asks.length === 1
          ? (KINDS[phase === 'path' ? (asks[0] as number) : question.kind]?.name ?? '')
          : 'Everything mixed',
    weakness,
    question: question.text,
    spoken: spokenText(question),
    message,
    wasWrong: mistake !== null && phase !== 'path',
    correction: mistake && {
      sum: mistake.question.hidden
        ? mistake.question.text.replace('?', formatNumber(mistake.question.answer))
        : `${mistake.question.text} = ${formatNumber(mistake.question.answer)}`,
      way: solutionSteps(mistake.question),
    },
    choice: ridge && {
      ridge,
      enemyHealth: t.enemyHealth + t.enemyHealthPerLevel * level,
      shyBelow: t.shyBelow,
      weakHit: Math.round(Math.max(t.hitLeast, t.hitMost)),
    },
    operations: CHOICES[operations].label,
    progress,
    list,
  };
}

// Learning report: right answers by kind, and the weakest facts.

import { factText } from './factList.ts';
import { BOXES, factOf, type Item, NEW_BOX, OPS, SIDE } from './facts.ts';
import { KINDS } from './kinds.ts';
import type { Progress } from './progress.ts';

const MOST_WEAK = 5;

export interface Report {
  readonly asked: number;
  readonly right: number;
  /** Facts in the highest box, and all facts met. */
  readonly known: number;
  readonly met: number;
  /** Facts in the lowest boxes, as sums. */
  readonly weakest: readonly string[];
  /** Right answers by kind of question. */
  readonly kinds: readonly { readonly name: string; readonly asked: number; readonly right: number }[];
}

export function reportOf({ boxes, kinds }: Progress): Report {
  const all = Object.values(boxes);
  const sum = (at: 0 | 1) => kinds.reduce((total, kind) => total + kind[at], 0);
  return {
    asked: sum(0),
    right: sum(1),
    known: all.filter(box => box === BOXES).length,
    met: all.length,
    weakest: FACT_ITEMS.flatMap(item => {
      const box = boxes[factOf(item) ?? ''];
      return box !== undefined && box < NEW_BOX ? [factText(item)] : [];
    }).slice(0, MOST_WEAK),
    kinds: kinds.flatMap(([asked, right], kind) =>
      asked > 0 ? [{ name: KINDS[kind]?.name ?? '', asked, right }] : [],
    ),
  };
}

/** One item for each fact of the mastery map. */
const NUMBERS = Array.from({ length: SIDE }, (_, i) => i + 1);
const FACT_ITEMS: readonly Item[] = OPS.flatMap(op =>
  NUMBERS.flatMap(a =>
    NUMBERS.flatMap(b => (factOf({ op, a, b }) === `${op}${a},${b}` ? [{ op, a, b } satisfies Item] : [])),
  ),
);

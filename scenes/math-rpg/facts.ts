// Arithmetic facts, each with a name under which its Leitner box is stored, and the items (sums) made from them.

export const OPS = ['+', '−', '×', '÷'] as const;
export type Op = (typeof OPS)[number];

/** The mastery map's side: facts up to 12 by 12. */
export const SIDE = 12;
export const BOXES = 5;

/** Two numbers and what is done with them: for − it is (a + b) − b, for ÷ it is (a × b) ÷ b, so that a is the answer. */
export interface Item {
  readonly op: Op;
  readonly a: number;
  readonly b: number;
}
/** An item with the name of its fact, worked out once. */
export interface Named extends Item {
  readonly fact: string | null;
}

/** Boxes of the facts met so far, 1 (to be learned) to 5 (known), by their names. */
export type Boxes = Readonly<Record<string, number>>;

/** The fact's name: `×7,8`. 8 × 7 is the same fact, 56 ÷ 8 another. Null beyond the map, where nothing is known by heart. */
export function factOf({ op, a, b }: Item): string | null {
  if (a < 1 || b < 1 || a > SIDE || b > SIDE) return null;
  const isMutual = op === '+' || op === '×';
  return isMutual && a > b ? `${op}${b},${a}` : `${op}${a},${b}`;
}

export const isFact = (name: string): boolean => {
  const [, op, a, b] = /^([+−×÷])(\d{1,2}),(\d{1,2})$/.exec(name) ?? [];
  return op !== undefined && factOf({ op: op as Op, a: Number(a), b: Number(b) }) === name;
};

/** How many names there are. */
export const FACTS = 2 * SIDE * SIDE + SIDE * (SIDE + 1);

/** A right answer moves a fact one box up, a wrong one back to the first. A fact first met stands in the second. */
export const NEW_BOX = 2;
export const boxAfter = (box: number | undefined, right: boolean): number =>
  right ? Math.min(BOXES, (box ?? NEW_BOX) + 1) : 1;

/** What stands left and right of the sign, and what comes out. */
export function sumOf({ op, a, b }: Item): { readonly left: number; readonly right: number; readonly value: number } {
  switch (op) {
    case '+':
      return { left: a, right: b, value: a + b };
    case '−':
      return { left: a + b, right: b, value: a };
    case '×':
      return { left: a, right: b, value: a * b };
    case '÷':
      return { left: a * b, right: b, value: a };
  }
}

/** All items of an operation whose two numbers pass. */
export function itemsOf(ops: readonly Op[], most: number, passes: (a: number, b: number) => boolean): readonly Named[] {
  const numbers = Array.from({ length: most }, (_, i) => i + 1);
  return ops.flatMap(op =>
    numbers.flatMap(a => numbers.flatMap(b => (passes(a, b) ? [{ op, a, b, fact: factOf({ op, a, b }) }] : []))),
  );
}

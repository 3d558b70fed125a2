// Arithmetic facts, each with a name under which its Leitner box is stored, and the items (sums) made from them.

export const OPS = ['+', '−', '×', '÷'] as const;
export type Op = (typeof OPS)[number];

/** Size of the mastery map: facts up to 12 by 12. */
export const SIDE = 12;
/** Leitner boxes: the higher, the better known. */
export const BOXES = 5;

/** Operation and two numbers. For − the sum is (a + b) − b, for ÷ it is (a × b) ÷ b: `a` is the answer. */
export interface Item {
  readonly op: Op;
  readonly a: number;
  readonly b: number;
}
/** Item with the name of its fact. */
export interface Named extends Item {
  readonly fact: string | null;
}

/** Boxes of the facts met so far, 1 (to be learned) to 5 (known), by their names. */
export type Boxes = Readonly<Record<string, number>>;

/** Name of a fact: `×7,8`. 8 × 7 is the same fact, 56 ÷ 8 another. Null beyond 12 by 12. */
export function factOf({ op, a, b }: Item): string | null {
  if (a < 1 || b < 1 || a > SIDE || b > SIDE) return null;
  const isMutual = op === '+' || op === '×';
  return isMutual && a > b ? `${op}${b},${a}` : `${op}${a},${b}`;
}

export const isFact = (name: string): boolean => {
  const [, op, a, b] = /^([+−×÷])(\d{1,2}),(\d{1,2})$/.exec(name) ?? [];
  return op !== undefined && factOf({ op: op as Op, a: Number(a), b: Number(b) }) === name;
};

/** Number of facts. */
export const FACTS = 2 * SIDE * SIDE + SIDE * (SIDE + 1);

/** Leitner rule: a right answer moves a fact one box up, a wrong one back to the first. A new fact is in the second. */
export const NEW_BOX = 2;
export const boxAfter = (box: number | undefined, right: boolean): number =>
  right ? Math.min(BOXES, (box ?? NEW_BOX) + 1) : 1;

/** Operands and result of an item. */
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

/** All items of these operations with numbers up to `most` that pass the filter. */
export function itemsOf(ops: readonly Op[], most: number, passes: (a: number, b: number) => boolean): readonly Named[] {
  const numbers = Array.from({ length: most }, (_, i) => i + 1);
  return ops.flatMap(op =>
    numbers.flatMap(a => numbers.flatMap(b => (passes(a, b) ? [{ op, a, b, fact: factOf({ op, a, b }) }] : []))),
  );
}

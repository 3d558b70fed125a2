// Pages over all escapes: which were found, and whether the last house was left. A career (kit/game.ts).
import type { Json } from '../../kit/core/json.ts';
import type { Career } from '../../kit/game.ts';
import { PAGES } from '../levels/pages/facts.ts';
import type { EscapeEvent } from './events.ts';

export interface Found {
  /** Numbers from 1, in ascending order. */
  readonly pages: readonly number[];
  /** The last house was left: the page behind its door is known. */
  readonly isOut: boolean;
}
const NONE: Found = { pages: [], isOut: false };

const isNumber = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= PAGES;

function validate(career: unknown): string | null {
  const { pages, isOut } = Object(career) as { readonly pages?: unknown; readonly isOut?: unknown };
  if (!Array.isArray(pages) || typeof isOut !== 'boolean') return 'It is no pile of pages.';
  return pages.every(isNumber) && pages.every((one, i) => i === 0 || one > pages[i - 1])
    ? null
    : 'It has pages that nobody wrote.';
}

/** What was found, out of a career that may hold anything. */
export const readFound = (career: unknown): Found => (validate(career) === null ? (career as Found) : NONE);

export const withPage = (pages: readonly number[], page: number): readonly number[] =>
  pages.includes(page) ? pages : [...pages, page].toSorted((a, b) => a - b);
/** The page that is found next: they come in their order, wherever they lie. */
export const nextPage = (pages: readonly number[]): number | null =>
  Array.from({ length: PAGES }, (_, i) => i + 1).find(page => !pages.includes(page)) ?? null;

export const career: Career<EscapeEvent> = {
  version: 1,
  initial: NONE as unknown as Json,
  validate,
  reduce(from, event) {
    const found = from as unknown as Found;
    if (event.type === 'pageFound' && !found.pages.includes(event.page))
      return { ...found, pages: [...withPage(found.pages, event.page)] };
    return event.type === 'escaped' && event.isLast && !found.isOut ? { pages: [...found.pages], isOut: true } : from;
  },
};

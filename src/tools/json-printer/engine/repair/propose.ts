// Proposal of a repair: where the text comes from is told first, then what jsonrepair would get wrong is rewritten, then it repairs the
// form. What cannot be told is refused with its place.
import { blockEdits, findBlocks } from './blocks.ts';
import { brokenLineEdits } from './brokenLines.ts';
import { applyEdits, composeEdits, type Edit, inOrder } from './edits.ts';
import { escapeDepth } from './escaped.ts';
import { compareForm, repairForm } from './form.ts';
import { isJson } from './isJson.ts';
import { printREdits } from './printR.ts';
import { proven } from './proof.ts';
import { readSteps } from './reader/reader.ts';
import type { ReadOptions } from './reader/readerState.ts';
import { mayBeReadOtherwise, possibleReadings, type Reading } from './readings.ts';
import { Refusal } from './refusal.ts';
import { tableEdits } from './table.ts';
import { unwrap } from './unwrap.ts';

export interface Progress {
  readonly stage: 'Reading the text' | 'Telling where it comes from' | 'Repairing its form' | 'Checking the result';
  /** Fraction of the stage, from 0 to 1. */
  readonly part: number;
}

/** Which of several blocks of JSON is kept: its index, or all of them in an array. */
export type Choice = number | 'all';

export interface Proposal {
  readonly edits: readonly Edit[];
  /** Blocks of JSON among which is chosen, if there are several. */
  readonly blocks: readonly { readonly at: number; readonly end: number }[];
  /** Readings to ask about; of none of them are there edits until one is chosen. */
  readonly readings?: readonly Reading[];
  /** Whether its signs are the only ones that make JSON of the text. */
  readonly isOnly?: boolean;
}

export type Proposing = Generator<Progress, Proposal, void>;

/** What somebody decided: which block is kept, and which reading is meant. */
export interface Answers {
  readonly choice?: Choice;
  readonly reading?: number | null;
}

/** Edits that make JSON of a text, or JSON Lines of what is named so; none if it is JSON. Throws a Refusal. */
export function* propose(text: string, answers: Answers = {}, isLines = false): Proposing {
  const proposal = yield* proposed(text, answers, isLines);
  return { ...proposal, edits: proven(text, proposal.edits, proposal.isOnly) };
}

function* proposed(text: string, { choice = 'all', reading }: Answers, isLines: boolean): Proposing {
  yield { stage: 'Reading the text', part: 0 };
  if (isJson(text)) return { edits: [], blocks: [] };
  const lines = brokenLineEdits(text, isLines, proposeLine);
  if (lines) return { edits: lines, blocks: [] };
  const before = inOrder(unwrap(text));
  let told: Proposal | null = null;
  let refusal: Refusal | undefined;
  try {
    told = yield* toldByForm(text, before, choice);
    if (!mayBeReadOtherwise(told.edits)) return told;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refusal = error;
  }
  const readings = possibleReadings(text, told?.edits ?? null, before);
  const [only] = readings;
  if (!only) throw refusal;
  const blocks = told?.blocks ?? [];
  if (readings.length === 1)
    return { edits: only.edits, blocks: only.sign ? [] : blocks, isOnly: only.isOnly === true };
  const chosen = readings[reading ?? -1];
  if (!chosen) return { edits: [], blocks: [], readings };
  return { edits: chosen.edits.map(edit => asChosen(edit, chosen)), blocks: chosen.sign ? [] : blocks, readings };
}

/** A sign that was asked about is decided with its reading. */
const asChosen = (edit: Edit, { sign, edits }: Reading): Edit =>
  sign && (edits.length === 1 || edit.kind === sign.kind || edit.kind === 'missingBracket')
    ? { ...edit, kind: 'chosen' }
    : edit;

/** What the form of a text tells by itself. */
function* toldByForm(text: string, before: readonly Edit[], choice: Choice): Proposing {
  const inside = applyEdits(text, before);
  const { edits: own, blocks } = yield* unwrapped(inside, before, choice);
  const first = composeEdits(inside, before, own);
  const middle = applyEdits(text, first);
  yield { stage: 'Repairing its form', part: 0 };
  if (first.length && isJson(middle)) return { edits: first, blocks };
  const repaired = inFirst(first, () => repairForm(middle));
  yield { stage: 'Checking the result', part: 0 };
  const edits = composeEdits(
    middle,
    first,
    inFirst(first, () => compareForm(middle, repaired)),
  );
  if (!isJson(repaired)) throw new Refusal('What is meant here cannot be told', 0);
  return { edits, blocks };
}

function proposeLine(line: string): readonly Edit[] {
  const steps = propose(line);
  let step = steps.next();
  while (!step.done) step = steps.next();
  if (step.value.readings) throw new Refusal('What is meant here cannot be told', 0);
  return step.value.edits;
}

/** Edits and blocks of what is left without its wrapping; places of refusals and blocks are those in the whole text. */
function* unwrapped(text: string, before: readonly Edit[], choice: Choice): Generator<Progress, Classified, void> {
  try {
    const { edits, blocks } = yield* classified(text, choice);
    return { edits, blocks: blocks.map(({ at, end }) => ({ at: originOf(before, at), end: originOf(before, end) })) };
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(error.message, originOf(before, error.at)) : error;
  }
}

/** Runs work on the result of edits; its refusals have their place in the text before them. */
function inFirst<T>(edits: readonly Edit[], work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(error.message, originOf(edits, error.at)) : error;
  }
}

/** Place in the text from which a place of the edited text comes. */
function originOf(edits: readonly Edit[], at: number): number {
  let shift = 0;
  for (const edit of edits) {
    if (edit.at + shift + edit.insert.length > at) return Math.min(at - shift, edit.at);
    shift += edit.insert.length - edit.remove;
  }
  return at - shift;
}

interface Classified {
  readonly edits: readonly Edit[];
  readonly blocks: Proposal['blocks'];
}

function* classified(text: string, choice: Choice): Generator<Progress, Classified, void> {
  const start = /^\s*/.exec(text.slice(0, 10_000))?.[0].length ?? 0;
  const isEscaped = escapeDepth(text, start) > 0;
  let refusal: Refusal | undefined;
  if (!isEscaped) {
    try {
      return { edits: yield* wholeText(text, {}), blocks: [] };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal = error;
    }
    const fragment = fragmentAt(text, start);
    if (fragment) {
      try {
        return { edits: yield* wholeText(text, { fragment }), blocks: [] };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (fragment === 'quoted') refusal = error;
      }
    }
    const table = printREdits(text, start) ?? tableEdits(text, start);
    if (table) return { edits: table, blocks: [] };
  }
  const blocks = findBlocks(text);
  if (blocks.length === 0) throw refusal ?? new Refusal('There is no JSON here', start);
  return { edits: blockEdits(text, blocks, choice), blocks: blocks.length > 1 ? blocks : [] };
}

/** How a key is written with which members of an object begin, without their brace. */
function fragmentAt(text: string, at: number): ReadOptions['fragment'] {
  const beginning = text.slice(at, at + 2000);
  if (/^(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|“[^”\n]*”)\s*(?:[:：]|=>)/.test(beginning)) return 'quoted';
  return /^[\p{L}_$][\p{L}\p{N}_$]*\s*[:：]/u.test(beginning) ? 'bare' : undefined;
}

function* wholeText(text: string, options: ReadOptions): Generator<Progress, readonly Edit[], void> {
  const steps = readSteps(text, 0, options);
  let step = steps.next();
  while (!step.done) {
    yield { stage: 'Telling where it comes from', part: step.value };
    step = steps.next();
  }
  return step.value.edits;
}

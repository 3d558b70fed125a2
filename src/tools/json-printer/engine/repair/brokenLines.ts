// Broken lines among JSON Lines: each is repaired on its own, or kept as text, and never read together with its neighbours.
import type { Edit } from './edits.ts';
import { isJson } from './isJson.ts';
import { Refusal } from './refusal.ts';

interface Line {
  readonly at: number;
  readonly text: string;
  readonly isJson: boolean;
}

/** Fewest lines that are JSON, and most of the others for each of them, where nothing else says that a text is JSON Lines. */
const MIN_GOOD = 3;
const MAX_BROKEN = 1 / 3;
/** The same where its name says so. */
const MAX_BROKEN_OF_NAMED = 1;

/**
 * Edits of the broken lines; null where there is none, or where the text is something else. A text that is not named JSON Lines becomes
 * an array of its lines. `repairLine` throws a Refusal.
 */
export function brokenLineEdits(
  text: string,
  isNamed: boolean,
  repairLine: (line: string) => readonly Edit[],
): Edit[] | null {
  const lines = linesOf(text, isNamed);
  const good = lines.filter(line => line.isJson).length;
  const broken = lines.length - good;
  const isLikely = isNamed
    ? broken <= good * MAX_BROKEN_OF_NAMED
    : good >= MIN_GOOD && broken <= good * MAX_BROKEN && !lines.some(line => isBracketAlone(line.text));
  if (broken === 0 || !isLikely) return null;
  const edits: Edit[] = [];
  for (const [i, line] of lines.entries()) {
    if (!isNamed) edits.push({ at: line.at, remove: 0, insert: i === 0 ? '[' : '', kind: 'jsonLines' });
    if (!line.isJson) edits.push(...repairedLine(line, repairLine));
    const end = line.at + line.text.length;
    if (!isNamed) edits.push({ at: end, remove: 0, insert: i < lines.length - 1 ? ',' : ']', kind: 'jsonLines' });
  }
  return edits.filter(({ remove, insert }) => remove > 0 || insert !== '');
}

/** Lines with something on them. One that is only a number or a word says little: of a text that is not named it counts as broken. */
function linesOf(text: string, isNamed: boolean): readonly Line[] {
  const lines: Line[] = [];
  for (const { 0: found, index } of text.matchAll(/[^\s][^\n]*/g)) {
    const line = found.trimEnd();
    lines.push({ at: index, text: line, isJson: (isNamed || /^[{[]/.test(line)) && isJson(line) });
    if (!isNamed && !lines[0]?.isJson) return [];
  }
  return lines;
}

/** A bracket on a line of its own belongs to a document over several lines. */
const isBracketAlone = (line: string): boolean => /^[[\](){},;]+$/.test(line);

function repairedLine({ at, text }: Line, repairLine: (line: string) => readonly Edit[]): readonly Edit[] {
  try {
    // A line break that a repair puts in is white space, and would end the line.
    return repairLine(text).map(edit => ({ ...edit, at: edit.at + at, insert: edit.insert.replaceAll('\n', ' ') }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ at, remove: text.length, insert: JSON.stringify(text), kind: 'brokenLine' }];
  }
}

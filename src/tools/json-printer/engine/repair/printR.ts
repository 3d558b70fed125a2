// Output of PHP's `print_r`, nested: keys in square brackets, values up to the end of their line, containers in round brackets on lines of
// their own. Types are guessed, since it writes none.
import type { Edit } from './edits.ts';
import { isJsonWord } from './reader/words.ts';

const HEAD = /^[ \t]*(?:Array|[\w\\]+ Object)[ \t]*\r?\n[ \t]*\([ \t]*$/m;
const MEMBER = /^[ \t]*\[([^\]\n]*)\] => (.*)$/;
const CONTAINER = /^(?:Array|[\w\\]+ Object)$/;

/** The whole text as one change; null if it is none. */
export function printREdits(text: string, from: number): Edit[] | null {
  if (HEAD.exec(text.slice(from, from + 2000))?.index !== 0) return null;
  const lines = text.slice(from).trimEnd().split(/\r?\n/);
  let line = 0;
  const container = (): string | null => {
    const isList = lines[line]?.trim() === 'Array';
    if (lines[line + 1]?.trim() !== '(') return null;
    line += 2;
    const members: (readonly [key: string, value: string])[] = [];
    for (;;) {
      const own = lines[line];
      if (own === undefined) return null;
      if (own.trim() === ')') break;
      if (own.trim() === '') {
        line++;
        continue;
      }
      const [, key = '', value = ''] = MEMBER.exec(own) ?? [];
      if (!MEMBER.test(own)) return null;
      if (CONTAINER.test(value.trim()) && lines[line + 1]?.trim() === '(') {
        lines[line] = value;
        const inner = container();
        if (inner === null) return null;
        members.push([key, inner]);
      } else {
        members.push([key, isJsonWord(value) && !/^(?:true|false|null)$/.test(value) ? value : JSON.stringify(value)]);
        line++;
      }
    }
    line++;
    if (isList && members.every(([key], i) => key === String(i)))
      return `[${members.map(([, value]) => value).join(', ')}]`;
    // The visibility of a property stands behind its name.
    return `{${members.map(([key, value]) => `${JSON.stringify(key.replace(/:.*(?:protected|private)$/, ''))}: ${value}`).join(', ')}}`;
  };
  const insert = container();
  if (insert === null || line < lines.length) return null;
  return [{ at: from, remove: text.slice(from).trimEnd().length, insert, kind: 'printR' }];
}

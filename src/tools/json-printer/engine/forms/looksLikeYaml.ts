// Whether a text that is no JSON has the form of YAML: keys and elements on lines of their own, and no line that is prose. A few lines are
// looked at, and the library is not needed for it.

const KEY = /^(?:[\p{L}_$.@/][\p{L}\p{N}_$.@/-]*|"(?:[^"\\]|\\.)*"|'[^']*'|<<|\?)\s*:(?:\s|$)/u;
const BLOCK = /(?::|^-|\s-)\s*[|>][-+\d]*\s*(?:#.*)?$/;
/** Lines that are looked at. */
const MOST_LINES = 200;

export function looksLikeYaml(text: string): boolean {
  let [keys, elements, marks] = [0, 0, 0];
  let block = -1;
  const lines = text.slice(0, 50_000).split(/\r?\n/, MOST_LINES);
  for (const line of lines) {
    const content = line.trimStart();
    const indent = line.length - content.length;
    if (content === '' || content.startsWith('#')) continue;
    // What stands deeper than its key belongs to a text of several lines, or to a value that goes on.
    if (block >= 0 && indent > block) continue;
    block = -1;
    if (/^(?:---|\.\.\.)(?:\s|$)|^%YAML\b/.test(line)) {
      marks++;
      continue;
    }
    const item = content.replace(/^(?:-\s+)+/, '');
    const isElement = item !== content || content === '-';
    if (KEY.test(item)) keys++;
    else if (isElement && !isSentence(item)) elements++;
    else if (indent === 0 || keys === 0 || isSentence(content)) return false;
    if (BLOCK.test(line)) block = indent;
  }
  const sentences = lines.filter(line => isSentence(line.replace(/^[^:]*:\s*/, ''))).length;
  return keys + elements + marks >= 2 && keys + elements > 0 && sentences * 2 <= keys + elements;
}

/** Several words that end as a sentence does. */
const isSentence = (text: string): boolean => /\p{L}\S*\s+\S.*[.!?…]["')]?\s*$/u.test(text);

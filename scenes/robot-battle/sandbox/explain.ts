// Explanations: what the engine says of a script, put into a sentence for the person who wrote it, with the line to look at.
import { ACTIONS } from '../rules/arena.ts';

/** A sentence about a script and the line it is about, from 1; null where none is known. */
export interface Explanation {
  readonly text: string;
  readonly line: number | null;
}

const STATE = ['position', 'enemyPosition', 'health', 'energy', 'tick', 'arena', 'memory'] as const;
const HELPERS = ['distance', 'bearing', 'angleTo', 'log', 'random'] as const;
/** What other robot games call these. */
const SYNONYMS: Readonly<Record<string, string>> = {
  enemy: 'enemyPosition',
  opponent: 'enemyPosition',
  target: 'enemyPosition',
  pos: 'position',
  x: 'position.x',
  y: 'position.y',
  angle: 'position.angle',
  hp: 'health',
  life: 'health',
  power: 'energy',
  time: 'tick',
  walls: 'arena',
};

/** Comments and texts as spaces, line breaks kept: what is left is code. */
export const bareCode = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g, text =>
    text.replace(/[^\n]/g, ' '),
  );

const lineAt = (code: string, index: number): number => code.slice(0, index).split('\n').length;

/** Line of the first match, or null. */
function lineOf(code: string, pattern: RegExp): number | null {
  const found = pattern.exec(code);
  return found ? lineAt(code, found.index) : null;
}

/** Why a script does not compile. `said` is the engine's own message. */
export function explainSyntax(code: string, said: string, line: number | null): Explanation {
  const bare = bareCode(code);
  const later = lineOf(bare, /\b(?:async|await)\b/);
  if (later !== null) return { text: 'A robot decides at once: there is no async and no await here.', line: later };
  const imported = lineOf(bare, /^\s*(?:import|export)\b/m);
  if (imported !== null) return { text: STANDS_ALONE, line: imported };
  if (said === NO_FUNCTION)
    return {
      text: 'tick has to be a function: function tick(state) { … }',
      line: lineOf(bare, /\btick\b/),
    };
  if (/unexpected end of string/.test(said)) return { text: 'A text is not closed: its quote is missing.', line };
  const open = unclosedBracket(bare);
  if (open) return open;
  const text = said.replace(/^SyntaxError: /, '');
  return {
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    line: line && Math.min(line, lineAt(code, Infinity)),
  };
}

const STANDS_ALONE = 'A script stands alone: nothing is imported or exported.';
/** Line of the first `import(…)` of code without texts and comments: it compiles, and its promise is never kept. */
const importedLine = (bare: string): number | null => lineOf(bare, /\bimport\s*\(/);

/** What the prelude says of a script whose value is no function. */
export const NO_FUNCTION = 'no function';

const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The first bracket that is never closed, or that closes none. */
function unclosedBracket(bare: string): Explanation | null {
  const open: { readonly bracket: string; readonly line: number }[] = [];
  let line = 1;
  for (const letter of bare) {
    if (letter === '\n') line++;
    else if ('([{'.includes(letter)) open.push({ bracket: letter, line });
    else if (letter in CLOSES) {
      const last = open.pop();
      if (!last) return { text: `This ${letter} closes nothing.`, line };
      if (last.bracket !== CLOSES[letter]) return { text: `This ${last.bracket} is never closed.`, line: last.line };
    }
  }
  const first = open.at(-1);
  return first ? { text: `This ${first.bracket} is never closed.`, line: first.line } : null;
}

/** Where a script that ran out of fuel may have spent it. */
export function explainFuel(code: string): Explanation {
  const bare = bareCode(code);
  const endless = lineOf(bare, /\bwhile\s*\(\s*(?:true|1)\s*\)|\bfor\s*\(\s*;\s*;/);
  const loops = [...bare.matchAll(/\b(?:while|for|do)\b/g)].map(({ index }) => lineAt(bare, index));
  const line = endless ?? loops[0] ?? null;
  if (line === null)
    return { text: 'Out of fuel: it thinks for too long, and no loop is to be seen. Does one call do too much?', line };
  const others = loops.length > 1 && endless === null ? ', or one below it,' : '';
  return { text: `Out of fuel: this loop${others} does not end in time.`, line };
}

/** What the prelude says of something thrown whose name cannot even be read. */
export const UNREADABLE = 'unreadable';

/** What a script threw, in the words of someone who knows the robot's own words. */
export function explainThrow(code: string, said: string, line: number | null): Explanation {
  const bare = bareCode(code);
  const here = line === null ? '' : (bare.split('\n')[line - 1] ?? '');
  const [, unknown = ''] = /^ReferenceError: '?([\w$]+)'? is not defined/.exec(said) ?? [];
  if (unknown) return { text: `${said}.${adviceOnName(unknown)}`, line };
  const calledNone = /^TypeError: not a function/i.test(said);
  if (/^TypeError: cannot read propert(?:y|ies)/i.test(said) || calledNone) {
    const imported = importedLine(bare);
    if (imported !== null) return { text: STANDS_ALONE, line: imported };
    const member = [...here.matchAll(/\bstate\.([A-Za-z_$][\w$]*)/g)]
      .map(([, name = '']) => name)
      .find(name => !(STATE as readonly string[]).includes(name));
    const what = calledNone ? 'What is called here is no function' : said;
    if (member) return { text: `${what}. There is no state.${member}${insteadOf(member, STATE, 'state.')}`, line };
    if (calledNone) return { text: `${what}.`, line };
  }
  const [, thrown] = /^thrown: (.*)$/s.exec(said) ?? [];
  if (thrown !== undefined) return { text: `It threw ${thrown}.`, line };
  if (said === UNREADABLE || said.startsWith('undefined: '))
    return { text: 'It threw something that says nothing: throw a text, or new Error(…).', line };
  if (/^\w*Error: $/.test(said)) return { text: `It threw an error that says nothing: new Error('…').`, line };
  if (said.startsWith('RangeError: Maximum call stack')) return { text: 'A function calls itself without end.', line };
  if (/^InternalError: (?:out of memory|string too long)/.test(said))
    return { text: 'It wants more memory than a robot has.', line };
  return { text: said, line };
}

function adviceOnName(name: string): string {
  const action = closest(name, ACTIONS);
  if (action === name) return ` An action is a text: return '${name}'.`;
  if (name === 'Promise' || name === 'setTimeout' || name === 'setInterval' || name === 'fetch')
    return ' A robot decides at once and alone: there is nothing to wait for.';
  if ((STATE as readonly string[]).includes(name)) return ` It is state.${name}.`;
  const helper = closest(name, HELPERS);
  return helper === null ? '' : ` Did you mean ${helper}()?`;
}

/** Why what a call returned is no action. `returned` is what it returned, in words. */
export function explainNoAction(code: string, returned: string, isText: boolean): Explanation {
  if (isText) {
    const action = closest(returned, ACTIONS);
    return {
      text: `'${returned}' is no action: it waits.${action === null ? '' : ` Did you mean '${action}'?`}`,
      line: null,
    };
  }
  const bare = bareCode(code);
  const imported = importedLine(bare);
  if (imported !== null) return { text: STANDS_ALONE, line: imported };
  if (returned !== 'undefined') return { text: `${returned} is no action: it waits.`, line: null };
  const generator = lineOf(bare, /\bfunction\s*\*/);
  if (generator !== null)
    return { text: 'A generator returns no action: write function tick(state).', line: generator };
  const [, called] = /^\s*function\s+(\w+)\s*\(/.exec(bare) ?? [];
  if (called !== undefined && called !== 'tick' && !/\breturn\b/.test(outsideFunctions(bare)))
    return {
      text: `Nothing calls ${called}: name it tick, then it is called each tick.`,
      line: lineOf(bare, /\bfunction\b/),
    };
  return { text: 'Nothing was returned: it waits.', line: null };
}

/** Code outside of all braces. */
function outsideFunctions(bare: string): string {
  let depth = 0;
  let outside = '';
  for (const letter of bare) {
    if (letter === '{') depth++;
    if (depth === 0) outside += letter;
    if (letter === '}') depth--;
  }
  return outside;
}

const insteadOf = (name: string, known: readonly string[], before: string): string => {
  const other = SYNONYMS[name.toLowerCase()] ?? closest(name, known);
  return other === null ? '.' : `: it is ${before}${other}.`;
};

/** The known word that is meant: equal but for case, or two letters off at most in a word of four or more. */
function closest(name: string, known: readonly string[]): string | null {
  const lower = name.toLowerCase();
  const same = known.find(word => word.toLowerCase() === lower);
  if (same !== undefined) return same;
  if (name.length < 4) return null;
  const [best] = known
    .map(word => ({ word, off: editDistance(lower, word.toLowerCase()) }))
    .toSorted((a, b) => a.off - b.off);
  return best && best.off <= 2 ? best.word : null;
}

/** Levenshtein distance in letters. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

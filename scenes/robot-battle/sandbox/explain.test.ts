// What is wrong with a script is said as a person would, with the line to look at: a table of scripts as people mistype them, run in the sandbox.
import { beforeAll, expect, test } from 'vitest';
import { matchRequest, referee, t } from '../rules/testing.ts';
import type { Referee } from './referee.ts';

let judge: Referee;
beforeAll(async () => {
  judge = await referee();
});

test.each<[mistake: string, code: string, text: RegExp, line: number | null]>([
  ['async', "\nasync function tick(state) {\n  return 'move';\n}", /decides at once: there is no async/, 2],
  ['await', "const p = await foo();\nreturn 'move';", /no await here/, 1],
  ['import', "import x from 'y';\nreturn 'move';", /stands alone/, 1],
  ['a brace left open', "function tick(s) {\n  return 'move'\n", /This \{ is never closed/, 1],
  [
    'a bracket left open',
    "function tick(s) {\n if (s.energy > 3 {\n return 'move';\n }\n}",
    /This \( is never closed/,
    2,
  ],
  ['a brace too many', "return 'move';\n}", /This \} closes nothing/, 2],
  ['a bracket in a comment is none', "// (\nlet x = ;\nreturn 'move'", /Unexpected token/, 2],
  ['a quote left out', "log(1);\nreturn 'move", /quote is missing/, 2],
  ['tick is a number', '\nconst tick = 5;', /tick has to be a function/, 2],
  [
    'an endless loop',
    'function tick(s) {\n  for (const a of [1]) log(a);\n  while (true) {}\n}',
    /this loop does not end/,
    3,
  ],
  [
    'a loop that never ends',
    "let n = 1;\nfor (let i = 0; i < n; i++) n++;\nreturn 'move';",
    /this loop does not end/,
    2,
  ],
  ['one of two loops', 'let n = 1;\nwhile (n) n++;\nwhile (n) n--;', /this loop, or one below it, does not end/, 2],
  ['an action without quotes', '\nreturn move;', /An action is a text: return 'move'/, 2],
  ['a field of state by itself', "if (energy > 50) return 'shoot';", /It is state\.energy\./, 1],
  ['a helper misspelt', "return anglTo() < 0 ? 'turnLeft' : 'turnRight';", /Did you mean angleTo\(\)\?/, 1],
  ['a timer', 'setTimeout(() => {}, 1);', /decides at once/, 1],
  [
    'another game’s name',
    "log(1);\nreturn state.enemy.x > 1 ? 'move' : 'wait';",
    /no state\.enemy: it is state\.enemyPosition\./,
    2,
  ],
  ['a field misspelt', "return state.positon.x > 1 ? 'move' : 'wait';", /it is state\.position\./, 1],
  ['recursion', 'function tick(s) {\n  return tick(s);\n}', /calls itself without end/, 2],
  ['memory', 'return new Array(1e9).fill(0);', /more memory than a robot has/, 1],
  ['an action in capitals', "return 'Move';", /'Move' is no action: it waits\. Did you mean 'move'\?/, null],
  ['an action misspelt', "return 'trunLeft';", /Did you mean 'turnLeft'\?/, null],
  ['no action at all', "return 'dance';", /^'dance' is no action: it waits\.$/, null],
  [
    'a function of another name',
    "// mine\nfunction tik(state) {\n  return 'move';\n}",
    /Nothing calls tik: name it tick/,
    2,
  ],
  ['a generator', "\nfunction* tick() { yield 'move'; }", /generator/, 2],
  ['nothing returned', 'if (state.energy > 1000) return 1;', /^Nothing was returned: it waits\.$/, null],
  ['an imported module that is called', "const x = import('y');\nreturn x.aim();", /^A script stands alone/, 1],
  ['an imported module that is returned', "log(1);\nreturn import('y');", /^A script stands alone/, 2],
  ['a call of nothing', '\nconst o = {};\no.aim();', /^What is called here is no function\.$/, 3],
  ['an unknown field called', 'return state.fire();', /no function\. There is no state\.fire\./, 1],
  ['a thrown text', "throw 'hm';", /^It threw hm\.$/, null],
  ['a thrown nothing', 'throw undefined;', /^It threw undefined\.$/, null],
  ['a thrown object', 'throw { a: 1 };', /^It threw something that says nothing/, null],
  ['a thrown trap', 'throw { get name() { throw 1; } };', /^It threw something that says nothing/, null],
  ['an error without words', '\nthrow new Error();', /^It threw an error that says nothing/, 2],
  ['its own error', "\nthrow new Error('hm');", /^Error: hm$/, 2],
])('%s', async (_, code, text, line) => {
  const { log } = await judge(matchRequest(code, "return 'wait';", 1, { t: { ...t, matchTicks: 4 } }));
  const said = log.find(({ side, kind }) => side === 0 && kind !== 'log');
  expect(said?.text).toMatch(text);
  expect(said?.line).toBe(line);
});

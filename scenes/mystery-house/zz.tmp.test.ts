import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { lastReply, newGame, say } from './testing.ts';

test('x', () => {
  const out: string[] = [];
  let state = newGame(Number(process.env['SEED']));
  out.push(...state.log.map(e => e.text));
  for (const line of readFileSync('/tmp/play.txt', 'utf8').trim().split('\n')) {
    state = say(state, line).state;
    out.push(`> ${line}`, ...lastReply(state));
  }
  out.push(`MOVES ${state.moves} ${state.phase}`);
  console.log(out.join('\n'));
});

// Contract tests of turn rules: the old state stays unchanged (immutability), a refusal changes nothing and gives one message, every command of `legal` is
// accepted, and no malformed command throws. A game that logs what it did not understand may accept it: it then has its own event for it.
import { expect } from 'vitest';
import { copy, type Json } from '../../scenes/kit/core/json.ts';
import type { GameEvent } from '../../scenes/kit/core/rules.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';

/** Nothing can be written into it any more: rules that try throw. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inside of Object.values(value)) deepFreeze(inside);
  return Object.freeze(value);
}

/** What stands in for a field of a command. */
const WRONG: readonly Json[] = [
  null,
  -1,
  0.5,
  1e9,
  '',
  '__proto__',
  'x'.repeat(300),
  [],
  {},
  [[]],
  { length: -1 },
  true,
];
const MOST_OFFERED = 8;
const MOST_BROKEN = 2;

/** A command with one field left out or made wrong. */
function* broken(command: Json): Generator<Json> {
  if (typeof command !== 'object' || command === null) return;
  for (const name of Object.keys(command)) {
    const { [name]: _, ...without } = command as Readonly<Record<string, Json>>;
    yield without;
    for (const wrong of WRONG) yield { ...(command as object), [name]: wrong };
  }
}

/** Sends a command to a frozen state and looks at the answer. Tells whether it was accepted. */
export function sendFrozen(session: Session, command: Json): boolean {
  const before = deepFreeze(session.state);
  const events: GameEvent[] = [];
  const stop = session.onEvents(heard => events.push(...heard));
  const words = `after ${JSON.stringify(command)?.slice(0, 200)}`;
  let refusal: string | null;
  try {
    refusal = session.send(command);
  } catch (error) {
    expect.fail(`${words}: ${String(error)}`);
  } finally {
    stop();
  }
  const refused = events.filter(({ type }) => type === 'refused') as (GameEvent & { message?: unknown })[];
  if (refused.length === 0) return refusal === null;
  expect(refused, `one refusal ${words}`).toHaveLength(1);
  expect(events, `a refusal alone ${words}`).toHaveLength(1);
  expect(typeof refused[0]?.message === 'string' && refused[0].message !== '', `a refusal says why ${words}`).toBe(
    true,
  );
  expect(session.state === before, `a refusal changes nothing ${words}`).toBe(true);
  return false;
}

/** Tries what is offered here, and broken copies of it, each on a world of its own that stands where `session` does. */
export function tryWhatIsOffered(session: Session, fresh: () => Session): void {
  if (session.store.getState().result !== null) return;
  const here = copy(session.snapshot());
  const other = fresh();
  const offered = session.legal?.() ?? [];
  const step = Math.max(1, Math.floor(offered.length / MOST_OFFERED));
  for (let i = 0; i < offered.length; i += step) {
    other.restore(copy(here));
    const command = offered[i] as Json;
    expect(sendFrozen(other, command), `offered and refused: ${JSON.stringify(command)}`).toBe(true);
    if (i / step >= MOST_BROKEN) continue;
    for (const wrong of broken(command)) {
      other.restore(copy(here));
      sendFrozen(other, wrong);
    }
  }
}

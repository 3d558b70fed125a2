// Contract tests of turn rules: the old state stays unchanged (immutability), a refusal changes nothing and gives one message, every command of `legal` is
// accepted, and no malformed command throws. A game that logs what it did not understand may accept it: it then has its own event for it.
import { expect } from 'vitest';
import { copy, type Json } from '../../scenes/kit/core/json.ts';
import type { GameEvent } from '../../scenes/kit/core/rules.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';

/** Freezes a value deeply, so that rules that write into it throw. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inside of Object.values(value)) deepFreeze(inside);
  return Object.freeze(value);
}

/** Values that replace a field of a command. */
const WRONG_VALUES: readonly Json[] = [
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
const MAX_LEGAL = 8;
const MAX_MALFORMED = 2;

/** Malformed copies of a command: one field is missing or wrong in each. */
function* malformed(command: Json): Generator<Json> {
  if (typeof command !== 'object' || command === null) return;
  for (const name of Object.keys(command)) {
    const { [name]: _, ...without } = command as Readonly<Record<string, Json>>;
    yield without;
    for (const wrong of WRONG_VALUES) yield { ...(command as object), [name]: wrong };
  }
}

/** Sends a command to a frozen state and checks its events. Returns whether it was accepted. */
export function sendFrozen(session: Session, command: Json): boolean {
  const before = deepFreeze(session.state);
  const events: GameEvent[] = [];
  const unsubscribe = session.onEvents(batch => events.push(...batch));
  const context = `after ${JSON.stringify(command)?.slice(0, 200)}`;
  let refusal: string | null;
  try {
    refusal = session.send(command);
  } catch (error) {
    expect.fail(`${context}: ${String(error)}`);
  } finally {
    unsubscribe();
  }
  const refused = events.filter(({ type }) => type === 'refused') as (GameEvent & { message?: unknown })[];
  if (refused.length === 0) return refusal === null;
  expect(refused, `one refusal ${context}`).toHaveLength(1);
  expect(events, `a refusal alone ${context}`).toHaveLength(1);
  expect(typeof refused[0]?.message === 'string' && refused[0].message !== '', `a refusal says why ${context}`).toBe(
    true,
  );
  expect(session.state === before, `a refusal changes nothing ${context}`).toBe(true);
  return false;
}

/** Tries legal commands and malformed copies of them, each in a fresh session restored to the state of `session`. */
export function tryLegalCommands(session: Session, fresh: () => Session): void {
  if (session.store.getState().result !== null) return;
  const snapshot = copy(session.snapshot());
  const other = fresh();
  const legal = session.legal?.() ?? [];
  const step = Math.max(1, Math.floor(legal.length / MAX_LEGAL));
  for (let i = 0; i < legal.length; i += step) {
    other.restore(copy(snapshot));
    const command = legal[i] as Json;
    expect(sendFrozen(other, command), `offered and refused: ${JSON.stringify(command)}`).toBe(true);
    if (i / step >= MAX_MALFORMED) continue;
    for (const wrong of malformed(command)) {
      other.restore(copy(snapshot));
      sendFrozen(other, wrong);
    }
  }
}

// The shape of a fixture with what most of them have in common.
import type { Fixture } from '../item.ts';

type Told = 'id' | 'name' | 'description' | 'room' | 'at' | 'node' | 'deed' | 'solved' | 'hints';

/** A fixture: whatever is not said of it, it does not have. */
export function fixture(told: Pick<Fixture, Told> & Partial<Omit<Fixture, Told>>): Fixture {
  const { keyRequired = null, toolRequired = null, codeRequired = null, after = [] } = told;
  return {
    contains: [],
    reveals: null,
    hidden: false,
    isExit: false,
    dead: '',
    reads: null,
    readsAt: 'look',
    asks: null,
    goes: null,
    hint: told.hints[0],
    image: told.id,
    ...told,
    keyRequired,
    toolRequired,
    codeRequired,
    after,
    locked: keyRequired !== null || toolRequired !== null || codeRequired !== null || after.length > 0,
  };
}

export const WRONG_CODE = 'Incorrect code. Try again.';

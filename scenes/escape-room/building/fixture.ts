// Factory for fixtures with default fields.
import type { Fixture } from '../item.ts';

type RequiredFields = 'id' | 'name' | 'description' | 'room' | 'at' | 'node' | 'action' | 'solvedText' | 'hints';

/** Makes a fixture; `locked` follows from its requirements. */
export function fixture(fields: Pick<Fixture, RequiredFields> & Partial<Omit<Fixture, RequiredFields>>): Fixture {
  const { keyRequired = null, toolRequired = null, codeRequired = null, requiredNodes = [] } = fields;
  return {
    contains: [],
    reveals: null,
    hidden: false,
    isExit: false,
    blockedText: '',
    noteText: null,
    noteAt: 'look',
    codePrompt: null,
    leadsTo: null,
    hint: fields.hints[0],
    image: fields.id,
    ...fields,
    keyRequired,
    toolRequired,
    codeRequired,
    requiredNodes,
    locked: keyRequired !== null || toolRequired !== null || codeRequired !== null || requiredNodes.length > 0,
  };
}

export const WRONG_CODE = 'Incorrect code. Try again.';

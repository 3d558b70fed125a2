// Factory for fixtures with default fields.
import type { Fixture } from '../../rules/item.ts';

type RequiredFields = 'id' | 'name' | 'description' | 'room' | 'at' | 'action' | 'solvedText' | 'hints';

/** Makes a fixture; `locked` follows from its requirements, and it is a node of the graph unless told. */
export function fixture(fields: Pick<Fixture, RequiredFields> & Partial<Omit<Fixture, RequiredFields>>): Fixture {
  const { keyRequired = null, toolRequired = null, codeRequired = null, requiredNodes = [], gadget = null } = fields;
  return {
    contains: [],
    reveals: null,
    hidden: false,
    isExit: false,
    node: fields.id,
    blockedText: '',
    blockedRefusal: 'It has no power.',
    clues: [],
    wants: '',
    fittedText: '',
    decoy: null,
    noteText: null,
    noteAt: 'look',
    codePrompt: null,
    leadsTo: null,
    pages: [],
    hint: fields.hints[0],
    image: fields.id,
    ...fields,
    keyRequired,
    toolRequired,
    codeRequired,
    requiredNodes,
    gadget,
    locked: [keyRequired, toolRequired, codeRequired, gadget].some(one => one !== null) || requiredNodes.length > 0,
  };
}

export const WRONG_CODE = 'Incorrect code. Try again.';

/** The dialog of a lock of digits. */
export const codePromptOf = (digits: number) => ({ label: DIGITS[digits] ?? 'Digits', digits, wrong: WRONG_CODE });
const DIGITS: Readonly<Record<number, string>> = { 3: 'Three digits', 4: 'Four digits' };

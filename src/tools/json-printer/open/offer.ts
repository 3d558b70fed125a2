// What a text that is no JSON could be read as: in another encoding, or as JSON Lines. A lazy module, loaded with the first error.

import { runSteps } from '../engine/steps.ts';
import type { Bytes } from '../engine/text/bytes.ts';
import { isUtf8 } from '../engine/text/encoding.ts';
import { scanLines } from '../engine/text/jsonLines.ts';
import type { Offer } from './parserMessages.ts';

/** `isOneDocument`: it goes wrong before a first document ends, or was read as lines already. */
export function offerOf(bytes: Bytes, isOneDocument: boolean): Offer | undefined {
  if (!isUtf8(bytes.subarray(0, -1))) return 'Windows-1252';
  return !isOneDocument && 'nodes' in runSteps(scanLines(bytes)) ? 'JSON Lines' : undefined;
}

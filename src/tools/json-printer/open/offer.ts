// What a text that is no JSON could be read as: in another encoding, as JSON Lines, or as YAML. A lazy module, loaded with the first error.

import { looksLikeYaml } from '../engine/forms/looksLikeYaml.ts';
import { runSteps } from '../engine/steps.ts';
import { type Bytes, truncated } from '../engine/text/bytes.ts';
import { isUtf8 } from '../engine/text/encoding.ts';
import { scanLines } from '../engine/text/jsonLines.ts';
import type { Offer } from './parserMessages.ts';

/** Bytes that are looked at for YAML. */
const YAML_BYTES = 50_000;

/** `isOneDocument`: it goes wrong before a first document ends, or was read as lines already. */
export function offerOf(bytes: Bytes, isOneDocument: boolean): Offer | undefined {
  if (!isUtf8(bytes.subarray(0, -1))) return 'Windows-1252';
  if (!isOneDocument && 'nodes' in runSteps(scanLines(bytes))) return 'JSON Lines';
  return looksLikeYaml(truncated(bytes.subarray(0, -1), YAML_BYTES)) ? 'YAML' : undefined;
}

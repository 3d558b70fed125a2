// Import of a file of caves: reads it, proves what its recorded runs prove, and writes the text of the collection; and the way back to a file. Both last
// longer than a frame, so that a Worker does them.
import { tune } from '../../../kit/core/constants.ts';
import { hashOf } from '../../../kit/core/json.ts';
import { CONSTANTS } from '../../constants.ts';
import { type ReadCave, readBdcff } from './read.ts';
import { readShelf, writeShelf } from './shelf.ts';
import { proveByRecording } from './solution.ts';
import { writeBdcff } from './write.ts';

export interface ImportRequest {
  readonly text: string;
  /** Level of the caves, 1 to 5. */
  readonly level: number;
  /** Name of the file, for a collection that has none. */
  readonly fileName: string;
}

export interface ImportedCaves {
  readonly title: string;
  /** Hash of the collection's text: the same caves are the same collection. */
  readonly key: string;
  readonly text: string;
  /** Caves in the file, and how many of them are kept. */
  readonly found: number;
  readonly count: number;
  /** How many caves have a recorded run that leads out, and the reason of each other one that has recorded runs. */
  readonly solved: number;
  readonly unsolved: readonly string[];
  readonly tooLong: readonly string[];
  readonly warnings: readonly string[];
}

export interface ExportRequest {
  readonly title: string;
  /** Text of the collection as it is kept. */
  readonly text: string;
}

export interface CavesTask {
  readonly input: ImportRequest | ExportRequest;
  /** `file`: text in the cave format. */
  readonly output: { readonly imported: ImportedCaves } | { readonly file: string };
  /** Part that is done: 0 to 1. */
  readonly progress: number;
}

type Report = (part: number) => void;
const SILENT: Report = () => {};

/** Cells that may be scanned to prove recorded runs: about half a minute. */
const PROOF_CELLS = 2_000_000_000;

function importCaves({ text, level, fileName }: ImportRequest, report: Report = SILENT): ImportedCaves {
  const { name, caves, warnings } = readBdcff(text, level, part => report(part / 2));
  const title = name || fileName || 'Pasted caves';
  const t = tune(CONSTANTS);
  const effort = { left: PROOF_CELLS };
  const unsolved: string[] = [];
  let solved = 0;
  const proofOf = (cave: ReadCave, index: number) => {
    report(0.5 + index / caves.length / 2);
    const proof = proveByRecording(cave, level, t, effort);
    if (proof && 'solution' in proof) solved++;
    else if (proof) unsolved.push(`${cave.name}: its recorded solution is not shown: ${proof.why}.`);
    return proof;
  };
  const { text: written, count, tooLong } = writeShelf(caves, title, proofOf);
  return {
    title,
    key: hashOf(written),
    text: written,
    found: caves.length,
    count,
    solved,
    unsolved,
    tooLong,
    warnings,
  };
}

/** The text of a file with all caves of a collection. */
function exportCaves({ text, title }: ExportRequest, report: Report = SILENT): string {
  const kept = readShelf(text);
  const caves = kept.flatMap(({ bdcff }, index) => {
    report(index / kept.length);
    return readBdcff(bdcff).caves;
  });
  return writeBdcff(caves, title);
}

/** What the Worker does. */
export const runCavesTask = (input: CavesTask['input'], report: Report): CavesTask['output'] =>
  'level' in input ? { imported: importCaves(input, report) } : { file: exportCaves(input, report) };

// Repair of the input: proposing and applying fixes. A lazy module, loaded with its dialog.
import { type Bytes, encodeWithSentinel } from './engine/bytes.ts';
import type { Repair } from './engine/repair.ts';
import { inputOf, parseInput } from './input.ts';
import { type JsonEditor, runWithProgress } from './jsonEditor.ts';

export interface Proposal {
  readonly source: Bytes;
  /** Null if none is possible. */
  readonly repair: Repair | null;
  /** Why none was looked for: the Worker failed. */
  readonly failure?: string;
}

/** Undefined if it was cancelled. */
export async function proposeRepair(editor: JsonEditor): Promise<Proposal | undefined> {
  const { input } = editor.store.getState();
  const source = input.kind === 'large' ? input.bytes : encodeWithSentinel(input.text);
  try {
    const repair = await runWithProgress(editor, 'Looking for a repair', watch => editor.parser.repair(source, watch));
    return repair === undefined ? undefined : { source, repair };
  } catch (error) {
    return { source, repair: null, failure: error instanceof Error ? error.message : String(error) };
  }
}

export async function acceptRepair(editor: JsonEditor, bytes: Bytes): Promise<void> {
  editor.store.setState({ input: inputOf(bytes) });
  await parseInput(editor, { notify: true, showOutput: false });
}

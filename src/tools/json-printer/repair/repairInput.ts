// Repair of the input: what is decided replaces its text, and what is left open is marked. A lazy module, loaded with its dialog.
import type { Decisions } from '../engine/repair/session.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import { inputOf, parseInput } from '../open/input.ts';
import type { RepairClient } from './repairClient.ts';
import type { Refused } from './repairMessages.ts';

export const sourceOf = ({ store }: JsonEditor) => {
  const { input } = store.getState();
  return input.kind === 'large' ? input.bytes : input.text;
};

/** Replaces the input by the text with what was accepted. The output opens if that is JSON. */
export async function acceptRepair(editor: JsonEditor, client: RepairClient, decisions: Decisions): Promise<void> {
  const { input: before } = editor.store.getState();
  const { bytes, open, openCount } = await client.apply(decisions);
  if (editor.store.getState().input !== before) return;
  const input = inputOf(bytes);
  editor.store.setState({ input, openPlaces: openCount ? { input, places: open, count: openCount } : null });
  await parseInput(editor, { notify: true, showOutput: true });
}

/** Marks the place of a refusal in the input. */
export function markRefusal({ store }: JsonEditor, { at, byte, position }: Refused): void {
  const { input } = store.getState();
  store.setState({ openPlaces: { input, places: [{ kind: null, at, byte, length: 1, ...position }], count: 1 } });
}

// Changes that would make the input JSON, proposed and taken. Fetched with their dialog.
import { type Bytes, encodeWithStop } from './engine/bytes.ts';
import type { Repair } from './messages.ts';
import { type Printer, work } from './printer.ts';
import { parseInput, sizedInput } from './reading.ts';

/** A repair is null where none helps; nothing at all where the search was given up. */
export async function proposeRepair(printer: Printer): Promise<{ source: Bytes; repair: Repair } | undefined> {
  const { input } = printer.store.getState();
  const source = input.kind === 'large' ? input.bytes : encodeWithStop(input.text);
  try {
    const repair = await work(printer, 'Looking for a repair', watch => printer.reader.repair(source, watch));
    return repair === undefined ? undefined : { source, repair };
  } catch {
    return { source, repair: null };
  }
}

export async function acceptRepair(printer: Printer, bytes: Bytes): Promise<void> {
  printer.store.setState({ input: sizedInput(bytes) });
  await parseInput(printer, { aloud: true, show: false });
}

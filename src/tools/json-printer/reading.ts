// From text to document: typing, parsing, dropped files, formatting.
import { beginningPrinter } from './beginning.ts';
import { type Bytes, chunksToText, decode, joinWithStop, LARGE } from './engine/bytes.ts';
import { layAtFirst } from './engine/levels.ts';
import { type Layout, print } from './engine/print.ts';
import { nextTask, runSliced } from './engine/steps.ts';
import type { Reading } from './messages.ts';
import { clearDocument, type Input, type Origin, type Printer, setDocument, work } from './printer.ts';

/** How an attempt to parse is told. */
interface Telling {
  /** With toasts; while typing nothing pops up. */
  readonly aloud: boolean;
  /** Shows the output when it parses. */
  readonly show: boolean;
}

const LOUD: Telling = { aloud: true, show: true };

export function sizedInput(bytes: Bytes): Input {
  if (bytes.length - 1 >= LARGE) return { kind: 'large', bytes };
  return { kind: 'text', text: decode(bytes.subarray(0, bytes.length - 1)) };
}

/** Parses the input as it stands. */
export function parseInput(printer: Printer, telling: Telling = LOUD): Promise<boolean> {
  const { input } = printer.store.getState();
  if (input.kind === 'text') return parse(printer, input.text, telling);
  return parse(printer, new Blob([input.bytes.subarray(0, input.bytes.length - 1)]), telling);
}

/** New text from outside: pasted, dropped, opened, or from the address. */
export async function openText(
  printer: Printer,
  source: string | Blob,
  telling: Telling = LOUD,
  origin: Origin = source instanceof File ? { name: source.name } : {},
): Promise<boolean> {
  printer.store.setState({ origin });
  if (typeof source === 'string' && source.length < LARGE)
    printer.store.setState({ input: { kind: 'text', text: source }, isInputStale: false });
  return parse(printer, source, telling);
}

/** Of which input it was said aloud whether it is JSON: who pastes and then presses Parse is told once. */
const told = new WeakMap<Printer, Input>();

async function parse(printer: Printer, source: string | Blob, { aloud, show }: Telling): Promise<boolean> {
  let reading: Reading | undefined;
  const beginning = show ? beginningShown(printer) : undefined;
  const { input: asked } = printer.store.getState();
  try {
    reading = await work(printer, 'Reading', async watch => {
      const read = await printer.reader.read(source, { ...watch, ...(beginning && { onBeginning: beginning.show }) });
      // What came over is unpacked; laying it out is a task of its own.
      await nextTask();
      return read;
    });
  } catch (error) {
    beginning?.end();
    clearDocument(printer, null);
    if (aloud) printer.say.error((error instanceof Error && error.message) || 'Unknown parsing error');
    return false;
  }
  beginning?.end();
  // What was typed while it was read is not written over: it is read in its turn.
  if (!reading || printer.store.getState().input !== asked) return false;
  const isTold = take(printer, source, reading, show);
  if (aloud && reading.fault) {
    const { message, place } = reading.fault;
    printer.say.error(`${message} (line ${place.line}, column ${place.column})`);
  } else if (aloud && !isTold) printer.say.success('JSON parsed successfully');
  if (aloud) told.set(printer, printer.store.getState().input);
  return !reading.fault;
}

/** Shows the first rows of what is being read, until there is more to show or the reading is given up. */
function beginningShown(printer: Printer) {
  const { store } = printer;
  let mine: Printer | null = null;
  let isOver = false;
  return {
    show(bytes: Bytes) {
      if (isOver) return;
      mine = beginningPrinter(printer, bytes);
      store.setState({ beginning: mine });
    },
    end() {
      isOver = true;
      if (mine && store.getState().beginning === mine) store.setState({ beginning: null });
    },
  };
}

/** True where this very input was told of before. */
function take(printer: Printer, source: string | Blob, { bytes, nodes, rows, fault }: Reading, show: boolean): boolean {
  // Typed text stays as it was typed; what came from elsewhere is shown as it was read.
  const { input: before } = printer.store.getState();
  const isTyped = typeof source === 'string' && before.kind === 'text' && before.text === source;
  const input = isTyped ? before : sizedInput(bytes);
  printer.store.setState({ input });
  if (fault) clearDocument(printer, fault);
  else if (nodes) setDocument(printer, bytes, nodes, rows ?? layAtFirst(nodes), show ? { tab: 'output' } : {});
  return isTyped && told.get(printer) === before;
}

/** Text typed into the field: parsed a moment later, without a word. */
export function typeText(printer: Printer, text: string): void {
  const { origin } = printer.store.getState();
  // From here on it is no longer what the link says.
  printer.store.setState({ input: { kind: 'text', text }, isInputStale: false, origin: origin?.isLink ? {} : origin });
}

/** What comes next is another document; this one stays among the kept. */
export function clearInput(printer: Printer): void {
  printer.store.getState().work?.cancel();
  printer.store.setState({ origin: {} });
  printer.store.setState({ input: { kind: 'text', text: '' } });
  clearDocument(printer, null);
}

/** The large text in the field, whatever its size. */
export function editAsText(printer: Printer): void {
  const { input } = printer.store.getState();
  if (input.kind === 'large')
    printer.store.setState({ input: { kind: 'text', text: decode(input.bytes.subarray(0, input.bytes.length - 1)) } });
}

/** Writes the input anew from the document, in a layout. */
export async function writeInput(printer: Printer, layout: Layout): Promise<void> {
  const { document } = printer.store.getState();
  if (!document) return;
  const chunks = await work(printer, 'Writing', watch => runSliced(print(document, layout), watch));
  if (!chunks || printer.store.getState().document !== document) return;
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const input: Input =
    length >= LARGE ? { kind: 'large', bytes: joinWithStop(chunks) } : { kind: 'text', text: chunksToText(chunks) };
  printer.store.setState({ input, isInputStale: false });
}

/** Formats or compacts the input; the document stays as it is. */
export async function layOutInput(printer: Printer, layout: Layout): Promise<void> {
  const { document, broken } = printer.store.getState();
  if (!document && !broken && !(await parseInput(printer, { aloud: true, show: false }))) return;
  await writeInput(printer, layout);
}

/** The input's tab shows the document as edited. */
export async function showInput(printer: Printer): Promise<void> {
  printer.store.setState({ tab: 'input' });
  if (printer.store.getState().isInputStale) await writeInput(printer, printer.store.getState().settings.indent);
}

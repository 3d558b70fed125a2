// Input of the editor: typed text, parsing, opened and dropped files, formatting.

import { type Bytes, chunksToText, decode, joinWithSentinel, LARGE_TEXT } from './engine/bytes.ts';
import { initialRows } from './engine/levels.ts';
import { type Layout, print } from './engine/print.ts';
import { nextTask, runSliced } from './engine/steps.ts';
import type { Input, JsonEditor, Origin } from './jsonEditor.ts';
import { clearDocument, setDocument } from './openedDocument.ts';
import type { ParseResult } from './parser/parserMessages.ts';
import { newPreviewEditor } from './preview.ts';
import { runWithProgress } from './runWithProgress.ts';

/** How the result of parsing is shown. */
interface ParseOptions {
  /** Shows toasts; off while the user types. */
  readonly notify: boolean;
  /** Switches to the output if the text is valid. */
  readonly showOutput: boolean;
}

const DEFAULT_OPTIONS: ParseOptions = { notify: true, showOutput: true };

export function inputOf(bytes: Bytes): Input {
  if (bytes.length - 1 >= LARGE_TEXT) return { kind: 'large', bytes };
  return { kind: 'text', text: decode(bytes.subarray(0, bytes.length - 1)) };
}

/** Parses the present input. True if it is valid JSON. */
export function parseInput(editor: JsonEditor, options: ParseOptions = DEFAULT_OPTIONS): Promise<boolean> {
  const { input } = editor.store.getState();
  if (input.kind === 'text') return parse(editor, input.text, options);
  return parse(editor, new Blob([input.bytes.subarray(0, input.bytes.length - 1)]), options);
}

/** Opens a text from outside: pasted, dropped, from a file or from the address. */
export async function openText(
  editor: JsonEditor,
  source: string | Blob,
  options: ParseOptions = DEFAULT_OPTIONS,
  origin: Origin = source instanceof File ? { name: source.name } : {},
): Promise<boolean> {
  editor.store.setState({ origin });
  if (typeof source === 'string' && source.length < LARGE_TEXT)
    editor.store.setState({ input: { kind: 'text', text: source }, isInputStale: false });
  return parse(editor, source, options);
}

async function parse(
  editor: JsonEditor,
  source: string | Blob,
  { notify, showOutput }: ParseOptions,
): Promise<boolean> {
  let result: ParseResult | undefined;
  const preview = showOutput ? showPreview(editor) : undefined;
  const { input: requestedInput } = editor.store.getState();
  try {
    result = await runWithProgress(editor, 'Reading', async watch => {
      const read = await editor.parser.parse(source, { ...watch, ...(preview && { onPreview: preview.show }) });
      // The message is deserialised; building the rows is a task of its own.
      await nextTask();
      return read;
    });
  } catch (error) {
    preview?.end();
    const message = (error instanceof Error && error.message) || 'Unknown parsing error';
    clearDocument(editor, null, message);
    if (notify) editor.notify.error(message);
    return false;
  }
  preview?.end();
  // The input was changed while it was parsed: the result is obsolete, and the new input is parsed by its own call.
  if (!result || editor.store.getState().input !== requestedInput) return false;
  const wasAnnounced = acceptResult(editor, source, result, showOutput);
  if (notify && result.error) {
    const { message, position } = result.error;
    editor.notify.error(`${message} (line ${position.line}, column ${position.column})`);
  } else if (notify && !wasAnnounced) editor.notify.success('JSON parsed successfully');
  if (notify) editor.store.setState(({ input }) => ({ announcedInput: input }));
  return !result.error;
}

/** Shows the preview of a text until it is parsed or the parsing is cancelled. */
function showPreview(editor: JsonEditor) {
  const { store } = editor;
  let previewEditor: JsonEditor | null = null;
  let isOver = false;
  return {
    show(bytes: Bytes) {
      if (isOver) return;
      previewEditor = newPreviewEditor(editor, bytes);
      store.setState({ preview: previewEditor });
    },
    end() {
      isOver = true;
      if (previewEditor && store.getState().preview === previewEditor) store.setState({ preview: null });
    },
  };
}

/** Stores a parse result; returns true if this input was announced before. */
function acceptResult(
  editor: JsonEditor,
  source: string | Blob,
  { bytes, nodes, rows, error }: ParseResult,
  show: boolean,
): boolean {
  // Typed text stays as it is; a text from outside is replaced by what was read.
  const { input: before, announcedInput } = editor.store.getState();
  const isTyped = typeof source === 'string' && before.kind === 'text' && before.text === source;
  const input = isTyped ? before : inputOf(bytes);
  editor.store.setState({ input });
  if (error) clearDocument(editor, error);
  else if (nodes) setDocument(editor, bytes, nodes, rows ?? initialRows(nodes), show ? { tab: 'output' } : {});
  return isTyped && announcedInput === before;
}

/** Stores typed text without parsing it. */
export function typeText(editor: JsonEditor, text: string): void {
  const { origin } = editor.store.getState();
  // The text no longer equals the document of the link.
  editor.store.setState({
    input: { kind: 'text', text },
    isInputStale: false,
    failure: null,
    origin: origin?.isLink ? {} : origin,
  });
}

/** Empties the input. What is typed next is another document; this one stays stored. */
export function clearInput(editor: JsonEditor): void {
  editor.store.getState().progress?.cancel();
  editor.store.setState({ origin: {} });
  editor.store.setState({ input: { kind: 'text', text: '' } });
  clearDocument(editor, null);
}

/** Shows a large text in the text area. */
export function editAsText(editor: JsonEditor): void {
  const { input } = editor.store.getState();
  if (input.kind === 'large')
    editor.store.setState({ input: { kind: 'text', text: decode(input.bytes.subarray(0, input.bytes.length - 1)) } });
}

/** Replaces the input by the printed document. */
export async function rewriteInput(editor: JsonEditor, layout: Layout): Promise<void> {
  const { document } = editor.store.getState();
  if (!document) return;
  const chunks = await runWithProgress(editor, 'Writing', watch => runSliced(print(document, layout), watch));
  if (!chunks || editor.store.getState().document !== document) return;
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const input: Input =
    length >= LARGE_TEXT
      ? { kind: 'large', bytes: joinWithSentinel(chunks) }
      : { kind: 'text', text: chunksToText(chunks) };
  editor.store.setState({ input, isInputStale: false });
}

/** Formats or compacts the input; the document is unchanged. */
export async function formatInput(editor: JsonEditor, layout: Layout): Promise<void> {
  const { document, inputError } = editor.store.getState();
  if (!document && !inputError && !(await parseInput(editor, { notify: true, showOutput: false }))) return;
  await rewriteInput(editor, layout);
}

/** Shows the input tab with the document as edited. */
export async function showInput(editor: JsonEditor): Promise<void> {
  editor.store.setState({ tab: 'input' });
  if (editor.store.getState().isInputStale) await rewriteInput(editor, editor.store.getState().settings.indent);
}

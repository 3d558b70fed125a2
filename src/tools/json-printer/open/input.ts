// Input of the editor: typed text, parsing, opened and dropped files, formatting.

import type { Layout } from '../engine/print/print.ts';
import { initialRows } from '../engine/rows/levels.ts';
import { nextTask, runSliced } from '../engine/steps.ts';
import { type Bytes, chunksToText, joinWithSentinel, LARGE_TEXT } from '../engine/text/bytes.ts';
import { MARK_LEFT_OUT, utf8Text } from '../engine/text/encoding.ts';
import { isLinesFile, printAsRead } from '../engine/text/jsonLines.ts';
import type { Input, JsonEditor, Origin } from '../jsonEditor.ts';
import { runWithProgress } from '../runWithProgress.ts';
import { placedMessage } from '../view/placedMessage.ts';
import { clearDocument, setDocument } from './openedDocument.ts';
import type { Offer, ParseResult, ReadOptions } from './parserMessages.ts';
import { newPreviewEditor } from './preview.ts';

/** How the result of parsing is shown. */
interface ParseOptions {
  /** Shows toasts; off while the user types. */
  readonly notify: boolean;
  /** Switches to the output if the text is valid. */
  readonly showOutput: boolean;
}

const DEFAULT_OPTIONS: ParseOptions = { notify: true, showOutput: true };

/** Input of a text; bytes that a text area would lose are looked at as a large text is. */
export function inputOf(bytes: Bytes): Input {
  const text = bytes.length - 1 >= LARGE_TEXT ? null : utf8Text(bytes.subarray(0, -1));
  return text === null ? { kind: 'large', bytes } : { kind: 'text', text };
}

/** Parses the present input. True if it is valid JSON. */
export function parseInput(
  editor: JsonEditor,
  options: ParseOptions = DEFAULT_OPTIONS,
  { isLines = editor.store.getState().isLines, ...read }: ReadOptions = {},
): Promise<boolean> {
  const { input } = editor.store.getState();
  const source = input.kind === 'text' ? input.text : new Blob([input.bytes.subarray(0, -1)]);
  return parse(editor, source, options, { isLines, ...read });
}

/** Opens a text from outside: pasted, dropped, from a file or from the address. */
export async function openText(
  editor: JsonEditor,
  source: string | Blob,
  options: ParseOptions = DEFAULT_OPTIONS,
  origin: Origin = source instanceof File ? { name: source.name } : {},
  isLines = source instanceof File && isLinesFile(source),
): Promise<boolean> {
  const { text, readAs } = typeof source === 'string' ? withoutMark(source) : { text: source, readAs: null };
  editor.store.setState({ origin });
  if (typeof text === 'string' && text.length < LARGE_TEXT)
    editor.store.setState({ input: { kind: 'text', text }, isInputStale: false, isLines, readAs });
  return parse(editor, text, options, { isLines }, readAs);
}

/** Text without the byte order mark that it may begin with. */
function withoutMark(text: string) {
  const hasMark = text.startsWith('\ufeff');
  return { text: hasMark ? text.slice(1) : text, readAs: hasMark ? MARK_LEFT_OUT : null };
}

async function parse(
  editor: JsonEditor,
  source: string | Blob,
  { notify, showOutput }: ParseOptions,
  read: ReadOptions,
  readAs?: string | null,
): Promise<boolean> {
  let result: ParseResult | undefined;
  const preview = showOutput ? showPreview(editor, read.isLines) : undefined;
  const { input: requestedInput } = editor.store.getState();
  try {
    result = await runWithProgress(editor, 'Reading', async watch => {
      const parsed = await editor.parser.parse(source, { ...watch, ...(preview && { onPreview: preview.show }) }, read);
      // The message is deserialised; building the rows is a task of its own.
      await nextTask();
      return parsed;
    });
  } catch (error) {
    preview?.end();
    const message = (error instanceof Error && error.message) || 'Unknown parsing error';
    clearDocument(editor, null, { failure: message });
    if (notify) editor.notify.error(message);
    return false;
  }
  preview?.end();
  // The input was changed while it was parsed: the result is obsolete, and the new input is parsed by its own call.
  if (!result || editor.store.getState().input !== requestedInput) return false;
  const wasAnnounced = acceptResult(editor, source, result, showOutput);
  if (notify && result.error) editor.notify.error(placedMessage(result.error));
  else if (notify && !wasAnnounced) editor.notify.success('JSON parsed successfully');
  if (notify) editor.store.setState(({ input }) => ({ announcedInput: input }));
  const sentence = result.readAs ?? readAs;
  if (sentence) editor.notify.info(sentence);
  if (sentence !== undefined) editor.store.setState({ readAs: sentence });
  return !result.error;
}

/** Shows the preview of a text until it is parsed or the parsing is cancelled. */
function showPreview(editor: JsonEditor, isLines?: boolean) {
  const { store } = editor;
  let previewEditor: JsonEditor | null = null;
  let isOver = false;
  return {
    show(bytes: Bytes) {
      if (isOver) return;
      previewEditor = newPreviewEditor(editor, bytes, isLines);
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
  { bytes, base, nodes, rows, isLines, error, offer }: ParseResult,
  show: boolean,
): boolean {
  // Typed text stays as it is; a text from outside is replaced by what was read.
  const { input: before, announcedInput } = editor.store.getState();
  const isTyped = typeof source === 'string' && before.kind === 'text' && before.text === source;
  const input = isTyped ? before : inputOf(bytes);
  editor.store.setState({ input, isLines });
  const isYaml = /\.ya?ml$/i.test(editor.store.getState().origin?.name ?? '');
  if (error) clearDocument(editor, error, { offer: offer ?? (isYaml ? 'YAML' : null) });
  else if (nodes) setDocument(editor, base, nodes, rows ?? initialRows(nodes), show ? { tab: 'output' } : {});
  return isTyped && announcedInput === before;
}

/** Reads the present input as what was offered. */
export const readAsOffered = (editor: JsonEditor, offer: Exclude<Offer, 'YAML'>): Promise<boolean> =>
  parseInput(editor, DEFAULT_OPTIONS, offer === 'JSON Lines' ? { isLines: true } : { encoding: offer });

/** Makes a JSON array of JSON Lines: the input is written anew. */
export async function makeArray(editor: JsonEditor): Promise<void> {
  editor.store.setState({ isLines: false });
  await rewriteInput(editor, editor.store.getState().settings.indent);
}

/** Stores typed text without parsing it. */
export function typeText(editor: JsonEditor, typed: string): void {
  const { text, readAs } = withoutMark(typed);
  const { origin } = editor.store.getState();
  // The text no longer equals the document of the link.
  editor.store.setState({
    input: { kind: 'text', text },
    isInputStale: false,
    readAs,
    failure: null,
    origin: origin?.isLink ? {} : origin,
  });
}

/** Empties the input. What is typed next is another document; this one stays stored. */
export function clearInput(editor: JsonEditor): void {
  editor.store.getState().progress?.cancel();
  editor.store.setState({ origin: {} });
  editor.store.setState({ input: { kind: 'text', text: '' }, isLines: false, readAs: null });
  clearDocument(editor, null);
}

/** Shows a large text in the text area. */
export function editAsText(editor: JsonEditor): void {
  const { input } = editor.store.getState();
  if (input.kind !== 'large') return;
  const text = utf8Text(input.bytes.subarray(0, -1));
  if (text === null) editor.notify.error('This text is not UTF-8: some of it would be lost. Read it as Windows-1252.');
  else editor.store.setState({ input: { kind: 'text', text } });
}

/** Replaces the input by the printed document. */
export async function rewriteInput(editor: JsonEditor, layout: Layout): Promise<void> {
  const { document, isLines } = editor.store.getState();
  if (!document) return;
  const chunks = await runWithProgress(editor, 'Writing', watch =>
    runSliced(printAsRead(document, layout, isLines), watch),
  );
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
  const { document } = editor.store.getState();
  if (!document && !(await parseInput(editor, { notify: true, showOutput: false }))) return;
  await rewriteInput(editor, layout);
}

/** Shows the input tab with the document as edited; what is still read goes on without its first rows. */
export async function showInput(editor: JsonEditor): Promise<void> {
  editor.store.setState({ tab: 'input', preview: null });
  if (editor.store.getState().isInputStale) await rewriteInput(editor, editor.store.getState().settings.indent);
}

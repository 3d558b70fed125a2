// Printing of a copy: a large one is asked about first, with its size. Loaded behind the first document.

import type { JsonDocument } from '../engine/document/document.ts';
import { type Layout, print } from '../engine/print/print.ts';
import { printedSize } from '../engine/print/printedSize.ts';
import { runSliced, type Steps } from '../engine/steps.ts';
import type { Bytes } from '../engine/text/bytes.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import { runWithProgress } from '../runWithProgress.ts';
import { copyQuestions } from './copyQuestion.ts';

/** Size from which a copy asks, in bytes: so much text keeps the page and other programs busy. */
export const ASK_FROM_BYTES = 10_000_000;

/** Prints a node; undefined if that was cancelled, or if its size is asked about first. */
export async function printOrAsk(editor: JsonEditor, root: number): Promise<Bytes[] | undefined> {
  const { document, settings } = editor.store.getState();
  if (!document) return undefined;
  const printed = await runWithProgress(editor, 'Printing', watch =>
    runSliced(printUnlessLarge(document, settings.indent, root), watch),
  );
  if (typeof printed !== 'number') return printed;
  copyQuestions.setState({ question: { editor, root, size: printed } });
  return undefined;
}

/** Chunks of a node, or the size of a large one. */
function* printUnlessLarge(document: JsonDocument, layout: Layout, root: number): Steps<Bytes[] | number> {
  const size = yield* printedSize(document, layout, root);
  return size < ASK_FROM_BYTES ? yield* print(document, layout, root) : size;
}

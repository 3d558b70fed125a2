// Print view: when printing begins, the rows of the whole document replace the scrolled view.

import { print } from '../engine/print/print.ts';
import { runSteps } from '../engine/steps.ts';
import { chunksToText } from '../engine/text/bytes.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import styles from './PrintView.module.css';

/** Most printed rows: some four hundred pages. */
export const MAX_PRINTED_ROWS = 20_000;

/** First rows of the document as text; `isCut` if there are more. */
export function printableRows(editor: JsonEditor, most = MAX_PRINTED_ROWS): { text: string; isCut: boolean } {
  const { document, settings } = editor.store.getState();
  if (!document) return { text: '', isCut: false };
  const lines = chunksToText(runSteps(print(document, settings.indent, 0, most))).split('\n');
  const isCut = lines.length > most || document.nodes.length > most;
  return { text: lines.slice(0, most).join('\n'), isCut };
}

/** Listens for printing; returns a function that stops. */
export function installPrintView(editor: JsonEditor): () => void {
  let paper: HTMLElement | null = null;
  const end = () => {
    paper?.remove();
    paper = null;
  };
  const begin = () => {
    end();
    const { text, isCut } = printableRows(editor);
    if (!text) return;
    paper = document.createElement('section');
    paper.className = styles.paper ?? '';
    const rows = document.createElement('pre');
    rows.textContent = text;
    paper.append(rows);
    if (isCut) {
      const note = document.createElement('p');
      note.textContent = `The first ${MAX_PRINTED_ROWS.toLocaleString('en')} rows. Download the JSON for all of it.`;
      paper.append(note);
    }
    document.body.append(paper);
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    end();
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

// The opened document: sets what was parsed, or clears the output of a text that was not.

import { newDocument } from '../engine/document/document.ts';
import type { Nodes } from '../engine/document/nodes.ts';
import { emptyRows, type Rows } from '../engine/rows/rows.ts';
import type { Bytes } from '../engine/text/bytes.ts';
import { type EditorState, type InputError, type JsonEditor, NO_SEARCH, newDocumentState } from '../jsonEditor.ts';

/** Sets a parsed text as the document, with its first rows. */
export function setDocument(
  { store }: JsonEditor,
  bytes: Bytes,
  nodes: Nodes,
  rows: Rows,
  change: Partial<EditorState> = {},
): void {
  const { search, analysis } = store.getState();
  analysis.abort();
  store.setState({
    ...newDocumentState(),
    document: newDocument(bytes, nodes),
    rows,
    inputError: null,
    offer: null,
    failure: null,
    isInputStale: false,
    cursor: 0,
    anchor: null,
    field: null,
    search: { ...NO_SEARCH, isOpen: search.isOpen },
    ...change,
  });
}

/** Clears the output of a text that is not JSON, or that could not be parsed at all. */
export function clearDocument(
  { store }: JsonEditor,
  inputError: InputError | null,
  { failure = null, offer = null }: Partial<Pick<EditorState, 'failure' | 'offer'>> = {},
): void {
  store.getState().analysis.abort();
  store.setState({
    ...newDocumentState(),
    document: null,
    rows: emptyRows(),
    inputError,
    offer,
    failure,
    tab: 'input',
    isInputStale: false,
    field: null,
    cursor: 0,
    search: NO_SEARCH,
  });
}

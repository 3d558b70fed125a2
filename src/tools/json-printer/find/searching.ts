// Search and filter. A lazy module, loaded with the search bar.
import { expandAncestors, matchMask } from '../engine/rows/rows.ts';
import { search } from '../engine/rows/search.ts';
import { runSliced, runSteps } from '../engine/steps.ts';
import { type EditorState, type JsonEditor, NO_SEARCH, updateRows } from '../jsonEditor.ts';
import { runWithProgress } from '../runWithProgress.ts';

/** Most nodes for a synchronous search, with every letter typed. */
const SYNC_LIMIT = 20_000;

export async function setSearch(editor: JsonEditor, change: Partial<EditorState['search']>): Promise<void> {
  const { store } = editor;
  const state = store.getState();
  const next = { ...state.search, ...change };
  const { document } = state;
  const isOther = next.query !== state.search.query || next.matchCase !== state.search.matchCase;
  if (isOther || !next.matches) {
    store.setState({ search: { ...next, matches: null, at: -1 } });
    if (!document || next.query === '') {
      applyFilter(editor);
      return;
    }
    const steps = search(document, next.query, next.matchCase);
    const matches =
      document.nodes.length <= SYNC_LIMIT
        ? runSteps(steps)
        : await runWithProgress(editor, 'Searching', watch => runSliced(steps, watch));
    const now = store.getState();
    if (!matches || now.document !== document || now.search.query !== next.query) return;
    store.setState({ search: { ...now.search, matches, at: -1 } });
  } else store.setState({ search: next });
  applyFilter(editor);
  // What was typed is shown at once; a search that follows an edit leaves the cursor.
  const isAsked = change.query !== undefined || change.matchCase !== undefined;
  if (isOther && isAsked) stepSearch(editor, 1);
}

function applyFilter(editor: JsonEditor): void {
  const { document, search: now } = editor.store.getState();
  const visibleNodes = document && now.isFiltering && now.matches ? matchMask(document.nodes, now.matches) : null;
  if (visibleNodes || editor.store.getState().visibleNodes) updateRows(editor, { visibleNodes });
}

export function closeSearch(editor: JsonEditor): void {
  editor.store.setState({ search: NO_SEARCH });
  applyFilter(editor);
}

/** Goes to the next (1) or previous (-1) match, and wraps around. */
export function stepSearch(editor: JsonEditor, by: 1 | -1): void {
  const { document, search: now } = editor.store.getState();
  const { matches } = now;
  if (!document || !matches?.length) return;
  const at = now.at < 0 ? (by === 1 ? 0 : matches.length - 1) : (now.at + by + matches.length) % matches.length;
  const cursor = matches.nodes[at] as number;
  const change = { cursor, field: null, search: { ...now, at } };
  if (expandAncestors(document.nodes, cursor)) updateRows(editor, change);
  else editor.store.setState(change);
}

/** Searches again after an edit, which moves matches. */
export async function searchAgain(editor: JsonEditor): Promise<void> {
  const { search: now } = editor.store.getState();
  if (now.query === '') return;
  editor.store.setState({ search: { ...now, matches: null, at: -1 } });
  await setSearch(editor, {});
}

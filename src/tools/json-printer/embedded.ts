// JSON that stands in a string, opened in place: its rows lie below the string's, as those of a document of its own. They are to be
// looked at and copied alone: whatever happens to them, the string stays as it is written.

import type { Analysis } from './analysis.ts';
import { type JsonDocument, leafBytes, newDocument, unquote } from './engine/document.ts';
import { insightOf } from './engine/insight.ts';
import { expandInitially } from './engine/levels.ts';
import { Kind } from './engine/nodes.ts';
import { parseText } from './engine/userValue.ts';
import { type JsonEditor, newEditor, refresh } from './jsonEditor.ts';

/** What each string holds, by where it stands: edits write elsewhere, so this never changes. */
const known = new WeakMap<JsonDocument, Map<number, JsonDocument | null>>();

const QUOTE_AND = /^"(?:\s|\\[nrt])*[[{]/;

/** The document in a string; null where there is none. */
export function embeddedDocument(document: JsonDocument, node: number): JsonDocument | null {
  const { nodes } = document;
  if (nodes.kind[node] !== Kind.string) return null;
  let ofThis = known.get(document);
  if (!ofThis) known.set(document, (ofThis = new Map()));
  const address = nodes.start[node] as number;
  let inside = ofThis.get(address);
  if (inside === undefined) ofThis.set(address, (inside = parseEmbedded(leafBytes(document, node))));
  return inside;
}

/** Bytes of a string that is looked into: as much as a glance at its row may take. */
const LONGEST = 1 << 20;

function parseEmbedded(token: Uint8Array): JsonDocument | null {
  if (token.length > LONGEST) return null;
  // Most strings are none by their first letters.
  if (!QUOTE_AND.test(String.fromCharCode(...token.subarray(0, 64)))) return null;
  const text = unquote(token);
  if (insightOf('string', text)?.kind !== 'json') return null;
  const typed = parseText(text);
  return typed && newDocument(typed.bytes as Uint8Array<ArrayBuffer>, typed.nodes);
}

/** Rows in a string are no tables: what is sorted and filtered is the document. */
const NO_TABLES = (analysis: Analysis): Analysis => ({ ...analysis, tableShape: () => null });

/** Opens or closes what stands in a string; false where nothing does. */
export function toggleEmbedded(host: JsonEditor, node: number): boolean {
  const { document } = host.store.getState();
  if (!document) return false;
  if (host.embedded.delete(node)) refresh(host, { cursor: node });
  else {
    const inside = embeddedDocument(document, node);
    if (!inside) return false;
    host.embedded.set(node, partOf(host, inside, (document.nodes.depth[node] as number) + 1));
    refresh(host, { cursor: node, anchor: null, field: null });
  }
  return true;
}

const watched = new WeakSet<JsonEditor>();

function partOf(host: JsonEditor, { base, nodes }: JsonDocument, depth: number): JsonEditor {
  const part = newEditor(host.parser, host.notify);
  expandInitially(nodes);
  Object.assign(part, {
    analysis: NO_TABLES(part.analysis),
    baseLevel: host.baseLevel + depth,
    ...(host.editModule && { editModule: host.editModule }),
  } satisfies Partial<JsonEditor>);
  refresh(part, { document: newDocument(base, nodes), cursor: -1, settings: host.store.getState().settings });
  part.store.subscribe((now, before) => {
    if (now.cursor !== before.cursor || now.version !== before.version)
      follow(host, part, now.version !== before.version);
  });
  if (!watched.has(host)) {
    watched.add(host);
    host.store.subscribe((now, before) => {
      if (now.cursor === before.cursor) return;
      // The keyboard is in one place.
      for (const [node, one] of host.embedded)
        if (node !== now.cursor && one.store.getState().cursor >= 0) one.store.setState({ cursor: -1 });
    });
  }
  return part;
}

/** Where the keyboard is within a part, it is at the part's string in what lies around it; rows that come or go there move those below. */
function follow(host: JsonEditor, part: JsonEditor, hasOtherRows: boolean): void {
  const [node] = [...host.embedded].find(([, one]) => one === part) ?? [];
  if (node === undefined) return;
  const isThere = part.store.getState().cursor >= 0;
  const change = isThere ? { cursor: node, anchor: null, field: null } : {};
  if (hasOtherRows) refresh(host, change);
  else host.store.setState(({ version }) => ({ ...change, version: version + 1 }));
}

/** Strings move with the nodes around them; of one that is replaced nothing stays open. */
export function shiftEmbedded(editor: JsonEditor, at: number, removed: number, inserted: number): void {
  const open = [...editor.embedded];
  editor.embedded.clear();
  for (const [node, part] of open)
    if (node < at || node >= at + removed) editor.embedded.set(node < at ? node : node + inserted - removed, part);
}

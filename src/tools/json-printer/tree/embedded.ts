// Embedded JSON: JSON inside a string, expanded in place as a read-only editor of its own, whose rows lie below the string's row.
import { type JsonDocument, leafBytes, newDocument, unquote } from '../engine/document/document.ts';
import { Kind } from '../engine/document/nodes.ts';
import { parseText } from '../engine/parse/userValue.ts';
import { insightOf } from '../engine/rows/insight.ts';
import { expandInitially } from '../engine/rows/levels.ts';
import { type JsonEditor, newEditor, updateRows } from '../jsonEditor.ts';

/** Cache by text and address of the string. An edit writes to a new address, so an entry never changes. */
const cache = new WeakMap<Uint8Array, Map<number, JsonDocument | null>>();

const BEGINS_AS_JSON = /^"(?:\s|\\[nrt])*[[{]/;

/** JSON inside a string as a document, or null. */
export function embeddedDocument(document: JsonDocument, node: number): JsonDocument | null {
  const { nodes, base } = document;
  if (nodes.kind[node] !== Kind.string) return null;
  let ofText = cache.get(base);
  if (!ofText) cache.set(base, (ofText = new Map()));
  const address = nodes.start[node] as number;
  let embedded = ofText.get(address);
  if (embedded === undefined) ofText.set(address, (embedded = parseEmbedded(leafBytes(document, node))));
  return embedded;
}

/** Longest string that is parsed while its row is rendered, in bytes. */
const MAX_EMBEDDED_BYTES = 1 << 20;

function parseEmbedded(token: Uint8Array): JsonDocument | null {
  if (token.length > MAX_EMBEDDED_BYTES) return null;
  // The first bytes exclude most strings.
  if (!BEGINS_AS_JSON.test(String.fromCharCode(...token.subarray(0, 64)))) return null;
  const text = unquote(token);
  if (insightOf('string', text)?.kind !== 'json') return null;
  const parsed = parseText(text);
  return parsed && newDocument(parsed.bytes as Uint8Array<ArrayBuffer>, parsed.nodes);
}

/** Expands or collapses the JSON inside a string; false if there is none. */
export function toggleEmbedded(host: JsonEditor, node: number): boolean {
  const { document, embedded } = host.store.getState();
  if (!document) return false;
  const open = new Map(embedded);
  if (open.delete(node)) updateRows(host, { embedded: open, cursor: node });
  else {
    const parsed = embeddedDocument(document, node);
    if (!parsed) return false;
    open.set(node, newEmbeddedEditor(host, parsed, (document.nodes.depth[node] as number) + 1));
    updateRows(host, { embedded: open, cursor: node, anchor: null, field: null });
  }
  return true;
}

/** Hosts that are subscribed to already. */
const observedHosts = new WeakSet<JsonEditor>();

function newEmbeddedEditor(host: JsonEditor, { base, nodes }: JsonDocument, depth: number): JsonEditor {
  const editor = newEditor(host.parser, host.notify, host.baseLevel + depth);
  const { settings, editModule } = host.store.getState();
  const { analysis } = editor.store.getState();
  expandInitially(nodes);
  updateRows(editor, {
    document: newDocument(base, nodes),
    cursor: -1,
    settings,
    editModule,
    // Embedded arrays are never shown as tables.
    analysis: { ...analysis, tableShape: () => null },
  });
  editor.store.subscribe((now, before) => {
    if (now.cursor !== before.cursor || now.rows !== before.rows) syncHost(host, editor, now.rows !== before.rows);
  });
  if (!observedHosts.has(host)) {
    observedHosts.add(host);
    host.store.subscribe((now, before) => {
      if (now.cursor === before.cursor) return;
      // Only one editor has a cursor at a time.
      for (const [node, other] of now.embedded)
        if (node !== now.cursor && other.store.getState().cursor >= 0) other.store.setState({ cursor: -1 });
    });
  }
  return editor;
}

/** Updates the host: its cursor is at the string while the embedded cursor is set; rows of the embedded editor shift the host's rows. */
function syncHost(host: JsonEditor, editor: JsonEditor, hasOtherRows: boolean): void {
  const { embedded } = host.store.getState();
  const [node] = [...embedded].find(([, one]) => one === editor) ?? [];
  if (node === undefined) return;
  const hasCursor = editor.store.getState().cursor >= 0;
  const change = { ...(hasCursor && { cursor: node, anchor: null, field: null }), embedded: new Map(embedded) };
  if (hasOtherRows) updateRows(host, change);
  else host.store.setState(change);
}

/** Follows a splice of the node table: strings move with their nodes; a replaced string is collapsed. */
export function shiftEmbedded(
  embedded: ReadonlyMap<number, JsonEditor>,
  at: number,
  removed: number,
  inserted: number,
): ReadonlyMap<number, JsonEditor> {
  const shifted = new Map<number, JsonEditor>();
  for (const [node, editor] of embedded)
    if (node < at || node >= at + removed) shifted.set(node < at ? node : node + inserted - removed, editor);
  return shifted;
}

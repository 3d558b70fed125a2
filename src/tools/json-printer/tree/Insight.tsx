// Details of the value at the cursor, beside its path: date, colour, link, image, embedded JSON, column statistics. A lazy chunk.
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { type JsonDocument, leafBytes, unquote } from '../engine/document/document.ts';
import { childrenOf, Kind, NONE, subtreeEnd } from '../engine/document/nodes.ts';
import { type ColumnStats, columnStats } from '../engine/rows/columnStats.ts';
import { insightOf, type Insight as Known } from '../engine/rows/insight.ts';
import { RowKind } from '../engine/rows/rows.ts';
import { cellsOf } from '../engine/rows/table.ts';
import { runSliced } from '../engine/steps.ts';
import { decode } from '../engine/text/bytes.ts';
import { newResultEditor } from '../find/results.ts';
import { relativeTime } from '../format.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import { layoutOf } from '../table/tableLayout.ts';
import { EditorContext, useEditor, useEditorState } from '../view/useEditor.ts';
import { embeddedDocument, toggleEmbedded } from './embedded.ts';
import styles from './Insight.module.css';
import { rowOfCursor } from './navigation.ts';
import { Tree } from './Tree.tsx';

interface InsightProps {
  readonly document: JsonDocument;
  readonly node: number;
}

export function Insight({ document, node }: InsightProps) {
  const kind = document.nodes.kind[node] as number;
  const known = kind === Kind.string || kind === Kind.number ? knownOf(document, node, kind) : null;
  return (
    <bdi className={styles.insight}>
      {known && known.kind !== 'json' && <Shown key={`${node} ${known.kind}`} known={known} />}
      {known?.kind === 'json' && <Inside key={`${node} json`} document={document} node={node} />}
      <Column document={document} node={node} />
    </bdi>
  );
}

function knownOf(document: JsonDocument, node: number, kind: number): Known | null {
  const token = leafBytes(document, node);
  return kind === Kind.string ? insightOf('string', unquote(token)) : insightOf('number', decode(token));
}

function Shown({ known }: { readonly known: Exclude<Known, { kind: 'json' }> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [now] = useState(() => Date.now());
  if (known.kind === 'date')
    return (
      <time dateTime={new Date(known.moment).toISOString()} title={new Date(known.moment).toString()}>
        {known.words} · {relativeTime(known.moment, now)}
      </time>
    );
  if (known.kind === 'colour')
    return (
      <>
        <span
          className={styles.swatch}
          role="img"
          aria-label={`The colour ${known.css}`}
          style={{ background: known.css }}
        />
        colour
      </>
    );
  if (known.kind === 'link')
    return (
      <a href={known.href} target="_blank" rel="noopener noreferrer">
        Open the link
      </a>
    );
  return (
    <>
      <img className={styles.thumb} src={known.src} alt="" />
      <Button size="sm" variant="link" onClick={() => setIsOpen(true)}>
        Look at the image
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} title="Image" size="wide">
          <img className={styles.image} src={known.src} alt="What the value holds" />
        </Dialog>
      )}
    </>
  );
}

/** Button that expands JSON in a string; not in a table cell. */
function Inside({ document, node }: InsightProps) {
  const editor = useEditor();
  const isOpen = useEditorState(({ embedded }) => embedded.has(node));
  const [part, setPart] = useState<JsonEditor>();
  const embedded = embeddedDocument(document, node);
  if (!embedded) return null;
  const state = editor.store.getState();
  const isCell = state.rows.kind[rowOfCursor(state)] === RowKind.cells;
  const open = () => {
    if (!isCell) toggleEmbedded(editor, node);
    else setPart(newResultEditor(editor, { bytes: embedded.base, nodes: embedded.nodes }));
  };
  return (
    <>
      <Button size="sm" variant="link" onClick={open}>
        {isOpen ? 'Close the JSON inside' : 'Open the JSON inside'}
      </Button>
      {part && (
        <Dialog open onClose={() => setPart(undefined)} title="JSON inside" size="wide">
          <div className={styles.inside}>
            <EditorContext value={part}>
              <Tree document={part.store.getState().document ?? embedded} isWhole />
            </EditorContext>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Statistics of the table column with the cursor. */
function Column({ document, node }: InsightProps) {
  const tables = useEditorState(state => state.tables);
  const [figures, setFigures] = useState<ColumnStats>();
  const { nodes } = document;
  let array = NONE;
  let element = node;
  for (let at = node; at !== NONE && array === NONE; at = nodes.parent[at] as number) {
    const parent = nodes.parent[at] as number;
    if (parent !== NONE && tables.has(parent)) [array, element] = [parent, at];
  }
  const table = tables.get(array);
  const column =
    table && element !== node
      ? cellsOf(nodes, element, table.shape, layoutOf(document, array, table.shape).lookup).findIndex(
          cell => cell >= 0 && node >= cell && node < subtreeEnd(nodes, cell),
        )
      : -1;
  useEffect(() => {
    const stop = new AbortController();
    const find = async () => {
      if (!table || column < 0) {
        setFigures(undefined);
        return;
      }
      const elements = table.order ?? childrenOf(nodes, array);
      try {
        setFigures(await runSliced(columnStats(document, elements, table.shape, column), stop));
      } catch (error) {
        if (!stop.signal.aborted) throw error;
      }
    };
    void find();
    return () => stop.abort();
  }, [document, nodes, array, column, table]);
  if (!figures || column < 0) return null;
  const { values, numbers, sum, least, most } = figures;
  return (
    <span>
      {`${table?.shape.columns[column]}: ${values.toLocaleString('en')} values`}
      {numbers > 0 && `, ${least} to ${most}`}
      {sum !== undefined && `, sum ${sum}`}
      {sum !== undefined && `, mean ${Number(sum) / numbers}`}
    </span>
  );
}

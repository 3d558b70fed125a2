// Row of embedded JSON: a row of another editor, indented one level more.
import { RowKind } from '../engine/rows/rows.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import type { EmbeddedRowProps } from '../lazyModules.ts';
import { EditorContext } from '../view/useEditor.ts';
import { embeddedRowAt } from './navigation.ts';
import { CloseRow, TreeRow } from './TreeRow.tsx';

export function EmbeddedRow({ host, hostRow, row, style, indent, step }: EmbeddedRowProps<JsonEditor>) {
  const embedded = embeddedRowAt(host.store.getState(), hostRow);
  if (!embedded) return null;
  const { document, rows } = embedded.editor.store.getState();
  if (!document) return null;
  const node = rows.node[embedded.row] as number;
  const kind = rows.kind[embedded.row];
  const inner = indent + step * (1 + (document.nodes.depth[node] as number));
  if (kind === RowKind.embedded)
    return <EmbeddedRow {...{ row, style, step }} host={embedded.editor} hostRow={embedded.row} indent={inner} />;
  return (
    <EditorContext value={embedded.editor}>
      {kind === RowKind.node ? (
        <TreeRow {...{ document, row, style, node }} indent={inner} />
      ) : (
        <CloseRow {...{ document, style, node }} indent={inner} />
      )}
    </EditorContext>
  );
}

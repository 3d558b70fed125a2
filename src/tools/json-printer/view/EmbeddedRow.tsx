// A row of what stands in a string: as any other row, of another document, one step further in.
import { RowKind } from '../engine/rows.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import type { EmbeddedRowProps } from '../lazyModules.ts';
import { CloseRow, TreeRow } from './TreeRow.tsx';
import { EditorContext } from './useEditor.ts';

export function EmbeddedRow({ host, node, place, row, style, indent, step }: EmbeddedRowProps<JsonEditor>) {
  const inside = host.embedded.get(node);
  const document = inside?.store.getState().document;
  if (!inside || !document) return null;
  const at = place - inside.rows.from;
  const shown = inside.rows.node[at] as number;
  const kind = inside.rows.kind[at];
  const inner = indent + step * (1 + (document.nodes.depth[shown] as number));
  if (kind === RowKind.inside)
    return <EmbeddedRow {...{ row, style, step }} host={inside} node={shown} place={at} indent={inner} />;
  return (
    <EditorContext value={inside}>
      {kind === RowKind.node ? (
        <TreeRow {...{ document, row, style }} node={shown} indent={inner} />
      ) : (
        <CloseRow {...{ document, style }} node={shown} indent={inner} />
      )}
    </EditorContext>
  );
}

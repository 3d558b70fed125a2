// A row of what stands in a string: as any other row, of another document, one step further in.
import { Row } from '../engine/rows.ts';
import type { InsideRowPart } from '../fetched.ts';
import type { Printer } from '../printer.ts';
import { CloseRow, TreeRow } from './TreeRow.tsx';
import { PrinterContext } from './usePrinter.ts';

export function InsideRow({ host, node, place, row, style, indent, step }: InsideRowPart<Printer>) {
  const inside = host.insides.get(node);
  const document = inside?.store.getState().document;
  if (!inside || !document) return null;
  const at = place - inside.rows.from;
  const shown = inside.rows.node[at] as number;
  const kind = inside.rows.kind[at];
  const inner = indent + step * (1 + (document.nodes.depth[shown] as number));
  if (kind === Row.inside)
    return <InsideRow {...{ row, style, step }} host={inside} node={shown} place={at} indent={inner} />;
  return (
    <PrinterContext value={inside}>
      {kind === Row.node ? (
        <TreeRow {...{ document, row, style }} node={shown} indent={inner} />
      ) : (
        <CloseRow {...{ document, style }} node={shown} indent={inner} />
      )}
    </PrinterContext>
  );
}

// The tree's side of the scroll tie, as a part that draws nothing: loaded with the text beside the tree.
import type { RefObject } from 'react';
import type { JsonDocument } from '../engine/document/document.ts';
import type { Rows } from '../engine/rows/rows.ts';
import type { Scroll } from '../tree/useScroll.ts';
import { lineOfTreeRow, treeRowOf } from './scrollPlaces.ts';
import type { ScrollTie } from './scrollTie.ts';
import { useScrollTie } from './useScrollTie.ts';

interface TreeTieProps {
  readonly tie: ScrollTie;
  readonly document: JsonDocument;
  readonly rows: Rows;
  readonly box: RefObject<HTMLElement | null>;
  readonly scroll: Scroll;
  readonly rowHeight: number;
}

export default function TreeTie({ tie, document, rows, box, scroll, rowHeight }: TreeTieProps) {
  useScrollTie(tie, {
    side: 'tree',
    ...{ box, scroll, rowHeight },
    count: rows.length,
    lineOfRow: row => lineOfTreeRow(rows, row),
    rowOfLine: line => treeRowOf(document.nodes, rows, line),
  });
  return null;
}

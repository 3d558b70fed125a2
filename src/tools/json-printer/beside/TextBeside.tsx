// Text beside the tree: the printed document as a virtual list of lines, whatever its size. The value at the cursor is marked on both
// sides, a press on a line goes to it in the tree, and both scroll together. A lazy chunk.
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { JsonDocument } from '../engine/document/document.ts';
import { layLines, lineAt, lineNumber, lineOf, linesFrom, valueByLines } from '../engine/text/textLines.ts';
import { Highlight } from '../tree/Highlight.tsx';
import { goToNode } from '../tree/navigation.ts';
import tree from '../tree/Tree.module.css';
import { useRowHeight } from '../tree/useRowHeight.ts';
import { useScroll } from '../tree/useScroll.ts';
import { useEditor, useEditorState } from '../view/useEditor.ts';
import type { ScrollTie } from './scrollTie.ts';
import styles from './TextBeside.module.css';
import { lineParts } from './textLine.ts';
import { useScrollTie } from './useScrollTie.ts';

export default function TextBeside({ document, tie }: { readonly document: JsonDocument; readonly tie: ScrollTie }) {
  const editor = useEditor();
  const cursor = useEditorState(state => state.cursor);
  const { indent, textSize } = useEditorState(state => state.settings);
  const { query, matchCase } = useEditorState(state => state.search);
  const rowHeight = useRowHeight();
  // The nodes are changed in place: each edit has a document of its own.
  const lines = useMemo(() => layLines(document.nodes), [document]);
  const box = useRef<HTMLDivElement>(null);
  const scroll = useScroll(box, lines.count, rowHeight);
  useScrollTie(tie, {
    side: 'text',
    ...{ box, scroll, rowHeight },
    count: lines.count,
    lineOfRow: line => (line < lines.count ? lineAt(lines, line) : undefined),
    rowOfLine: line => (line.node < document.nodes.length ? lineNumber(lines, line) : -1),
  });
  const marked = cursor >= 0 && cursor < document.nodes.length ? lineOf(lines, cursor) : -1;
  const isMeasured = scroll.height > 0;
  const show = useEffectEvent(scroll.showRow);
  useEffect(() => {
    if (marked >= 0 && isMeasured && show(marked)) tie.skipNext('text');
  }, [marked, isMeasured, tie]);

  const first = Math.floor(scroll.top / rowHeight);
  const shown = linesFrom(lines, first, Math.ceil(scroll.height / rowHeight) + 1);
  const slots = shown.length + 1;
  const goTo = ({ target }: MouseEvent) => {
    const line = (target as Element).closest<HTMLElement>('[data-line]');
    // Text that is being selected is no press.
    if (line && !getSelection()?.toString()) goToNode(editor, lineAt(lines, Number(line.dataset['line'])).node);
  };
  const press = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(scroll.height / rowHeight) - 1);
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -lines.count, End: lines.count }[
      event.key
    ];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || marked < 0) return;
    event.preventDefault();
    goToNode(editor, valueByLines(lines, marked, by));
  };
  return (
    <div
      ref={box}
      className={styles.box}
      tabIndex={0}
      role="listbox"
      aria-label="Text of the JSON"
      aria-activedescendant={marked >= first && marked < first + shown.length ? `json-line-${marked}` : undefined}
      style={{ fontSize: textSize, lineHeight: `${rowHeight}px` }}
      onClick={goTo}
      onKeyDown={press}
    >
      <div style={{ blockSize: scroll.inner }} role="presentation">
        <div className={styles.window} style={{ blockSize: scroll.height }} role="presentation">
          {shown.map((line, i) => {
            const number = first + i;
            const { indent: space, key, kind, text, hasComma } = lineParts(document, line, indent);
            return (
              <div
                key={number % slots}
                role="option"
                id={`json-line-${number}`}
                aria-selected={number === marked}
                aria-posinset={number + 1}
                aria-setsize={lines.count}
                className={styles.line}
                data-line={number}
                data-cursor={number === marked || undefined}
                style={{ transform: `translateY(${number * rowHeight - scroll.top}px)` }}
              >
                {space}
                {key !== null && (
                  <>
                    <span className={tree.key}>
                      <Highlight text={key} query={query} matchCase={matchCase} />
                    </span>
                    <span className={tree.mark}>: </span>
                  </>
                )}
                <span className={tree.value} data-kind={kind}>
                  {kind === 'object' || kind === 'array' ? (
                    text
                  ) : (
                    <Highlight text={text} query={query} matchCase={matchCase} />
                  )}
                </span>
                {hasComma && <span className={tree.mark}>,</span>}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

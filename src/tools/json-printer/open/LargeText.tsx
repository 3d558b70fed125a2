// Read-only virtual list of a large input's lines; `Edit as text` replaces it by a text area.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { indexLines, type LineIndex, lineAtByte, lineText } from '../beside/lineIndex.ts';
import { runSliced } from '../engine/steps.ts';
import type { Bytes } from '../engine/text/bytes.ts';
import { type Jump, jumpTarget, useOpenPlaces } from '../repair/OpenPlaces.tsx';
import { useScroll } from '../tree/useScroll.ts';
import { useEditor, useEditorState } from '../view/useEditor.ts';
import styles from './InputPane.module.css';

export default function LargeText({ bytes, jump }: { readonly bytes: Bytes; readonly jump: Jump }) {
  const editor = useEditor();
  const [lines, setLines] = useState<LineIndex>();
  const textSize = useEditorState(state => state.settings.textSize);
  const inputError = useEditorState(state => state.inputError);
  const rowHeight = Math.round(textSize * 1.6);
  const box = useRef<HTMLDivElement>(null);
  const scroll = useScroll(box, lines?.count ?? 0, rowHeight);
  useEffect(() => {
    const stop = new AbortController();
    const read = async () => {
      try {
        setLines(await runSliced(indexLines(bytes), stop));
      } catch (error) {
        if (!stop.signal.aborted) throw error;
      }
    };
    void read();
    return () => stop.abort();
  }, [bytes]);

  const open = useOpenPlaces();
  const wrong = lines && inputError ? lineAtByte(lines, inputError.at) : -1;
  const openLines = new Set(lines && open?.places.map(({ byte }) => lineAtByte(lines, byte)));
  const place = lines && jumpTarget(editor, jump);
  const target = lines && place ? lineAtByte(lines, place.byte) : -1;
  const show = useEffectEvent((line: number) => {
    if (line >= 0) scroll.scrollTo((line - 4) * rowHeight);
  });
  useEffect(() => {
    if (jump.times > 0) show(target);
  }, [jump, target]);

  const first = Math.floor(scroll.top / rowHeight);
  const behind = Math.min(lines?.count ?? 0, first + Math.ceil(scroll.height / rowHeight) + 1);
  return (
    <div
      ref={box}
      className={styles.large}
      tabIndex={0}
      role="region"
      aria-label="JSON input, to look at"
      style={{ fontSize: textSize, lineHeight: `${rowHeight}px` }}
    >
      <div style={{ blockSize: scroll.inner }}>
        <div className={styles.window} style={{ blockSize: scroll.height }}>
          {lines &&
            Array.from({ length: behind - first }, (_, i) => first + i).map(line => (
              <div
                key={line % (behind - first + 1)}
                className={styles.line}
                data-wrong={line === wrong || undefined}
                data-open={openLines.has(line) || undefined}
                style={{ transform: `translateY(${line * rowHeight - scroll.top}px)` }}
              >
                {lineText(bytes, lines, line)}
              </div>
            ))}
        </div>
      </div>
    </div>
  );
}

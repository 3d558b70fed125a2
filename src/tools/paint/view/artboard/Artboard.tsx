// Artboard: the focusable element with the drawing's canvas and the overlay; pointer and key events go to the PointerController.
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { HEIGHT, WIDTH } from '../../engine/inks.ts';
import type { PaintEditor } from '../../PaintEditor.ts';
import styles from '../Paint.module.css';
import type { CanvasView } from './CanvasView.ts';
import type { PenSpeech } from './PenSpeech.ts';
import { PointerController } from './PointerController.ts';
import { TypingField } from './TypingField.tsx';

interface ArtboardProps {
  readonly editor: PaintEditor;
  readonly canvasView: CanvasView;
  readonly speech: PenSpeech;
}

export function Artboard({ editor, canvasView, speech }: ArtboardProps) {
  const view = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const tool = useStore(editor.store, state => state.tool);
  const { width, height } = useStore(editor.store, state => state.extent);

  useEffect(() => {
    const [pane, sheet, above] = [view.current, canvas.current, overlay.current];
    if (!pane || !sheet || !above) return;
    const detach = canvasView.attach({ view: pane, canvas: sheet, overlay: above });
    const detachPointer = new PointerController(editor, canvasView, pane, speech).attach();
    return () => {
      detachPointer();
      detach();
      speech.stop();
    };
  }, [editor, canvasView, speech]);

  return (
    <div
      ref={view}
      className={styles.artboard}
      data-tool={tool}
      tabIndex={0}
      role="application"
      aria-roledescription="canvas"
      aria-label={`Canvas, ${width} by ${height} pixels. Arrow keys move the pen, Enter puts it down and lifts it.`}
    >
      <canvas ref={canvas} className={styles.sheet} width={WIDTH} height={HEIGHT} />
      <canvas ref={overlay} className={styles.overlay} aria-hidden />
      <TypingField editor={editor} canvasView={canvasView} />
    </div>
  );
}

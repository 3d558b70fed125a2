// The desk with the sheet on it: mouse, pen, fingers and keys become the studio's pen. Two fingers pinch and pan.
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { HEIGHT, WIDTH } from '../engine/inks.ts';
import type { Studio } from '../Studio.ts';
import type { Glass } from './Glass.ts';
import { Hands } from './Hands.ts';
import styles from './Paint.module.css';
import { TypingField } from './TypingField.tsx';

interface DeskProps {
  readonly studio: Studio;
  readonly glass: Glass;
}

export function Desk({ studio, glass }: DeskProps) {
  const view = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const tool = useStore(studio.store, state => state.tool);
  const { width, height } = useStore(studio.store, state => state.extent);

  useEffect(() => {
    const [pane, sheet, above] = [view.current, canvas.current, overlay.current];
    if (!pane || !sheet || !above) return;
    const detach = glass.attach({ view: pane, canvas: sheet, overlay: above });
    const letGo = new Hands(studio, glass, pane).take();
    return () => {
      letGo();
      detach();
    };
  }, [studio, glass]);

  return (
    <div
      ref={view}
      className={styles.desk}
      data-tool={tool}
      tabIndex={0}
      role="application"
      aria-roledescription="canvas"
      aria-label={`Canvas, ${width} by ${height} pixels. Arrow keys move the pen, Enter puts it down and lifts it.`}
    >
      <canvas ref={canvas} className={styles.sheet} width={WIDTH} height={HEIGHT} />
      <canvas ref={overlay} className={styles.overlay} aria-hidden />
      <TypingField studio={studio} glass={glass} />
    </div>
  );
}

// View bar under a drawing: zoom buttons, and a mini map with the part that is seen once that is not all.
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { contextOf } from './contextOf.ts';
import type { View } from './useView.ts';
import styles from './ViewBar.module.css';

interface ViewBarProps {
  readonly view: View;
  /** Width of the drawing by its height. */
  readonly shape: number;
  /** Draws the whole, so many CSS pixels wide. */
  drawMap(pen: CanvasRenderingContext2D, width: number, height: number): void;
}

const MAP_WIDTH = 160;
const MAP_HEIGHT = 120;

export function ViewBar({ view, shape, drawMap }: ViewBarProps) {
  const { zoom, canZoomIn, seen } = view;
  const isWhole = seen.width >= 0.999 && seen.height >= 0.999;
  return (
    <div className={styles.bar} role="group" aria-label="View">
      <Button
        variant="secondary"
        size="icon"
        aria-label="Zoom out"
        title="Zoom out (Ctrl and wheel)"
        disabled={zoom === 1}
        onClick={() => view.zoomBy(-1)}
      >
        <ZoomOut aria-hidden />
      </Button>
      <output className={styles.zoom} aria-label="Zoom">
        {Math.round(zoom * 100)} %
      </output>
      <Button
        variant="secondary"
        size="icon"
        aria-label="Zoom in"
        title="Zoom in (Ctrl and wheel)"
        disabled={!canZoomIn}
        onClick={() => view.zoomBy(1)}
      >
        <ZoomIn aria-hidden />
      </Button>
      <Button
        variant="secondary"
        size="icon"
        aria-label="Show all"
        title="Show all"
        disabled={zoom === 1}
        onClick={view.fit}
      >
        <Maximize aria-hidden />
      </Button>
      {!isWhole && <MiniMap view={view} shape={shape} drawMap={drawMap} />}
    </div>
  );
}

/** The whole drawing, small: a press or a drag on it shows that place. For pointers alone; keys scroll to the cell that they reach. */
function MiniMap({ view, shape, drawMap }: ViewBarProps) {
  const { seen, lookAt } = view;
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef(false);
  const width = Math.round(Math.min(MAP_WIDTH, MAP_HEIGHT * shape));
  const height = Math.round(width / shape);
  useEffect(() => {
    const pen = contextOf(canvas.current, width, height);
    if (!pen) return;
    drawMap(pen, width, height);
    pen.lineWidth = 2;
    pen.strokeStyle = 'oklch(70% 0.17 50)';
    pen.strokeRect(seen.left * width + 1, seen.top * height + 1, seen.width * width - 2, seen.height * height - 2);
  }, [drawMap, width, height, seen]);
  const look = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    lookAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  return (
    <canvas
      ref={canvas}
      className={styles.map}
      aria-hidden="true"
      data-mini-map
      onPointerDown={event => {
        held.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        look(event);
      }}
      onPointerMove={event => held.current && look(event)}
      onLostPointerCapture={() => {
        held.current = false;
      }}
    />
  );
}

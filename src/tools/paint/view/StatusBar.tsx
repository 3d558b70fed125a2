// Status bar: pointer position, tool, colour, pattern, size and zoom.
import { useStore } from 'zustand';
import type { PaintEditor } from '../PaintEditor.ts';
import styles from './Paint.module.css';

export function StatusBar({ editor, zoom }: { readonly editor: PaintEditor; readonly zoom: number }) {
  const { pointer, tool, colour, pattern, extent } = useStore(editor.store);
  return (
    <div className={styles.status} role="group" aria-label="Status bar">
      <span className={styles.place} data-status="pointer">
        x: {pointer?.x ?? 0}, y: {pointer?.y ?? 0}
      </span>
      <span data-status="tool">Tool: {tool}</span>
      <span data-status="colour">Colour: {colour}</span>
      <span data-status="pattern">Pattern: {pattern}</span>
      <span className={styles.extent}>
        {extent.width} × {extent.height}, {Math.round(zoom * 100)} %
      </span>
    </div>
  );
}

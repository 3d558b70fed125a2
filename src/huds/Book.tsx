// Book of a game, by its id: what was found over many runs, read beside the start card. Fetched when it is opened.
import { type ComponentType, Suspense } from 'react';
import type { Json } from '../../scenes/kit/core/json.ts';
import type { Career, GameDefinition } from '../../scenes/kit/game.ts';
import { storedCareer } from '../data/games/careers.ts';
import { lazyPart } from '../site/lazy/lazyPart.tsx';
import { Dialog } from '../ui/Dialog.tsx';

export interface BookProps {
  readonly career: Json;
}

const BOOKS: Readonly<Record<string, ComponentType<BookProps>>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ readonly default: ComponentType<BookProps> }>('./[a-z]*/Book.tsx')).map(
    ([path, load]) => [path.split('/').at(-2), lazyPart(load)],
  ),
);

interface BookDialogProps {
  readonly definition: GameDefinition;
  readonly career: Career;
  onClose(): void;
}

export default function BookDialog({ definition: { id, start }, career, onClose }: BookDialogProps) {
  const Book = BOOKS[id];
  return (
    <Dialog open onClose={onClose} title={start.book ?? ''}>
      <Suspense>{Book && <Book career={storedCareer(id, career).load() ?? career.initial} />}</Suspense>
    </Dialog>
  );
}

// Navigation in a collection: previous level, next level, list.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ActiveLevel } from '../../../scenes/sokoban/ui.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Levels.module.css';

interface CollectionNavProps {
  readonly place: ActiveLevel;
  onGo(index: number): void;
  /** The list of all. */
  onList(): void;
}

export function CollectionNav({ place: { collection, index }, onGo, onList }: CollectionNavProps) {
  const keep = (event: { preventDefault(): void }) => event.preventDefault();
  const to = (label: string, next: number, icon: React.ReactNode) => (
    <Button
      variant="secondary"
      aria-label={label}
      title={label}
      disabled={next < 0 || next >= collection.count}
      onMouseDown={keep}
      onClick={() => onGo(next)}
    >
      {icon}
    </Button>
  );
  return (
    <nav className={styles.levels} aria-label={collection.title} data-collection>
      {to('Previous level', index - 1, <ChevronLeft aria-hidden />)}
      <Button
        aria-label={`Level ${index + 1} of ${collection.count}: all levels`}
        title={collection.title}
        onMouseDown={keep}
        onClick={onList}
      >
        {index + 1} / {collection.count}
      </Button>
      {to('Next level', index + 1, <ChevronRight aria-hidden />)}
    </nav>
  );
}

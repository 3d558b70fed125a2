// Who and what is here, as buttons; one that is pressed shows what may be said of it, in its place.
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import type { MysteryView } from '../../../scenes/mystery-house/view.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Hud.module.css';

interface TopicsProps {
  readonly view: Pick<MysteryView, 'topics'>;
  readonly disabled: boolean;
  onSay(text: string): void;
}

/** Two rows of four. */
const CELLS = 8;

export function Topics({ view: { topics }, disabled, onSay }: TopicsProps) {
  const [chosenId, choose] = useState<string | null>(null);
  const [page, setPage] = useState(0);
  const chosen = topics.find(({ id }) => id === chosenId) ?? null;
  const shared = { className: styles.chip, disabled, onMouseDown: keepKeyboard } as const;
  if (chosen)
    return (
      <div className={styles.topics} role="group" aria-label={`What to do: ${chosen.label}`}>
        <Button {...shared} variant="secondary" aria-label={`Back from ${chosen.label}`} onClick={() => choose(null)}>
          <ChevronLeft aria-hidden /> {chosen.label}
        </Button>
        {chosen.says.map(({ label, say }) => (
          <Button
            key={say}
            {...shared}
            variant={label === 'Accuse' ? 'destructive' : 'default'}
            aria-label={say}
            onClick={() => {
              // What was taken or put down is another thing now; people may be asked more.
              if (chosen.kind !== 'guest') choose(null);
              onSay(say);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    );
  const isLong = topics.length + 1 > CELLS;
  const size = CELLS - 1;
  const pages = Math.max(1, Math.ceil(topics.length / size));
  const shown = topics.slice((page % pages) * size, (page % pages) * size + size);
  return (
    <div className={styles.topics} role="group" aria-label="What is here">
      {shown.map(({ id, label, kind }) => (
        <Button
          key={id}
          {...shared}
          variant="secondary"
          data-kind={kind}
          aria-label={kind === 'body' ? `The body of ${label}` : label}
          onClick={() => choose(id)}
        >
          {label}
        </Button>
      ))}
      {isLong ? (
        <Button {...shared} variant="ghost" onClick={() => setPage(page + 1)}>
          More
        </Button>
      ) : (
        <Button {...shared} variant="ghost" onClick={() => onSay('look')}>
          Look
        </Button>
      )}
    </div>
  );
}

const keepKeyboard = (event: { preventDefault(): void }): void => event.preventDefault();

// Target buttons: guests, bodies and things here; a chosen one shows its commands instead.
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import type { MysteryView } from '../../../scenes/mystery-house/view.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Hud.module.css';

interface TargetsProps {
  readonly view: Pick<MysteryView, 'targets'>;
  readonly disabled: boolean;
  onSay(text: string): void;
}

/** Buttons on a page: two rows of four. */
const CELLS = 8;

export function Targets({ view: { targets }, disabled, onSay }: TargetsProps) {
  const [chosenId, choose] = useState<string | null>(null);
  const [page, setPage] = useState(0);
  const chosen = targets.find(({ id }) => id === chosenId) ?? null;
  const shared = { className: styles.chip, disabled, onMouseDown: keepKeyboard } as const;
  if (chosen)
    return (
      <div className={styles.targets} role="group" aria-label={`What to do: ${chosen.label}`}>
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
              // A taken or dropped thing is a new target; a guest, or a step of the last act, stays chosen for more.
              if (chosen.kind !== 'guest' && chosen.kind !== 'step') choose(null);
              onSay(say);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    );
  const isLong = targets.length + 1 > CELLS;
  const size = CELLS - 1;
  const pages = Math.max(1, Math.ceil(targets.length / size));
  const shown = targets.slice((page % pages) * size, (page % pages) * size + size);
  return (
    <div
      className={styles.targets}
      role="group"
      aria-label={targets.some(({ kind }) => kind === 'step') ? 'What to do before everybody' : 'What is here'}
    >
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

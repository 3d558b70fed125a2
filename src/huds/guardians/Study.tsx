// One turn to win: which position is open, the other's open hand, and all positions with those that are solved.
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { cardOf } from '../../../scenes/guardians/rules/cards.ts';
import { cardText } from '../../../scenes/guardians/rules/sentences.ts';
import { NAMES } from '../../../scenes/guardians/rules/state.ts';
import type { Guardian } from '../../../scenes/guardians/rules/valley.ts';
import type { ShownStudy } from '../../../scenes/guardians/view.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Study.module.css';

interface StudyProps {
  readonly study: ShownStudy;
  /** The other's. */
  readonly guardian: Guardian;
  onOpen(number: number): void;
}

export function Study({ study, guardian, onOpen }: StudyProps) {
  const [isListShown, setListShown] = useState(false);
  const { number, count, solved, otherHand } = study;
  const open = (wanted: number) => {
    setListShown(false);
    onOpen(wanted);
  };
  return (
    <div className={styles.study}>
      <Button variant="secondary" size="sm" onClick={() => setListShown(true)}>
        Position {number} of {count}
        {solved.includes(number) && ', solved'}
      </Button>
      <p>The {NAMES[guardian]}’s hand, open:</p>
      <ul>
        {otherHand.map(card => (
          <li key={card} title={cardText(card)}>
            <span data-aloud>{cardText(card)}</span>
            <span aria-hidden="true">
              <b>{cardOf(card).name}</b> {cardOf(card).cost}/{cardOf(card).strength}{' '}
              {'▸'.repeat(cardOf(card).steps) || '■'}
            </span>
          </li>
        ))}
      </ul>
      {createPortal(
        <Dialog open={isListShown} onClose={() => setListShown(false)} title="One turn to win">
          <p>
            {solved.length} of {count} solved. Each has exactly one right promise: every other one fails to some reply.
          </p>
          <ol className={styles.list}>
            {Array.from({ length: count }, (_, index) => index + 1).map(one => (
              <li key={one}>
                <button
                  type="button"
                  aria-current={one === number || undefined}
                  aria-label={`Position ${one}${solved.includes(one) ? ', solved' : ''}`}
                  data-solved={solved.includes(one) || undefined}
                  onClick={() => open(one)}
                >
                  {one}
                </button>
              </li>
            ))}
          </ol>
        </Dialog>,
        document.body,
      )}
    </div>
  );
}

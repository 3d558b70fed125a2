// Kits for one flight: name, what it does, and price; the one that is taken is given back by the same button.
import type { KitOffer } from '../../../scenes/rubber-band-rocket/view.ts';
import styles from './Kits.module.css';

interface KitsProps {
  readonly kits: readonly KitOffer[];
  onTake(kit: KitOffer['kit']): void;
  onReturn(): void;
}

const TEXT = {
  net: { name: 'Net', does: 'feathers from afar, 3 at once', key: '3' },
  kite: { name: 'Kite', does: 'wind 3 times as high', key: '4' },
  wax: { name: 'Wax', does: 'held to the edge: +2 %', key: '5' },
} as const;

export function Kits({ kits, onTake, onReturn }: KitsProps) {
  return (
    <div className={styles.kits} role="group" aria-label="For one flight">
      {kits.map(({ kit, price, isTaken, isReturnable, refusal }) => {
        const { name, does, key } = TEXT[kit];
        const action = isReturnable ? 'Undo' : isTaken ? 'on board' : refusal?.note || `${price} coins`;
        return (
          <button
            key={kit}
            type="button"
            className={styles.kit}
            data-taken={isTaken || undefined}
            aria-disabled={!isReturnable && refusal !== null}
            title={isReturnable ? `${does}. Give it back` : (refusal?.message ?? `${does} (${key})`)}
            onMouseDown={event => event.preventDefault()}
            onClick={() => (isReturnable ? onReturn() : onTake(kit))}
          >
            <b>{name}</b> <span className={styles.does}>{does}</span> <span className={styles.price}>{action}</span>
          </button>
        );
      })}
    </div>
  );
}

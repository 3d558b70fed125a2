// Inventory list: pick an item, look at it, combine two. Each item is a toggle button, pressed while it is picked.
import type { ReactNode } from 'react';
import styles from './ItemList.module.css';

export interface ListedItem {
  readonly id: string;
  readonly name: string;
  readonly icon: ReactNode;
}

interface ItemListProps {
  readonly label: string;
  readonly items: readonly ListedItem[];
  /** Id of the picked item. */
  readonly picked: string | null;
  /** Id of the first of two items to combine, or null. */
  readonly marked: string | null;
  /** Text for an empty list. */
  readonly empty: string;
  onPick(id: string): void;
  onLook(id: string): void;
  /** Starts or cancels combining. */
  onCombine(): void;
}

export function ItemList({ label, items, picked, marked, empty, onPick, onLook, onCombine }: ItemListProps) {
  const keepKeyboard = (event: { preventDefault(): void }) => event.preventDefault();
  return (
    <div className={styles.list} role="group" aria-label={label}>
      {items.length === 0 && <p className={styles.empty}>{empty}</p>}
      {items.map(({ id, name, icon }) => (
        <button
          key={id}
          type="button"
          className={styles.item}
          aria-pressed={id === picked}
          aria-label={id === marked ? `${name}, to be combined` : name}
          title={name}
          data-marked={id === marked || undefined}
          onMouseDown={keepKeyboard}
          onClick={() => onPick(id)}
        >
          {icon}
          <span aria-hidden="true">{name}</span>
        </button>
      ))}
      {picked !== null && (
        <button type="button" className={styles.deed} onMouseDown={keepKeyboard} onClick={() => onLook(picked)}>
          Look
        </button>
      )}
      {items.length > 1 && (picked !== null || marked !== null) && (
        <button
          type="button"
          className={styles.deed}
          aria-pressed={marked !== null}
          onMouseDown={keepKeyboard}
          onClick={() => onCombine()}
        >
          Combine
        </button>
      )}
    </div>
  );
}

// Inventory list: pick an item, look at it, combine two, or drag one onto the picture. Each item is a toggle button, pressed while it is picked.
import type { ReactNode } from 'react';
import { DragCard, type Spot } from './DragCard.tsx';
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
  /** The picture on which an item can be dropped; absent where none can. */
  readonly stage?: HTMLElement | null;
  /** Called while an item is dragged; null beside the picture and after the drag. */
  onOver?(id: string, spot: Spot | null): void;
  onDrop?(id: string, spot: Spot): void;
}

export function ItemList({ label, items, picked, marked, empty, stage = null, ...props }: ItemListProps) {
  const { onPick, onLook, onCombine, onOver, onDrop } = props;
  const keepKeyboard = (event: { preventDefault(): void }) => event.preventDefault();
  return (
    <div className={styles.list} role="group" aria-label={label}>
      {items.length === 0 && <p className={styles.empty}>{empty}</p>}
      {items.map(({ id, name, icon }) => (
        <DragCard
          key={id}
          stage={stage}
          className={styles.item}
          aria-pressed={id === picked}
          aria-label={id === marked ? `${name}, to be combined` : name}
          title={name}
          data-marked={id === marked || undefined}
          onPress={() => onPick(id)}
          onTake={() => true}
          onOver={spot => onOver?.(id, spot)}
          onDrop={spot => {
            onOver?.(id, null);
            onDrop?.(id, spot);
          }}
          onCancel={() => onOver?.(id, null)}
        >
          {icon}
          <span aria-hidden="true">{name}</span>
        </DragCard>
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

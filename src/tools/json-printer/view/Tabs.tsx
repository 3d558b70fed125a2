// Two tabs, one of which may be disabled; arrow keys switch between them.
import { type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

export interface Tab<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly disabled?: boolean;
  readonly panel: ReactNode;
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  onChange(value: T): void;
  /** Content beside the tabs. */
  readonly aside?: ReactNode;
  /** Content between the tabs and the panel. */
  readonly below?: ReactNode;
}

export function Tabs<T extends string>({ label, tabs, value, onChange, aside, below }: TabsProps<T>) {
  const id = useId();
  const current = tabs.find(tab => tab.id === value);
  // A disabled tab takes no focus, even while it is the current one.
  const focusable = current?.disabled ? tabs.find(tab => !tab.disabled) : current;
  return (
    <>
      <div className={styles.strip}>
        <div role="tablist" aria-label={label} className={styles.tabs}>
          {tabs.map(tab => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              className={styles.tab}
              aria-selected={tab.id === value}
              aria-controls={tab.id === value ? `${id}-panel` : undefined}
              tabIndex={tab === focusable ? 0 : -1}
              disabled={tab.disabled}
              onClick={() => onChange(tab.id)}
              onKeyDown={event => {
                if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
                const other = tabs.find(one => one.id !== value && !one.disabled);
                if (!other) return;
                onChange(other.id);
                document.getElementById(`${id}-${other.id}`)?.focus();
              }}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {aside}
      </div>
      {below}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {current?.panel}
      </div>
    </>
  );
}

// Tabs by the WAI-ARIA pattern: arrow keys, Home and End choose, Tab goes into the panel.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
  readonly disabled?: boolean;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the chosen tab if controlled; otherwise the component keeps it and starts with the first. */
  readonly value?: string;
  readonly onChange?: (id: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [internalValue, setInternalValue] = useState('');
  const open = tabs.filter(({ disabled }) => !disabled);
  const chosen = open.find(({ id }) => id === (value ?? internalValue)) ?? open[0];

  function choose(id: string): void {
    setInternalValue(id);
    onChange?.(id);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const at = chosen ? open.indexOf(chosen) : 0;
    const step = STEPS[event.key];
    const to = step ? (at + step + open.length) % open.length : { Home: 0, End: open.length - 1 }[event.key];
    const next = to === undefined ? undefined : open[to];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: text, disabled }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            className={styles.tab}
            data-tab={id}
            aria-selected={id === chosen?.id}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === chosen?.id ? 0 : -1}
            disabled={disabled}
            onClick={() => choose(id)}
            onKeyDown={onKeyDown}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          className={styles.panel}
          aria-labelledby={`${base}-tab-${id}`}
          tabIndex={0}
          hidden={id !== chosen?.id}
        >
          {id === chosen?.id && panel}
        </div>
      ))}
    </div>
  );
}

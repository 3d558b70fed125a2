// Tabs of the workshop, moved along by arrow keys; each leads to the panel below.
import styles from './Hud.module.css';

interface WorkshopTabsProps<Tab extends string> {
  readonly tabs: readonly (readonly [id: Tab, label: string])[];
  readonly tab: Tab;
  onChoose(tab: Tab): void;
}

export const WorkshopTabs = <Tab extends string>({ tabs, tab, onChoose }: WorkshopTabsProps<Tab>) => (
  <div className={styles.list} role="tablist" aria-label="Workshop">
    {tabs.map(([id, label]) => (
      <button
        key={id}
        type="button"
        role="tab"
        aria-label={label}
        id={`workshop-${id}`}
        className={styles.tab}
        aria-selected={tab === id}
        aria-controls="workshop-panel"
        tabIndex={tab === id ? 0 : -1}
        onClick={() => onChoose(id)}
        onKeyDown={event => {
          const step = STEPS[event.key];
          const at = tabs.findIndex(([known]) => known === tab);
          const next = step && tabs[(at + step + tabs.length) % tabs.length]?.[0];
          if (!next) return;
          onChoose(next);
          document.querySelector<HTMLElement>(`#workshop-${next}`)?.focus();
        }}
      >
        {label.startsWith('Robot ') ? (
          <>
            <span className={styles.long}>Robot </span>
            {label.slice(6)}
          </>
        ) : (
          label
        )}
      </button>
    ))}
  </div>
);

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

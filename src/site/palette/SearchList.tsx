// Search field over a list, by the WAI-ARIA pattern of a combobox with a list box: the focus stays in the field, arrows choose, Enter does.
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { findIn } from '../find/findIn.ts';
import { NotHere } from '../find/NotHere.tsx';
import type { Entry } from './entries.ts';
import styles from './SearchList.module.css';
import { stopCollecting, typedSoFar } from './typedAhead.ts';

interface SearchListProps {
  readonly label: string;
  readonly entries: readonly Entry[];
  onChoose(entry: Entry): void;
}

/** How far a key moves the choice. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

export function SearchList({ label, entries, onChoose }: SearchListProps) {
  const base = useId();
  const [text, setText] = useState(typedSoFar);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const find = useMemo(() => findIn(entries), [entries]);
  const { groups, missing } = useMemo(() => {
    const findings = find(text);
    return { groups: grouped(findings.found), missing: findings.missing };
  }, [find, text]);
  const shown = groups.flatMap(([, members]) => members);
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0];
  const optionId = (entry: Entry) => `${base}-${entry.id.replaceAll(/\W/g, '-')}`;
  const groupId = (group: string) => `${base}-in-${group.replaceAll(/\W/g, '-')}`;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || !chosen) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter') onChoose(chosen);
    else if (step !== undefined) {
      const next = shown[moved(shown.indexOf(chosen), step, shown.length)];
      if (next) setChosenId(next.id);
    } else return;
    event.preventDefault();
  }

  return (
    <div className={styles.palette}>
      <input
        ref={takeFocus}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={shown.length > 0}
        aria-controls={`${base}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(chosen)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="A game, a page, a setting, a command"
        value={text}
        onChange={event => {
          setText(event.currentTarget.value);
          setChosenId(null);
        }}
        onKeyDown={onKeyDown}
        onFocus={stopCollecting}
      />
      <p role="status" data-aloud>
        {missing !== undefined && <NotHere name={missing} />}
        {shown.length === 1 ? '1 result' : `${shown.length} results`}
      </p>
      {missing !== undefined && (
        <p className={styles.nothing} aria-hidden="true">
          <NotHere name={missing} />
        </p>
      )}
      {shown.length === 0 && (
        <p className={styles.nothing}>Nothing here is called that. Try the name of a game, or “sound” or “text”.</p>
      )}
      <div
        id={`${base}-list`}
        className={styles.list}
        role="listbox"
        tabIndex={-1}
        aria-label="Results"
        hidden={shown.length === 0}
        // The focus stays in the field.
        onMouseDown={event => event.preventDefault()}
      >
        {groups.map(([group, members]) => (
          <div key={group} role="group" aria-labelledby={groupId(group)}>
            {/* The name of the group; a list box holds groups and options alone. */}
            <p id={groupId(group)} className={styles.heading} aria-hidden="true">
              {group}
            </p>
            {members.map(entry => (
              <button
                key={entry.id}
                type="button"
                tabIndex={-1}
                id={optionId(entry)}
                ref={entry === chosen ? keepInSight : undefined}
                className={styles.item}
                role="option"
                aria-selected={entry === chosen}
                onPointerMove={() => setChosenId(entry.id)}
                onClick={() => onChoose(entry)}
              >
                {entry.title}
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** One step goes round at the ends, a longer one stops there. */
function moved(from: number, step: number, count: number): number {
  if (Math.abs(step) === 1) return (from + step + count) % count;
  return Math.min(count - 1, Math.max(0, from + step));
}

/** A dialog gives the focus to what asks for it, else to its first button. */
const takeFocus = (field: HTMLInputElement | null): void => field?.setAttribute('autofocus', '');

const keepInSight = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });

/** By group: the one with the best entry first. */
function grouped(found: readonly Entry[]): readonly (readonly [group: string, members: readonly Entry[]])[] {
  const names = [...new Set(found.map(({ group }) => group))];
  return names.map(name => [name, found.filter(({ group }) => group === name)]);
}

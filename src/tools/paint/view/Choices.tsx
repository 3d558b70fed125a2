// Toolbar of exclusive choices with roving tabindex: one stop of the Tab key, arrow keys move inside it.
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './Palette.module.css';

interface ChoicesProps<T extends string | number> {
  readonly label: string;
  readonly kind: 'tools' | 'sizes' | 'colours' | 'patterns' | 'further' | 'type';
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly hint: string;
    readonly face: ReactNode;
  }[];
  readonly chosen: T;
  choose(value: T): void;
  readonly children?: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function Choices<T extends string | number>({
  label,
  kind,
  options,
  chosen,
  choose,
  children,
}: ChoicesProps<T>) {
  const group = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    options.findIndex(({ value }) => value === chosen),
  );

  function go(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? options.length - 1
          : step && (at + step + options.length) % options.length;
    const option = to === undefined ? undefined : options[to];
    if (!option || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    choose(option.value);
    group.current?.querySelectorAll<HTMLElement>('[data-choice]')[options.indexOf(option)]?.focus();
  }

  return (
    <div ref={group} className={styles.group} data-kind={kind} role="toolbar" aria-label={label}>
      {options.map(({ value, label: name, hint, face }, i) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          data-choice={value}
          aria-label={name}
          aria-pressed={value === chosen}
          title={hint}
          tabIndex={i === at ? 0 : -1}
          onKeyDown={go}
          onClick={() => choose(value)}
        >
          {face}
        </button>
      ))}
      {children}
    </div>
  );
}

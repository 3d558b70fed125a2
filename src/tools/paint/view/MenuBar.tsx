// Menu bar by the WAI-ARIA pattern: arrow keys, type-ahead by first letter, Escape closes.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './MenuBar.module.css';

export interface Command {
  readonly label: string;
  /** Keyboard shortcut, as shown. */
  readonly keys?: string;
  readonly disabled?: boolean;
  /** Present on commands that toggle. */
  readonly checked?: boolean;
  run(): void;
}
export interface Menu {
  readonly label: string;
  /** Groups of commands, separated by lines. */
  readonly groups: readonly (readonly Command[])[];
}

export function MenuBar({ menus }: { readonly menus: readonly Menu[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [open, setOpen] = useState<number | null>(null);

  useEffect(() => {
    if (open === null) return;
    const outside = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) setOpen(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const heads = () => [...(bar.current?.querySelectorAll<HTMLElement>('[data-head]') ?? [])];
  const items = () => [
    ...(bar.current?.querySelectorAll<HTMLElement>('[data-item]:not([aria-disabled="true"])') ?? []),
  ];

  function toHead(index: number) {
    const to = (index + menus.length) % menus.length;
    setCurrent(to);
    if (open !== null) setOpen(to);
    heads()[to]?.focus();
  }
  /** Opens a menu and focuses an item once it is rendered. */
  function openAt(index: number, which: 'first' | 'last') {
    setCurrent(index);
    setOpen(index);
    requestAnimationFrame(() =>
      items()
        .at(which === 'first' ? 0 : -1)
        ?.focus(),
    );
  }
  function close() {
    setOpen(null);
    heads()[current]?.focus();
  }

  function onHeadKey(event: KeyboardEvent, index: number) {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowRight: () => toHead(index + 1),
      ArrowLeft: () => toHead(index - 1),
      Home: () => toHead(0),
      End: () => toHead(menus.length - 1),
      ArrowDown: () => openAt(index, 'first'),
      Enter: () => openAt(index, 'first'),
      ' ': () => openAt(index, 'first'),
      ArrowUp: () => openAt(index, 'last'),
      Escape: () => setOpen(null),
    };
    handle(event, keys);
  }

  function onItemKey(event: KeyboardEvent<HTMLElement>) {
    const all = items();
    const at = all.indexOf(event.currentTarget);
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => all[(at + 1) % all.length]?.focus(),
      ArrowUp: () => all.at(at - 1)?.focus(),
      Home: () => all[0]?.focus(),
      End: () => all.at(-1)?.focus(),
      ArrowRight: () => openAt((current + 1) % menus.length, 'first'),
      ArrowLeft: () => openAt((current - 1 + menus.length) % menus.length, 'first'),
      Escape: close,
      Tab: () => setOpen(null),
    };
    if (handle(event, keys)) return;
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return;
    const letter = event.key.toLowerCase();
    if (letter === ' ') return;
    event.stopPropagation();
    [...all.slice(at + 1), ...all].find(item => item.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
  }

  return (
    <div ref={bar} className={styles.bar} role="menubar" aria-label="More commands">
      {menus.map(({ label, groups }, index) => (
        <div key={label} className={styles.menu} role="none">
          <button
            type="button"
            role="menuitem"
            className={styles.head}
            data-head
            aria-haspopup="menu"
            aria-expanded={open === index}
            tabIndex={index === current ? 0 : -1}
            onClick={() => (open === index ? setOpen(null) : openAt(index, 'first'))}
            onPointerEnter={event => {
              if (open !== null && open !== index && event.pointerType === 'mouse') openAt(index, 'first');
            }}
            onKeyDown={event => onHeadKey(event, index)}
          >
            {label}
          </button>
          {open === index && (
            <div className={styles.popup} role="menu" aria-label={label}>
              {groups.map((group, g) => (
                <div key={group[0]?.label ?? g} className={styles.set} role="group">
                  {group.map(({ label: name, keys, disabled, checked, run }) => (
                    <button
                      key={name}
                      type="button"
                      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
                      aria-checked={checked}
                      aria-disabled={disabled === true}
                      className={styles.item}
                      data-item
                      tabIndex={-1}
                      onKeyDown={onItemKey}
                      onPointerEnter={event => event.pointerType === 'mouse' && event.currentTarget.focus()}
                      onClick={() => {
                        if (disabled) return;
                        close();
                        run();
                      }}
                    >
                      <span>{name}</span>
                      {keys && <kbd>{keys}</kbd>}
                    </button>
                  ))}
                </div>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** Runs a key's action and stops the event; Tab keeps its default action. */
function handle(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): boolean {
  const act = keys[event.key];
  if (!act) return false;
  act();
  event.stopPropagation();
  if (event.key !== 'Tab') event.preventDefault();
  return true;
}

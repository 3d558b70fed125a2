// Table of a game's keys: press a key's button, then the key that shall take its place. Collisions are said, and nothing is set then.
import { useEffect, useEffectEvent, useState } from 'react';
import type { Control } from '../../../scenes/kit/core/input/input.ts';
import { keyCodeOf, keysOf, withKey } from '../../../scenes/kit/core/input/keys.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { setBindings } from '../../data/profile.ts';
import { keycap, spokenKey } from '../../play/keys/keycaps.ts';
import { useKeyLayout } from '../../play/keys/keyLayout.ts';
import { useKeys } from '../../play/keys/useKeys.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './KeyTable.module.css';
import { refusalOf } from './keyChoice.ts';

/** A key that waits for another one to take its place. */
interface Waiting {
  readonly control: Control;
  readonly key: string;
}

export function KeyTable({ definition }: { readonly definition: GameDefinition }) {
  const { controls, title } = definition;
  const bindings = useKeys(definition);
  const layout = useKeyLayout();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [says, setSays] = useState('');

  function choose({ control, key }: Waiting, code: string) {
    if (code === 'Escape') {
      setWaiting(null);
      setSays('Nothing was changed.');
      return;
    }
    const refusal = refusalOf(code, control, controls, bindings, layout);
    setSays(refusal ?? `${control.label}: ${spokenKey(code, layout)}.`);
    if (refusal !== null) return;
    setBindings(definition, withKey(control, bindings, key, code));
    setWaiting(null);
  }
  useNextKey(waiting !== null, code => waiting && choose(waiting, code));

  function begin(next: Waiting) {
    setWaiting(next);
    setSays(`Press the key for “${next.control.label}”. Esc changes nothing.`);
  }
  function reset() {
    setBindings(definition, {});
    setWaiting(null);
    setSays(`${title} has its own keys again.`);
  }

  return (
    <div className={styles.keys}>
      <p role="status" className={styles.says}>
        {says}
      </p>
      <dl className={styles.list} aria-label={`Keys of ${title}`}>
        {controls
          .map(control => ({ control, keys: keysOf(control, bindings) }))
          .filter(({ keys }) => keys.length > 0)
          .map(({ control, keys }) => (
            <div key={control.action}>
              <dt>{control.label}</dt>
              <dd>
                {keys.map(key => {
                  const isWaiting = waiting?.control === control && waiting.key === key;
                  return (
                    <button
                      key={key}
                      type="button"
                      className={styles.key}
                      aria-label={isWaiting ? 'Press a key' : `${control.label}: ${spokenKey(key, layout)}. Change`}
                      aria-pressed={isWaiting}
                      onClick={() => begin({ control, key })}
                      onBlur={() => isWaiting && setWaiting(null)}
                    >
                      {isWaiting ? '…' : keycap(key, layout)}
                    </button>
                  );
                })}
              </dd>
            </div>
          ))}
      </dl>
      {Object.keys(bindings).length > 0 && (
        <Button variant="secondary" onClick={reset}>
          Reset the keys of {title}
        </Button>
      )}
    </div>
  );
}

/** Calls back with each key while it waits, and keeps it from the page, the dialog and the browser. */
function useNextKey(isWaiting: boolean, onKey: (code: string) => void): void {
  const take = useEffectEvent(onKey);
  useEffect(() => {
    if (!isWaiting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) take(keyCodeOf(event));
    };
    // The release of a key that was taken must not press the button.
    const onKeyUp = (event: KeyboardEvent) => event.preventDefault();
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('keyup', onKeyUp, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      setTimeout(() => window.removeEventListener('keyup', onKeyUp, true));
    };
  }, [isWaiting]);
}

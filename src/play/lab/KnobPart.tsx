// Constants section of the lab: every knob of the game as a slider in its range, with its effect.
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { own } from '../../../scenes/kit/core/own.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/clipboard.ts';
import { Slider } from '../../ui/Slider.tsx';
import { toast } from '../../ui/toast.ts';
import { readAddress } from '../address.ts';
import type { MountedGame } from '../PhaserHost.tsx';
import { useSession } from '../useSession.ts';
import styles from './Lab.module.css';

interface KnobPartProps {
  readonly definition: GameDefinition;
  readonly mounted: MountedGame;
}

export function KnobPart({ definition, mounted: { stage, runtime } }: KnobPartProps) {
  const { session } = stage;
  const tuning = useSession(session, () => session.tuning);
  const changed = Object.entries(session.overrides);
  const [unknown] = useState(() =>
    Object.keys(readAddress(location, definition).overrides).filter(name => !own(runtime.constants, name)),
  );

  async function copyChanged() {
    const lines = changed.map(([name, value]) => `${name}: ${value}, // was ${own(runtime.constants, name)?.value}`);
    const text = lines.join('\n');
    if ((await copyText(text, 'Changed constants')) === 'copied') toast({ title: 'Copied', description: text });
  }

  return (
    <section className={styles.part} aria-label="Constants">
      {unknown.length > 0 && <p role="status">The address names no constants of this game: {unknown.join(', ')}.</p>}
      <div className={styles.row}>
        <Button size="sm" variant="secondary" disabled={changed.length === 0} onClick={() => void copyChanged()}>
          Copy changed constants
        </Button>
        {import.meta.env.DEV && (
          <Button
            size="sm"
            disabled={changed.length === 0}
            onClick={() => void saveConstants(definition.id, session.overrides).then(title => toast({ title }))}
          >
            Save
          </Button>
        )}
      </div>
      <ul className={styles.knobs}>
        {Object.entries(runtime.constants).map(([name, { value, range, step, unit, effect }]) => {
          const now = tuning[name] ?? value;
          return (
            <li key={name} data-changed={now !== value || undefined}>
              <Slider
                label={name}
                value={now}
                min={range[0]}
                max={range[1]}
                step={step}
                format={number => `${Number(number.toFixed(3))} ${unit}`}
                note={effect}
                onChange={number => session.tune(name, number)}
              />
              {now !== value && (
                <button
                  type="button"
                  className={styles.reset}
                  aria-label={`Reset ${name} to ${value}`}
                  onClick={() => session.tune(name, value)}
                >
                  <RotateCcw aria-hidden /> {value}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Writes changed constants into the game's constants.ts; in development only. */
async function saveConstants(game: string, values: Readonly<Record<string, number>>): Promise<string> {
  const response = await fetch('/__constants', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game, values }),
  });
  return response.text();
}

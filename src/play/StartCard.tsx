// The game's first overlay in its own words, over the live stage: what to do, what can be chosen, and the button that begins.
import { useState } from 'react';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { GameDefinition, SetupOption } from '../../scenes/kit/game.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { applies } from './address.ts';
import { PRIMARY, StageCard } from './StageCard.tsx';
import styles from './StartCard.module.css';

interface StartCardProps {
  readonly definition: GameDefinition;
  /** Chosen last time or asked for by the address: offered first. */
  readonly last: Setup | null;
  readonly best: number | null;
  /** The best from before the scoring changed, where that is all there is. */
  readonly formerBest?: number | null;
  /** Pressed already: the stage is still on its way. */
  readonly waiting?: boolean;
  onStart(setup: Setup, how: { readonly daily: boolean }): void;
  onHelp(): void;
}

type Choice = string | number | boolean;

export function StartCard({ definition, last, best, formerBest, waiting, onStart, onHelp }: StartCardProps) {
  const { title, text, touchText, buttons, options = [] } = definition.start;
  const [changed, setChanged] = useState<Setup>({});
  const [daily, setDaily] = useState(false);
  const valueOf = ({ name, choices }: SetupOption): Choice => {
    const wanted = changed[name] ?? last?.[name];
    return (choices.find(({ value }) => value === wanted) ?? choices[0])?.value ?? '';
  };
  const setupOf = (button: Setup = {}): Setup => {
    const chosen = options.filter(option => applies(option, button)).map(option => [option.name, valueOf(option)]);
    return { ...Object.fromEntries(chosen), ...button };
  };
  const main = Math.max(
    0,
    buttons.findIndex(
      ({ setup }) => setup && last && Object.entries(setup).every(([name, value]) => last[name] === value),
    ),
  );

  return (
    <StageCard title={title}>
      <div className={styles.read}>
        {text && (
          <p className={styles.text} data-for={touchText ? 'keys' : undefined}>
            {text}
          </p>
        )}
        {touchText && (
          <p className={styles.text} data-for="touch">
            {touchText}
          </p>
        )}
      </div>
      <div className={styles.press} data-press>
        {options.length > 0 && (
          <div className={styles.options}>
            {options.map(option => (
              <Select
                key={option.name}
                label={option.label}
                value={valueOf(option)}
                options={option.choices}
                onChange={value => setChanged({ ...changed, [option.name]: value })}
              />
            ))}
          </div>
        )}
        <div className={styles.buttons} data-buttons data-many={buttons.length > 1 || undefined}>
          {buttons.map(({ label, setup }, index) => (
            <Button
              key={label}
              size="lg"
              variant={index === main ? 'default' : 'secondary'}
              {...(index === main && PRIMARY)}
              aria-disabled={waiting}
              onClick={() => onStart(setupOf(setup), { daily })}
            >
              {label}
            </Button>
          ))}
        </div>
        {waiting && (
          <p className={styles.text} role="status">
            Unfolding the stage …
          </p>
        )}
      </div>
      <div className={styles.more}>
        <Button variant="link" size="sm" onClick={onHelp}>
          How to play
        </Button>
        {definition.chance && (
          <label className={styles.daily}>
            <input type="checkbox" checked={daily} onChange={event => setDaily(event.currentTarget.checked)} />
            Daily
          </label>
        )}
        {best !== null && (
          <span className={styles.best}>
            Best <b>{best.toLocaleString('en')}</b>
          </span>
        )}
        {best === null && typeof formerBest === 'number' && (
          <span className={styles.best}>
            Best under older scoring <b>{formerBest.toLocaleString('en')}</b>
          </span>
        )}
      </div>
    </StageCard>
  );
}

// The game's first overlay in its own words, over the live stage: what to do, what can be chosen, and the button that begins.

import { RotateCcwSquare as TurnPhone } from 'lucide-react';
import { useState } from 'react';
import { grouped } from '../../scenes/kit/core/digits.ts';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { Button } from '../ui/Button.tsx';
import { Question } from './Question.tsx';
import { PRIMARY, StageCard } from './StageCard.tsx';
import styles from './StartCard.module.css';
import { answersTo, applies, openTo } from './setupAnswers.ts';

interface StartCardProps {
  readonly definition: GameDefinition;
  /** Chosen last time or asked for by the address: offered first. */
  readonly last: Setup | null;
  readonly best: number | null;
  /** What opens by play is open: the game was won, or all is unlocked. */
  readonly everything?: boolean;
  /** Pressed already: the stage is still on its way. */
  readonly waiting?: boolean;
  /** A game in progress to go on with, and what it holds. */
  readonly kept?: { readonly line: string | null; onContinue(): void } | null;
  onStart(setup: Setup, how: { readonly daily: boolean }): void;
  onHelp(): void;
  /** Shows the bests that the game keeps beside its one best. */
  onScores?(): void;
  /** For a world that is wide: the whole screen, on its side. */
  onLieDown?(): void;
}

export function StartCard({
  definition,
  last,
  best,
  everything = false,
  waiting,
  kept,
  onStart,
  onHelp,
  onScores,
  onLieDown,
}: StartCardProps) {
  const { title, text, touchText, buttons, help, scores } = definition.start;
  const options = openTo(definition.start.options ?? [], everything);
  const [changed, setChanged] = useState<Setup>({});
  const [daily, setDaily] = useState(false);
  const wanted: Setup = { ...last, ...changed };
  const setupOf = (button: Setup = {}): Setup => ({
    ...answersTo(
      options.filter(option => applies(option, button)),
      wanted,
    ),
    ...button,
  });
  const asLast = buttons.findIndex(
    ({ setup }) => setup && last && Object.entries(setup).every(([name, value]) => last[name] === value),
  );
  const main = Math.max(0, asLast >= 0 ? asLast : buttons.findIndex(({ first }) => first));

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
              <Question
                key={option.name}
                option={option}
                answers={{ ...answersTo(options, wanted), ...changed }}
                onAnswer={change => setChanged({ ...changed, ...change })}
              />
            ))}
          </div>
        )}
        <div className={styles.buttons} data-buttons data-many={buttons.length + (kept ? 1 : 0) > 1 || undefined}>
          {kept && (
            <Button size="lg" {...PRIMARY} aria-disabled={waiting} onClick={kept.onContinue}>
              Continue
            </Button>
          )}
          {buttons.map(({ label, setup }, index) => (
            <Button
              key={label}
              size="lg"
              variant={index === main && !kept ? 'default' : 'secondary'}
              {...(index === main && !kept && PRIMARY)}
              aria-disabled={waiting}
              onClick={() => onStart(setupOf(setup), { daily })}
            >
              {label}
            </Button>
          ))}
        </div>
        {kept?.line && <p className={styles.text}>Continue: {kept.line}</p>}
        {definition.stage.wants === 'landscape' && onLieDown && (
          <Button variant="secondary" className={styles.turn} onClick={onLieDown}>
            <TurnPhone aria-hidden /> Turn your phone
          </Button>
        )}
        {waiting && (
          <p className={styles.text} role="status">
            Unfolding the stage …
          </p>
        )}
      </div>
      <div className={styles.more}>
        <Button variant="link" size="sm" onClick={onHelp}>
          {help?.label ?? 'How to play'}
        </Button>
        {scores && (
          <Button variant="link" size="sm" onClick={onScores}>
            {scores.label}
          </Button>
        )}
        {definition.usesSeed && (
          <label className={styles.daily}>
            <input type="checkbox" checked={daily} onChange={event => setDaily(event.currentTarget.checked)} />
            Daily
          </label>
        )}
        {best !== null && (
          <span className={styles.best}>
            Best <b>{grouped(best)}</b>
          </span>
        )}
      </div>
    </StageCard>
  );
}

// Start card over the running stage: the game's introduction, its setup options, and the buttons that begin.

import { RotateCcwSquare as TurnPhone } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { dateText } from '../../site/games/day.ts';
import { isDailySetup } from '../../site/games/daySeed.ts';
import { Button } from '../../ui/Button.tsx';
import { useKeyLayout } from '../keys/keyLayout.ts';
import { withKeyWords } from '../keys/keyWords.ts';
import { useKeys } from '../keys/useKeys.ts';
import type { Address } from '../page/address.ts';
import type { KeptGame } from '../session/useKeptGames.ts';
import { Question } from './Question.tsx';
import { PRIMARY, StageCard } from './StageCard.tsx';
import styles from './StartCard.module.css';
import { answersLine, answersTo, primaryButton, setupOfButton, textOfCard, unlockChoices } from './setupAnswers.ts';

interface StartCardProps {
  readonly definition: GameDefinition;
  /** Setup of the address or of the last run: preselected. */
  readonly last: Setup | null;
  readonly best: number | null;
  /** Stats that were reached, by name. */
  readonly reached?: Readonly<Record<string, number>>;
  /** What a link asks for: the daily game, points to beat, and choices, which are open then. */
  readonly linked?: Pick<Address, 'daily' | 'pastDay' | 'beat' | 'setup'>;
  /** What the link fixes, in one sentence; null where it fixes nothing. */
  readonly fixed?: string | null;
  /** True if all choices are unlocked: the game was won, or the setting says so. */
  readonly allUnlocked?: boolean;
  /** True if Start was pressed before the stage was mounted. */
  readonly waiting?: boolean;
  /** Games in progress, the newest first. */
  readonly keptGames?: readonly KeptGame[];
  /** True once it is known which games are in progress. */
  readonly areKeptRead?: boolean;
  onStart(setup: Setup, how: { readonly daily: boolean }): void;
  /** Shows behind the card what these answers lead to; absent before there is a stage, and in games whose card previews nothing. */
  readonly onPreview?: ((setup: Setup, daily: boolean) => void) | undefined;
  onHelp(): void;
  /** Opens the high score dialog. */
  onScores?(): void;
  /** Opens what was found over many runs; absent before there is a stage. */
  onBook?: (() => void) | undefined;
  /** Enters fullscreen in landscape orientation. */
  onLandscape?(): void;
}

/** So many questions stand open; more are folded under one line that says what was chosen. */
const MOST_OPEN = 2;
const NONE_KEPT: readonly KeptGame[] = [];
const NO_STATS: Readonly<Record<string, number>> = {};
/** A visitor without such a link. */
const NO_LINK = { daily: false, pastDay: null, beat: null, setup: null } as const;

export function StartCard({
  definition,
  last,
  best,
  reached = NO_STATS,
  linked = NO_LINK,
  fixed = null,
  allUnlocked = false,
  waiting,
  keptGames = NONE_KEPT,
  areKeptRead,
  onStart,
  onPreview,
  onHelp,
  onScores,
  onBook,
  onLandscape,
}: StartCardProps) {
  const { title, touchText, buttons, help, scores, book } = definition.start;
  const keys = useKeys(definition);
  const layout = useKeyLayout();
  const options = unlockChoices(definition.start.options ?? [], allUnlocked, linked.setup);
  const [changed, setChanged] = useState<Setup>({});
  const [daily, setDaily] = useState(false);
  const wanted: Setup = { ...last, ...changed, ...(daily && definition.start.daily) };
  const answers: Setup = { ...answersTo(options, wanted), ...changed, ...(daily && definition.start.daily) };
  const text = textOfCard(definition.start, answers, reached);
  const isLinkedDaily = linked.daily && isDailySetup(definition, answers);
  const primary = primaryButton(buttons, last);
  const [kept, ...earlier] = keptGames;
  usePreview(
    setupOfButton(options, wanted, buttons[primary]?.setup),
    daily || (isLinkedDaily && linked.pastDay === null),
    onPreview,
  );
  // Several ways to begin stand first: one of them is chosen at once, and the questions concern but some.
  const areSeveral = buttons.length > 1;
  const areFolded = options.length > MOST_OPEN;
  const fields = options.length > 0 && (
    <div key="questions" className={styles.options}>
      {options.map(option => (
        <Question
          key={option.name}
          option={option}
          answers={answers}
          onAnswer={change => {
            setChanged({ ...changed, ...change });
            // Another answer than the daily game's asks for another game.
            if (!isDailySetup(definition, { ...answers, ...change })) setDaily(false);
          }}
        />
      ))}
    </div>
  );
  const questions = areFolded ? (
    <details key="questions" className={styles.folded} open={linked.setup !== null}>
      <summary>
        <span>{answersLine(options, answers)}</span>
      </summary>
      {fields}
    </details>
  ) : (
    fields
  );
  const waysFirst = areSeveral || areFolded;
  const ways = (
    <Fragment key="ways">
      <div
        className={styles.buttons}
        data-buttons
        data-first={waysFirst || undefined}
        data-many={areSeveral || undefined}
      >
        {buttons.map(({ label, setup }, index) => (
          <Button
            key={label}
            size="lg"
            variant={index === primary && !kept ? 'default' : 'secondary'}
            {...(index === primary && !kept && PRIMARY)}
            aria-disabled={waiting}
            onClick={() => onStart(setupOfButton(options, wanted, setup), { daily })}
          >
            {label}
          </Button>
        ))}
      </div>
    </Fragment>
  );

  return (
    <StageCard title={title}>
      {fixed !== null && (
        <p className={styles.text} data-fixed>
          <b>{fixed}</b>
        </p>
      )}
      <div className={styles.read} data-kept={areKeptRead ? (kept ? 'some' : 'none') : undefined}>
        {text && (
          <p className={styles.text} data-for={touchText ? 'keys' : undefined}>
            {withKeyWords(text, definition, keys, layout)}
          </p>
        )}
        {touchText && (
          <p className={styles.text} data-for="touch">
            {touchText}
          </p>
        )}
        {/* Always there: the boot script shows it before React knows of a run. */}
        <div className={styles.kept} data-continue hidden={!kept}>
          <Button size="lg" {...(kept && PRIMARY)} aria-disabled={waiting} onClick={kept?.resume}>
            Continue
          </Button>
          <div className={styles.where}>
            {kept?.line && <p className={styles.text}>Continue: {kept.line}</p>}
            {earlier.map(({ id, line, resume }) => (
              <Button key={id} variant="link" size="sm" aria-disabled={waiting} onClick={resume}>
                Take back the game before{line && `: ${line}`}
              </Button>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.press} data-press>
        {waysFirst ? [ways, questions] : [questions, ways]}
        {definition.stage.wants === 'landscape' && onLandscape && (
          <Button variant="secondary" className={styles.turn} onClick={onLandscape}>
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
        {book && (
          <Button variant="link" size="sm" aria-disabled={!onBook} onClick={onBook}>
            {book}
          </Button>
        )}
        {isLinkedDaily && (
          <span className={styles.daily}>
            {linked.pastDay === null ? 'Daily: today’s game' : `Daily of ${dateText(linked.pastDay)}`}
          </span>
        )}
        {definition.usesSeed && !isLinkedDaily && linked.beat === null && (
          <label className={styles.daily}>
            <input type="checkbox" checked={daily} onChange={event => setDaily(event.currentTarget.checked)} />
            Daily
          </label>
        )}
        {linked.beat !== null && (
          <span className={styles.best}>
            <b>{grouped(linked.beat)}</b> points to beat
          </span>
        )}
        {/* Its room is held for who has none yet: the row wraps alike. */}
        {definition.assists && linked.beat === null && (
          <span className={styles.best}>
            {best !== null && (
              <>
                Best <b>{grouped(best)}</b>
              </>
            )}
          </span>
        )}
      </div>
    </StageCard>
  );
}

/** Previews the answers when there is a stage, and whenever they change. */
function usePreview(setup: Setup, daily: boolean, onPreview: StartCardProps['onPreview']): void {
  const canPreview = onPreview !== undefined;
  const answers = JSON.stringify([setup, daily]);
  const preview = useEffectEvent((text: string) => {
    const [next, today] = JSON.parse(text) as [Setup, boolean];
    onPreview?.(next, today);
  });
  useEffect(() => {
    if (canPreview) preview(answers);
  }, [canPreview, answers]);
}

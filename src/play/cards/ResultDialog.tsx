// Result card: how the run ended, score, medals and personal best, and the primary button that plays again.

import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { Result } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { MedalStrip } from '../../ui/MedalStrip.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { useWords } from '../keys/useWords.ts';
import { DayClosed } from './DayClosed.tsx';
import { PointsToBeat } from './PointsToBeat.tsx';
import { ResultActions, type ResultDeeds } from './ResultActions.tsx';
import styles from './ResultDialog.module.css';
import { ScoreTable } from './ScoreTable.tsx';
import { StageCard } from './StageCard.tsx';

interface ResultDialogProps extends ResultDeeds {
  readonly definition: GameDefinition;
  readonly result: Result;
  readonly assisted: boolean;
  /** Best unassisted score before this run; null before the first. */
  readonly best: number | null;
  readonly newBest: boolean;
  /** Day of which it was the daily game; null for any other run. */
  readonly day: number | null;
  /** False if the score means nothing: two people play. */
  readonly scored: boolean;
}

/** Longest line shown beside others, in characters; a longer one has the card's whole width. */
const MAX_BESIDE = 24;

export function ResultDialog({ definition, result, assisted, best, newBest, day, scored, ...does }: ResultDialogProps) {
  const { title, lines, score, scoreLabel = 'Score', medals = [], table, strip } = result;
  const words = useWords(definition, useKeys(definition));
  const isAssisted = assisted || result.helped;
  return (
    <StageCard title={title} kind="result" takesFocus>
      {lines.length > 0 && (
        <div className={styles.lines}>
          {lines.map(words).map(line => (
            <p key={line} data-sentence={line.length > MAX_BESIDE || undefined}>
              {line}
            </p>
          ))}
        </div>
      )}
      {scored && <PointsToBeat score={score} assisted={isAssisted === true} />}
      <div className={styles.figures}>
        {scored && (
          <dl className={styles.scores}>
            <div>
              <dt>{scoreLabel}</dt>
              <dd>{grouped(score)}</dd>
            </div>
            {newBest ? (
              <div data-new>
                <dt className={styles.hidden}>Personal best</dt>
                <dd>{best === null ? 'First score' : 'New best!'}</dd>
              </div>
            ) : (
              best !== null && (
                <div>
                  <dt>{score < best ? 'Best to beat' : 'Best'}</dt>
                  <dd>{grouped(best)}</dd>
                </div>
              )
            )}
          </dl>
        )}
        {table && <ScoreTable table={table} />}
        {(strip || medals.length > 0 || isAssisted) && (
          <div className={styles.earned}>
            {strip && <MedalStrip {...strip} />}
            {(medals.length > 0 || isAssisted) && (
              <ul className={styles.medals}>
                {medals.map(medal => (
                  <li key={medal}>{medal}</li>
                ))}
                {isAssisted && <li data-assisted>Assisted run</li>}
              </ul>
            )}
          </div>
        )}
      </div>
      {day !== null && <DayClosed game={definition} day={day} score={scored && !isAssisted ? score : null} />}
      <ResultActions definition={definition} result={result} isAssisted={isAssisted === true} {...does} />
    </StageCard>
  );
}

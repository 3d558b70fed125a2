// Result card: how the run ended, score, medals and personal best, and the primary button that plays again.

import { Clapperboard, Eye, Film, Map as MapIcon, Rewind, RotateCcw, Share2 } from 'lucide-react';
import { grouped } from '../../scenes/kit/core/digits.ts';
import type { Result } from '../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { Button } from '../ui/Button.tsx';
import { MedalStrip } from '../ui/MedalStrip.tsx';
import { NextUp } from './NextUp.tsx';
import { PointsToBeat } from './PointsToBeat.tsx';
import styles from './ResultDialog.module.css';
import { ScoreTable } from './ScoreTable.tsx';
import { PRIMARY, StageCard } from './StageCard.tsx';

interface ResultDialogProps {
  readonly definition: GameDefinition;
  readonly result: Result;
  readonly assisted: boolean;
  /** Best unassisted score before this run; null before the first. */
  readonly best: number | null;
  readonly newBest: boolean;
  /** False if the score means nothing: two people play. */
  readonly scored: boolean;
  onAgain(): void;
  onMenu(): void;
  onShare(): void;
  onReplays(): void;
  /** Makes a clip of the last seconds; absent in turn games. */
  onClip?(): void;
  /** Opens the map of the run; absent where the game has none. */
  readonly map?: { readonly label: string; onOpen(): void };
  /** Closes the card to show the stage. */
  onLook(): void;
  /** Starts today's daily game. */
  onDaily(): void;
  onRewind?(): void;
  /** Goes on after a defeat with the result's `retry` command. */
  onRetry?(): void;
}

/** Longest line shown beside others, in characters; a longer one has the card's whole width. */
const MAX_BESIDE = 24;

export function ResultDialog({ definition, result, assisted, best, newBest, scored, ...does }: ResultDialogProps) {
  const { title, lines, score, scoreLabel = 'Score', medals = [], again, menu, table, strip, retry } = result;
  const isAssisted = assisted || result.helped;
  return (
    <StageCard title={title} kind="result" takesFocus>
      {lines.length > 0 && (
        <div className={styles.lines}>
          {lines.map(line => (
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
      <div className={styles.main} data-buttons>
        <Button size="lg" {...PRIMARY} onClick={does.onAgain}>
          {again}
        </Button>
        {menu && (
          <Button size="lg" variant="secondary" onClick={does.onMenu}>
            {menu}
          </Button>
        )}
      </div>
      <div className={styles.more}>
        <Button variant="ghost" size="sm" onClick={does.onShare}>
          <Share2 aria-hidden /> <span>Share</span>
        </Button>
        <Button variant="ghost" size="sm" onClick={does.onReplays}>
          <Film aria-hidden /> <span>Replay</span>
        </Button>
        {does.onClip && (
          <Button variant="ghost" size="sm" onClick={does.onClip}>
            <Clapperboard aria-hidden /> <span>Clip</span>
          </Button>
        )}
        {does.map && (
          <Button variant="ghost" size="sm" onClick={does.map.onOpen}>
            <MapIcon aria-hidden /> <span>{does.map.label}</span>
          </Button>
        )}
        {retry && does.onRetry && (
          <Button variant="ghost" size="sm" onClick={does.onRetry}>
            <RotateCcw aria-hidden /> <span>{retry.label}</span>
          </Button>
        )}
        {does.onRewind && (
          <Button variant="ghost" size="sm" onClick={does.onRewind}>
            <Rewind aria-hidden /> <span>{isAssisted ? 'Rewind 5 s' : 'Rewind 5 s (assisted run)'}</span>
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={does.onLook}>
          <Eye aria-hidden /> <span>See the stage</span>
        </Button>
        <NextUp definition={definition} onDaily={does.onDaily} />
      </div>
    </StageCard>
  );
}

// Message of a solved level: moves, pushes, medal; in a collection the next level follows.
import { useEffect, useEffectEvent } from 'react';
import { plural } from '../../../scenes/kit/core/plural.ts';
import { medalOf } from '../../../scenes/sokoban/medals.ts';
import type { ActiveLevel } from '../../../scenes/sokoban/ui.ts';
import { nameOf, type SokobanView } from '../../../scenes/sokoban/view.ts';
import { bestOf, type LevelStats } from './best.ts';
import hud from './Hud.module.css';
import { MEDAL_NAMES, MedalMark } from './MedalMark.tsx';
import styles from './Solved.module.css';

interface SolvedProps {
  readonly view: SokobanView;
  readonly stats: LevelStats;
  readonly place: ActiveLevel | null;
  onNext(index: number): void;
}

/** As long as the numbered levels wait. */
const NEXT_MS = 2000;

export function Solved({ view, stats, place, onNext }: SolvedProps) {
  const { won, pushes, lurd, par, helped, placed, key, isOwn } = view;
  const following = place && place.index + 1 < place.collection.count ? place.index + 1 : null;
  const goOn = useEffectEvent(() => following !== null && onNext(following));
  useEffect(() => {
    if (!won || following === null) return;
    const timer = setTimeout(goOn, NEXT_MS);
    return () => clearTimeout(timer);
  }, [won, following]);
  if (!won) return null;
  const medal = helped || placed ? null : medalOf(pushes, par);
  const best = bestOf(stats, key, par);
  const isBest = medal !== null && best?.pushes === pushes;
  return (
    <div className={`${styles.solved} ${hud.solved}`} data-medal={medal ?? undefined}>
      <p className={styles.name}>
        {medal && <MedalMark medal={medal} />} {nameOf(view)} solved!
      </p>
      <p>
        {plural(pushes, 'push', 'pushes')}, {plural(lurd.length, 'move')}
        {medal &&
          ` · ${MEDAL_NAMES[medal]}${medal === 'gold' ? ': it cannot be done in fewer' : isBest ? ', your best' : ''}`}
        {helped && ' · with help'}
      </p>
      {isOwn && (
        <p>
          {following === null ? 'Reset to play it again, or choose a level.' : `Level ${following + 1} comes next.`}
        </p>
      )}
    </div>
  );
}

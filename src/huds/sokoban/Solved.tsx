// The joy of a solved level in words: what it took, and what it is worth.
import { medalOf } from '../../../scenes/sokoban/medals.ts';
import { nameOf, type SokobanView } from '../../../scenes/sokoban/view.ts';
import { counted } from '../../../scenes/sokoban/words.ts';
import { bestOf, type Feats } from './best.ts';
import place from './Hud.module.css';
import { MEDAL_NAMES, MedalMark } from './MedalMark.tsx';
import styles from './Solved.module.css';

export function Solved({ view, feats }: { readonly view: SokobanView; readonly feats: Feats }) {
  const { won, pushes, lurd, par, helped, placed, key, isOwn } = view;
  if (!won) return null;
  const medal = helped || placed ? null : medalOf(pushes, par);
  const best = bestOf(feats, key, par);
  const isBest = medal !== null && best?.pushes === pushes;
  return (
    <div className={`${styles.solved} ${place.solved}`} data-medal={medal ?? undefined}>
      <p className={styles.name}>
        {medal && <MedalMark medal={medal} />} {nameOf(view)} solved!
      </p>
      <p>
        {counted(pushes, 'push', 'pushes')}, {counted(lurd.length, 'move')}
        {medal &&
          ` · ${MEDAL_NAMES[medal]}${medal === 'gold' ? ': it cannot be done in fewer' : isBest ? ', your best' : ''}`}
        {helped && ' · with help'}
      </p>
      {isOwn && <p>Reset to play it again, or choose a level.</p>}
    </div>
  );
}

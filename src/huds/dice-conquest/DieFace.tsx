// Die face, from the same shapes as on the stage.

import type { Player } from '../../../scenes/dice-conquest/rules/board.ts';
import { dieCut } from '../../../scenes/dice-conquest/scene/dieCut.ts';
import { css } from '../../../scenes/kit/core/inks.ts';
import styles from './Turn.module.css';

interface DieFaceProps {
  readonly player: Player;
  readonly value: number;
}

export function DieFace({ player, value }: DieFaceProps) {
  const { path, ink, lighter = 0, folds = [] } = dieCut(player, value);
  return (
    <svg className={styles.die} viewBox="-33 -33 66 66" role="img" aria-label={`Die: ${value}`}>
      <path className={styles.edge} d={path} />
      <path d={path} fill={css(ink, lighter)} />
      {folds.map(([fold, shade, other]) => (
        <path key={fold} d={fold} fill={css(other ?? ink, shade + (other ? 0 : lighter))} />
      ))}
    </svg>
  );
}

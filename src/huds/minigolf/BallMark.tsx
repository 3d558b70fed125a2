// Icon of a player's ball: its colour and its mark, the same as in the picture.
import { css } from '../../../scenes/kit/core/inks.ts';
import { ballOf } from '../../../scenes/minigolf/scene/balls.ts';
import styles from './BallMark.module.css';

export function BallMark({ player }: { readonly player: number }) {
  const { ink, facets } = ballOf(player);
  return (
    <svg className={styles.ball} viewBox="-11 -11 22 22" aria-hidden="true">
      <circle className={styles.edge} r="10" fill={css(ink)} />
      {facets.map(([path, mark, lighter]) => (
        <path key={path} d={path} fill={css(mark, lighter)} />
      ))}
    </svg>
  );
}

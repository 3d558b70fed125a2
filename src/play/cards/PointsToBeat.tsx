// Line of the result card for who came by a link with points to beat.

import { useBeat } from '../page/useAddress.ts';
import { comparison } from './beat.ts';
import styles from './PointsToBeat.module.css';

interface PointsToBeatProps {
  readonly score: number;
  readonly assisted: boolean;
}

export function PointsToBeat({ score, assisted }: PointsToBeatProps) {
  const beat = useBeat();
  return beat !== null && <p className={styles.line}>{comparison(beat, score, assisted)}</p>;
}

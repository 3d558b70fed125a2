// Face of a robot in lists: the same shapes as the scene's, with the team's mark behind it where it stands in a match.
import { ANTENNAS, EYES, HEAD, HEAD_LIT, MOUTHS, markOf } from '../../../../scenes/robot-battle/arena/faceShapes.ts';
import type { Face } from '../../../../scenes/robot-battle/arena/types.ts';
import styles from './Arena.module.css';

interface FacePictureProps {
  readonly face: Face;
  readonly team?: number;
}

export function FacePicture({ face: { ink, eyes, mouth, antenna }, team }: FacePictureProps) {
  const mark = team === undefined ? null : markOf(team);
  return (
    <svg className={styles.face} viewBox="-16 -18 32 32" aria-hidden="true">
      {mark && <path d={mark.path} fill={`var(--${mark.ink})`} stroke="var(--paper)" transform="translate(0 -2)" />}
      <g transform={mark ? 'scale(0.8)' : undefined}>
        <path d={ANTENNAS[antenna]} fill={`var(--${ink})`} stroke="var(--paper)" strokeWidth="0.6" />
        <path d={HEAD} fill={`var(--${ink})`} stroke="var(--paper)" strokeWidth="1.4" />
        <path d={HEAD_LIT} fill="var(--paper)" opacity="0.28" />
        <path d={EYES[eyes].white} fill="var(--paper)" />
        <path d={EYES[eyes].pupil} fill="var(--navy)" />
        <path d={MOUTHS[mouth]} fill="var(--navy)" />
      </g>
    </svg>
  );
}

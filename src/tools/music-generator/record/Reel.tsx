// Tape reel as SVG; it turns while music plays.
import styles from '../Player.module.css';

const SIDES = 8;
const point = (side: number, radius: number) => {
  const angle = (side / SIDES) * 2 * Math.PI;
  return `${(50 + radius * Math.cos(angle)).toFixed(1)},${(50 + radius * Math.sin(angle)).toFixed(1)}`;
};
const SECTORS = Array.from({ length: SIDES }, (_, side) => side);
const HOLES = [0, 120, 240];

export function Reel() {
  return (
    <svg className={styles.reel} viewBox="0 0 100 100" width="100" height="100" aria-hidden="true">
      <g className={styles.turning}>
        {SECTORS.map(side => (
          <polygon
            key={side}
            data-lit={side % 2 === 0 || undefined}
            points={`50,50 ${point(side, 48)} ${point(side + 1, 48)}`}
          />
        ))}
        {HOLES.map(angle => (
          <circle key={angle} cx="50" cy="24" r="9" transform={`rotate(${angle} 50 50)`} />
        ))}
        <circle data-hub cx="50" cy="50" r="9" />
      </g>
    </svg>
  );
}

// Icon of a genre, as folded paper of a few facets.
import type { Genre } from '../../../scenes/kit/sound/composer/piece.ts';
import styles from './Controls.module.css';

/** Facets as polygon points on 48 × 48, each in an ink. */
const FACETS: Readonly<Record<Genre, readonly (readonly [ink: string, points: string])[]>> = {
  // A castle tower with a pennant.
  fantasy: [
    ['plum', '14,44 14,20 24,20 24,44'],
    ['plumDark', '24,44 24,20 34,20 34,44'],
    ['plum', '10,22 10,13 15,13 15,17 24,17 24,22'],
    ['plumDark', '24,22 24,17 33,17 33,13 38,13 38,22'],
    ['gold', '24,4 38,8 24,12'],
  ],
  // A rocket.
  'sci-fi': [
    ['sky', '24,3 16,20 16,36 24,36'],
    ['skyDark', '24,3 32,20 32,36 24,36'],
    ['coral', '16,26 7,40 16,36'],
    ['coralDark', '32,26 41,40 32,36'],
    ['gold', '18,37 30,37 24,46'],
  ],
  // Mountains and a sun.
  adventure: [
    ['gold', '37,5 43,11 37,17 31,11'],
    ['moss', '3,42 18,12 22,42'],
    ['mossDark', '18,12 33,42 22,42'],
    ['teal', '22,42 33,22 36,42'],
    ['tealDark', '33,22 45,42 36,42'],
  ],
  // A bat.
  horror: [
    ['indigo', '24,16 4,10 9,30 15,25 19,33'],
    ['indigoDark', '24,16 44,10 39,30 33,25 29,33'],
    ['navy', '19,12 24,17 29,12 29,33 24,41 19,33'],
    ['coral', '21,20 24,23 21,25'],
    ['coral', '27,20 24,23 27,25'],
  ],
  // A boat on a wave.
  calm: [
    ['rose', '23,6 23,28 8,28'],
    ['roseDark', '26,10 38,28 26,28'],
    ['sand', '6,31 42,31 35,39 12,39'],
    ['teal', '2,44 10,39 18,44 26,39 34,44 42,39 46,44'],
  ],
};

export function GenreIcon({ genre }: { readonly genre: Genre }) {
  return (
    <svg className={styles.icon} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      {FACETS[genre].map(([ink, points]) => (
        <polygon key={points} data-ink={ink} points={points} />
      ))}
    </svg>
  );
}

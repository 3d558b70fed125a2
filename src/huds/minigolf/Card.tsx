// Scorecard beside the picture.

import { medalOf } from '../../../scenes/minigolf/score.ts';
import type { GolfView } from '../../../scenes/minigolf/view.ts';
import styles from './Card.module.css';
import { MedalMark } from './MedalMark.tsx';

/** Records of the player's profile: fewest strokes by course (`course 3`). */
type CourseStats = Readonly<Record<string, number>>;

export function Card({ view, stats }: { readonly view: GolfView; readonly stats: CourseStats }) {
  const { card, at, turn, numbers, fewests } = view;
  if (card.lines.length === 1) return null;
  return (
    <table className={styles.card} aria-label="Scorecard so far">
      <thead>
        <tr>
          <th scope="col">
            <abbr title="Course">#</abbr>
          </th>
          <th scope="col">Par</th>
          <th scope="col">{view.player ?? 'Strokes'}</th>
        </tr>
      </thead>
      <tbody>
        {card.lines.map(({ course, par, strokes }, index) => {
          const best = stats[`course ${numbers[index]}`];
          return (
            <tr key={course} aria-current={index === at || undefined}>
              <th scope="row">
                {course}
                {best !== undefined && <MedalMark medal={medalOf(best, par, fewests[index] ?? 0)} />}
              </th>
              <td>{par}</td>
              <td>{strokes[turn] || ''}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{card.total.par}</td>
          <td>
            {card.total.strokes[turn] || ''} {card.total.over[turn] && <small>{card.total.over[turn]}</small>}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

// Scorecard beside the picture: one's own strokes, or a column for each player, under the mark of the ball.

import { type Line, medalOf } from '../../../scenes/minigolf/rules/score.ts';
import type { GolfView } from '../../../scenes/minigolf/view.ts';
import { BallMark } from './BallMark.tsx';
import styles from './Card.module.css';
import { MedalMark } from './MedalMark.tsx';

/** Records of the player's profile: fewest strokes by course (`course 3`). */
type CourseStats = Readonly<Record<string, number>>;

export function Card({ view, stats }: { readonly view: GolfView; readonly stats: CourseStats }) {
  const { card, at, turn, player, numbers, fewests } = view;
  const isAlone = player === null;
  if (card.lines.length === 1 && isAlone) return null;
  const shown = card.players.map((name, index) => ({ name, index, key: `player ${index}` }));
  const cellsOf = ({ strokes }: Line) =>
    shown.map(({ index, key }) => (
      <td key={key} data-turn={(!isAlone && index === turn) || undefined}>
        {strokes[index] || ''}
      </td>
    ));
  return (
    <table className={styles.card} aria-label="Scorecard so far" data-many={!isAlone || undefined}>
      <thead>
        <tr>
          <th scope="col">
            <abbr title="Course">#</abbr>
          </th>
          <th scope="col">Par</th>
          {isAlone ? (
            <th scope="col">Strokes</th>
          ) : (
            shown.map(({ name, index, key }) => (
              <th key={key} scope="col" aria-current={index === turn || undefined}>
                <BallMark player={index} /> <span>{name}</span>
              </th>
            ))
          )}
        </tr>
      </thead>
      <tbody>
        {card.lines.map((line, index) => {
          const { course, par } = line;
          const best = isAlone ? stats[`course ${numbers[index]}`] : undefined;
          return (
            <tr key={course} aria-current={index === at || undefined}>
              <th scope="row">
                {course}
                {best !== undefined && <MedalMark medal={medalOf(best, par, fewests[index] ?? 0)} />}
              </th>
              <td>{par}</td>
              {cellsOf(line)}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{card.total.par}</td>
          {shown.map(({ index, key }) => (
            <td key={key} data-turn={(!isAlone && index === turn) || undefined}>
              {card.total.strokes[index] || ''} {card.total.over[index] && <small>{card.total.over[index]}</small>}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

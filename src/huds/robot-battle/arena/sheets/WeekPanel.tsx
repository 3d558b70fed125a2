// The week: one field for everybody, its one number, and the result to share once it was played.

import { grouped } from '../../../../../scenes/kit/core/digits.ts';
import { mapNameOf } from '../../../../../scenes/robot-battle/arena/maps.ts';
import { cardOf } from '../../../../../scenes/robot-battle/arena/roster.ts';
import { MAP_IDS } from '../../../../../scenes/robot-battle/arena/types.ts';
import { weekOf } from '../../../../../scenes/robot-battle/arena/week.ts';
import { dateText, dayNumber } from '../../../../site/games/day.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { Stats } from '../../stats.ts';
import styles from '../Arena.module.css';
import { FacePicture } from '../FacePicture.tsx';

interface WeekPanelProps {
  readonly stats: Stats;
  onPlay(monday: string): void;
}

export function WeekPanel({ stats, onPlay }: WeekPanelProps) {
  const week = weekOf(dateText(dayNumber()));
  if (!week) return null;
  const best = stats[`Arena week ${week.monday}`];
  const maps = [...new Set(week.maps)].toSorted((a, b) => MAP_IDS.indexOf(a) - MAP_IDS.indexOf(b));
  return (
    <div className={styles.leagues}>
      <p>
        The week of {week.monday}: three matches against the same field for everybody, and one number. On{' '}
        {maps.map(map => mapNameOf(map).toLowerCase()).join(', ')}.
        {best !== undefined && (
          <>
            {' '}
            Your best: <b>{grouped(best)} points</b>.
          </>
        )}
      </p>
      <ul aria-label="Robots of the week">
        {week.field.map(id => {
          const { name, face, sentence } = cardOf(id);
          return (
            <li key={id}>
              <FacePicture face={face} />
              <div>
                <b>{name}</b>
                <p>{sentence}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <Button onClick={() => onPlay(week.monday)}>To the ground</Button>
    </div>
  );
}

// Table of a league; a robot's row opens into its meetings with each other one, from where a match is watched.
import { Eye } from 'lucide-react';
import { Fragment, useState } from 'react';
import { meetingsOf, type PairingScore, tableOf } from '../../../../scenes/robot-battle/rules/league.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Tournament.module.css';

interface LeagueTableProps {
  readonly names: readonly string[];
  readonly scores: readonly PairingScore[];
  /** Lays two robots, by index, on the benches. */
  onWatch(one: number, other: number): void;
}

export function LeagueTable({ names, scores, onWatch }: LeagueTableProps) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <div className={styles.wide} role="region" aria-label="Table" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Robot</th>
            <th scope="col">Points</th>
            <th scope="col">Won</th>
            <th scope="col">Drawn</th>
            <th scope="col">Lost</th>
            <th scope="col" title="With 95 % confidence its share of all possible matches lies in this range">
              Likely share
            </th>
          </tr>
        </thead>
        <tbody>
          {tableOf(names, scores).map(({ index, name, points, won, drawn, lost, rounds, share }) => (
            <Fragment key={index}>
              <tr>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.opens}
                    aria-expanded={opened === index}
                    onClick={() => setOpened(opened === index ? null : index)}
                  >
                    {name}
                  </button>
                </th>
                <td>{points}</td>
                <td>{won}</td>
                <td>{drawn}</td>
                <td>{lost}</td>
                <td>{rounds > 0 ? share.map(percent).join(' to ') : '–'}</td>
              </tr>
              {opened === index && (
                <tr>
                  <td colSpan={6}>
                    <ul className={styles.meetings} aria-label={`Matches of ${name}`}>
                      {meetingsOf(index, names, scores).map(meeting => (
                        <li key={meeting.other}>
                          <span>
                            against <b>{meeting.name}</b>: {meeting.won} won, {meeting.drawn} drawn, {meeting.lost} lost
                          </span>
                          <Button
                            variant="secondary"
                            size="sm"
                            aria-label={`Watch ${name} against ${meeting.name}`}
                            onClick={() => onWatch(index, meeting.other)}
                          >
                            <Eye aria-hidden /> Watch
                          </Button>
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

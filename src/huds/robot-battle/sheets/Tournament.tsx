// Tournament dialog: script A against one house robot, all of them, or script B.
import { useEffect, useRef, useState } from 'react';
import { tune } from '../../../../scenes/kit/core/constants.ts';
import type { UiStore } from '../../../../scenes/kit/core/session/ui.ts';
import { CONSTANTS } from '../../../../scenes/robot-battle/constants.ts';
import { houseRobotsFor } from '../../../../scenes/robot-battle/rules/houses.ts';
import type { Senses } from '../../../../scenes/robot-battle/rules/radar.ts';
import { NAMES, SCRIPTS } from '../../../../scenes/robot-battle/rules/scripts.ts';
import {
  NO_ROUNDS,
  playRound,
  roundOf,
  type TournamentScore,
  wilsonInterval,
} from '../../../../scenes/robot-battle/rules/tournament.ts';
import { RefereeClient } from '../../../../scenes/robot-battle/sandbox/client.ts';
import type { RobotUi } from '../../../../scenes/robot-battle/ui.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Select } from '../../../ui/Select.tsx';
import styles from './Tournament.module.css';

interface TournamentProps {
  readonly ui: UiStore<RobotUi>;
  readonly open: boolean;
  readonly seed: number;
  readonly senses: Senses;
  onClose(): void;
}

const ROUNDS = [10, 30, 100] as const;
const T_OF_ALL = tune(CONSTANTS);

interface Row extends TournamentScore {
  readonly name: string;
}

export default function Tournament({ ui, open, seed, senses, onClose }: TournamentProps) {
  const houses = houseRobotsFor(senses);
  const [against, setAgainst] = useState<string>('all');
  const [rounds, setRounds] = useState<number>(ROUNDS[0]);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [client, setClient] = useState<RefereeClient | null>(null);
  const running = useRef<RefereeClient | null>(null);

  const stop = () => {
    running.current?.close();
    running.current = null;
    setClient(null);
  };
  useEffect(() => () => running.current?.close(), []);

  const start = async () => {
    const [mine, other] = ui.getState().codes;
    const opponents =
      against === 'b'
        ? [{ name: 'Bench B', code: other }]
        : houses
            .filter(id => against === 'all' || id === against)
            .map(id => ({
              name: NAMES[id],
              code: SCRIPTS[id].code,
            }));
    const newClient = new RefereeClient();
    running.current = newClient;
    setClient(newClient);
    setError(null);
    setRows(opponents.map(({ name }) => ({ name, ...NO_ROUNDS })));
    try {
      for (const [index, { code }] of opponents.entries()) {
        let score = NO_ROUNDS;
        for (let round = 0; round < rounds; round++) {
          const request = roundOf(mine, code, seed, round, T_OF_ALL, senses);
          score = await playRound(score, round, request, now => newClient.resolve(now));
          if (running.current !== newClient) return;
          const now = score;
          setRows(known => known.map((row, at) => (at === index ? { name: row.name, ...now } : row)));
        }
      }
    } catch (problem) {
      if (running.current !== newClient) return;
      setError(`${problem instanceof Error ? problem.message : String(problem)} What was counted so far stands.`);
    }
    if (running.current === newClient) stop();
  };

  const voided = rows.reduce((sum, row) => sum + row.voided, 0);
  const done = rows.reduce((sum, row) => sum + row.rounds, voided);
  return (
    <Dialog
      open={open}
      onClose={() => {
        stop();
        onClose();
      }}
      title="Tournament"
      size="wide"
    >
      <div className={styles.sheet}>
        <p>The script on bench A plays many matches. Starts vary, and every start is played from both sides.</p>
        <div className={styles.choices}>
          <Select<string>
            label="Against"
            value={against}
            disabled={client !== null}
            options={[
              { value: 'all', label: 'All house robots' },
              ...houses.map(id => ({ value: id, label: NAMES[id] })),
              { value: 'b', label: 'The script on bench B' },
            ]}
            onChange={setAgainst}
          />
          <Select<number>
            label="Rounds each"
            value={rounds}
            disabled={client !== null}
            options={ROUNDS.map(value => ({ value, label: String(value) }))}
            onChange={setRounds}
          />
        </div>
        {client ? (
          <>
            <Progress
              label={`${done} of ${rounds * rows.length} matches`}
              value={done / Math.max(1, rounds * rows.length)}
            />
            <Button variant="secondary" onClick={stop}>
              Stop
            </Button>
          </>
        ) : (
          <Button onClick={() => void start()}>Start the tournament</Button>
        )}
        {error && <p role="alert">{error}</p>}
        {voided > 0 && (
          <p role="status">
            {voided === 1
              ? '1 match could not be judged here and does not count.'
              : `${voided} matches could not be judged here and do not count.`}
          </p>
        )}
        {rows.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Against</th>
                <th scope="col">Won</th>
                <th scope="col">Drawn</th>
                <th scope="col">Lost</th>
                <th scope="col">Wins, 95 % sure</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td>{row.won}</td>
                  <td>{row.drawn}</td>
                  <td>{row.lost}</td>
                  <td>{row.rounds > 0 ? wilsonInterval(row).map(percent).join(' to ') : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  );
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

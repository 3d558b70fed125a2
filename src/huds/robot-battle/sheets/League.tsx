// League dialog: robots of shared links and one's own play each other, everybody against everybody, with a table.
import { FileUp, Plus, Save, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { tune } from '../../../../scenes/kit/core/constants.ts';
import type { UiStore } from '../../../../scenes/kit/core/session/ui.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { CONSTANTS } from '../../../../scenes/robot-battle/constants.ts';
import { LETTERS, SIDES, type Side } from '../../../../scenes/robot-battle/rules/arena.ts';
import { houseRobotsFor } from '../../../../scenes/robot-battle/rules/houses.ts';
import {
  type Entrant,
  MAX_ENTRANTS,
  MAX_NAME,
  nameOf,
  type PairingScore,
  pairingsOf,
  readLeague,
  renamed,
  withEntrants,
  writeLeague,
} from '../../../../scenes/robot-battle/rules/league.ts';
import type { Senses } from '../../../../scenes/robot-battle/rules/radar.ts';
import { SCRIPTS } from '../../../../scenes/robot-battle/rules/scripts.ts';
import { NO_ROUNDS, playRound, roundOf } from '../../../../scenes/robot-battle/rules/tournament.ts';
import { RefereeClient } from '../../../../scenes/robot-battle/sandbox/client.ts';
import { type RobotUi, setCode } from '../../../../scenes/robot-battle/ui.ts';
import { linkTo } from '../../../play/page/address.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { saveFile } from '../../../ui/share/files.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';
import { storedLeague } from '../savedLeague.ts';
import { LeagueTable } from './LeagueTable.tsx';
import styles from './Tournament.module.css';

interface LeagueProps {
  readonly ui: UiStore<RobotUi>;
  readonly definition: GameDefinition;
  readonly open: boolean;
  readonly seed: number;
  readonly senses: Senses;
  onClose(): void;
}

const ROUNDS = [2, 10, 30] as const;
const T_OF_ALL = tune(CONSTANTS);
/** Long enough to press Undo. */
const UNDO_MS = 8000;

type Scores = readonly PairingScore[];

export default function League({ ui, definition, open, seed, senses, onClose }: LeagueProps) {
  const [league, setLeague] = useState<readonly Entrant[]>(() => storedLeague.load() ?? []);
  const [link, setLink] = useState('');
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [hasHouse, setHasHouse] = useState(true);
  const house: readonly Entrant[] = houseRobotsFor(senses).map(id => SCRIPTS[id]);
  const [rounds, setRounds] = useState<number>(ROUNDS[1]);
  const [players, setPlayers] = useState<readonly Entrant[]>([]);
  const [scores, setScores] = useState<Scores>([]);
  const [done, setDone] = useState(0);
  const [client, setClient] = useState<RefereeClient | null>(null);
  const running = useRef<RefereeClient | null>(null);
  const file = useRef<HTMLInputElement>(null);

  const stop = () => {
    running.current?.close();
    running.current = null;
    setClient(null);
  };
  useEffect(() => () => running.current?.close(), []);
  useEffect(() => storedLeague.onChange(now => setLeague(now ?? [])), []);

  const change = (next: readonly Entrant[]) => {
    setLeague(next);
    storedLeague.save(next);
  };
  const add = (further: readonly Entrant[], faults: readonly string[] = []) => {
    const { league: next, left } = withEntrants(league, further);
    const count = next.length - league.length;
    if (count > 0) change(next);
    setMessages([
      count === 0 ? 'Nothing was added.' : `${count} ${count === 1 ? 'robot' : 'robots'} added.`,
      ...faults,
      ...left,
    ]);
    return count;
  };
  const addText = async (text: string) => {
    const { entrants, faults } = await readLeague(text);
    return add(entrants, faults);
  };
  const addBench = (side: Side) => {
    const code = ui.getState().codes[side];
    add([{ name: nameOf(code, ''), code }]);
  };
  const remove = (entrant: Entrant) => {
    const before = league;
    change(league.filter(one => one !== entrant));
    toast({
      title: `${entrant.name} has left the league`,
      duration: UNDO_MS,
      action: { label: 'Undo', run: () => change(before) },
    });
  };
  const save = async () => {
    const { text, left } = await writeLeague(league, packed => linkTo(definition, seed, { match: packed }));
    saveFile('robot-league.txt', new Blob([text], { type: 'text/plain' }));
    setMessages(left.map(name => `${name} is too long for a link and was left out of the file.`));
  };

  const start = async () => {
    const taking = [...league, ...(hasHouse ? house : [])];
    const newClient = new RefereeClient();
    running.current = newClient;
    setClient(newClient);
    setMessages([]);
    setPlayers(taking);
    setScores([]);
    setDone(0);
    try {
      for (const pairing of pairingsOf(taking.length)) {
        const [one, other] = pairing.map(index => (taking[index] as Entrant).code) as [string, string];
        let score = NO_ROUNDS;
        for (let round = 0; round < rounds; round++) {
          const request = roundOf(one, other, seed, round, T_OF_ALL, senses);
          score = await playRound(score, round, request, now => newClient.resolve(now));
          if (running.current !== newClient) return;
          setDone(count => count + 1);
        }
        const added = { pairing, score };
        setScores(known => [...known, added]);
      }
    } catch (problem) {
      if (running.current !== newClient) return;
      setMessages([`${problem instanceof Error ? problem.message : String(problem)} What was counted so far stands.`]);
    }
    if (running.current === newClient) stop();
  };

  const isBusy = client !== null;
  const entered = league.length + (hasHouse ? house.length : 0);
  const matches = pairingsOf(isBusy ? players.length : entered).length * rounds;
  const voided = scores.reduce((sum, { score }) => sum + score.voided, 0);
  return (
    <Dialog
      open={open}
      onClose={() => {
        stop();
        onClose();
      }}
      title="League"
      size="wide"
    >
      <div className={styles.sheet}>
        <p>
          Robots of shared links and your own: everybody against everybody, every start from both sides
          {senses === 'radar' ? ', with a radar' : ''}. They are kept on this device, and run in the sandbox alone.
        </p>
        {league.length > 0 && (
          <ul className={styles.entrants} aria-label="Robots of the league">
            {league.map(entrant => (
              <li key={entrant.name}>
                <input
                  className={styles.name}
                  aria-label={`Name of ${entrant.name}`}
                  defaultValue={entrant.name}
                  maxLength={MAX_NAME}
                  disabled={isBusy}
                  onBlur={event => {
                    change(renamed(league, entrant, event.currentTarget.value));
                    event.currentTarget.value = entrant.name;
                  }}
                  onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
                />
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`${entrant.name} to bench B`}
                  onClick={() => toBenchB(ui, entrant)}
                >
                  To bench B
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={isBusy}
                  aria-label={`Remove ${entrant.name}`}
                  onClick={() => remove(entrant)}
                >
                  <X aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <form
          className={styles.adding}
          onSubmit={event => {
            event.preventDefault();
            void addText(link).then(count => count > 0 && setLink(''));
          }}
        >
          <TextField
            label="Link to a robot"
            note={`As "Copy a link to both scripts" makes it, with a name before it if you like. Up to ${MAX_ENTRANTS} robots.`}
            value={link}
            onChange={setLink}
          />
          <Button type="submit" variant="secondary" disabled={isBusy || link.trim() === ''}>
            <Plus aria-hidden /> Add
          </Button>
        </form>
        <div className={styles.buttons}>
          {SIDES.map(side => (
            <Button key={side} variant="secondary" disabled={isBusy} onClick={() => addBench(side)}>
              <Plus aria-hidden /> Bench {LETTERS[side]}
            </Button>
          ))}
          <Button variant="secondary" disabled={isBusy} onClick={() => file.current?.click()}>
            <FileUp aria-hidden /> Open a file
          </Button>
          <Button variant="secondary" disabled={league.length === 0} onClick={() => void save()}>
            <Save aria-hidden /> Save as a file
          </Button>
          <input
            ref={file}
            type="file"
            accept=".txt,text/plain"
            aria-label="League file"
            hidden
            onChange={event => {
              const [chosen] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              void chosen?.text().then(addText);
            }}
          />
        </div>
        <div className={styles.choices}>
          <Switch label="House robots take part" checked={hasHouse} disabled={isBusy} onChange={setHasHouse} />
          <Select<number>
            label="Rounds of each pairing"
            value={rounds}
            disabled={isBusy}
            options={ROUNDS.map(value => ({ value, label: String(value) }))}
            onChange={setRounds}
          />
        </div>
        {isBusy ? (
          <>
            <Progress label={`${done} of ${matches} matches`} value={done / Math.max(1, matches)} />
            <Button variant="secondary" onClick={stop}>
              Stop
            </Button>
          </>
        ) : (
          <Button disabled={entered < 2} onClick={() => void start()}>
            Play {matches} matches
          </Button>
        )}
        <ul className={styles.said} role="status">
          {messages.map(line => (
            <li key={line}>{line}</li>
          ))}
          {voided > 0 && <li>{voided} could not be judged here and do not count.</li>}
        </ul>
        {players.length > 0 && (
          <LeagueTable
            names={players.map(({ name }) => name)}
            scores={scores}
            onWatch={(one, other) => {
              const [a, b] = [players[one], players[other]];
              if (!a || !b) return;
              toBenches(ui, a, b);
              stop();
              onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Lays a robot on bench B; what lay there comes back by Undo. */
function toBenchB(ui: UiStore<RobotUi>, { name, code }: Entrant): void {
  const before = ui.getState().codes[1];
  setCode(ui, 1, code);
  toast({
    title: `${name} lies on bench B`,
    duration: UNDO_MS,
    action: { label: 'Undo', run: () => setCode(ui, 1, before) },
  });
}

/** Lays both robots of a pairing on the benches; what lay there comes back by Undo. */
function toBenches(ui: UiStore<RobotUi>, a: Entrant, b: Entrant): void {
  const before = ui.getState().codes;
  setCode(ui, 0, a.code);
  setCode(ui, 1, b.code);
  toast({
    title: `${a.name} and ${b.name} lie on the benches`,
    description: 'Start Battle shows their match.',
    duration: UNDO_MS,
    action: {
      label: 'Undo',
      run: () => {
        setCode(ui, 0, before[0]);
        setCode(ui, 1, before[1]);
      },
    },
  });
}

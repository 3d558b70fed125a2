// Debugger of the arena: what one robot has, sees, does and wrote at the tick that is shown.
import { settingOf } from '../../../../scenes/robot-battle/arena/field.ts';
import type { ArenaLogEntry } from '../../../../scenes/robot-battle/arena/match.ts';
import { inSightOf } from '../../../../scenes/robot-battle/arena/scriptState.ts';
import type { ArenaBout, ArenaRobot, Deed, Snapshot } from '../../../../scenes/robot-battle/arena/types.ts';
import { entriesUntil } from '../../../../scenes/robot-battle/rules/matchLogs.ts';
import styles from '../Debugger.module.css';

interface BoutDebuggerProps {
  readonly bout: ArenaBout;
  readonly snapshots: readonly Snapshot[];
  readonly at: number;
  readonly watched: number | null;
  readonly log: readonly ArenaLogEntry[];
}

const MOST_LINES = 60;

export function BoutDebugger({ bout, snapshots, at, watched, log }: BoutDebuggerProps) {
  const shown = snapshots[at];
  if (!shown)
    return (
      <p className={styles.empty} data-debugger>
        Start a battle: what a robot has, sees, does and wrote will stand here.
      </p>
    );
  const index = watched ?? 0;
  const robot = shown.robots[index] as ArenaRobot;
  const deed = snapshots[at + 1]?.deeds[index] ?? null;
  const { name } = bout.fighters[index] ?? { name: '' };
  const seen = inSightOf(shown, index, bout.senses, settingOf(bout));
  const mine = entriesUntil(log, index, shown.tick);
  const wrong = mine.filter(({ kind }) => kind !== 'log').length;
  const entries = mine.filter((_, place) => place < wrong || place >= mine.length - MOST_LINES);
  return (
    <div
      className={styles.both}
      data-debugger
      data-single
      tabIndex={0}
      role="region"
      aria-label={`Tick ${at}, ${name}`}
    >
      <section className={styles.account}>
        <h2>
          {index + 1}. {name}
        </h2>
        <dl>
          <dt>is at</dt>
          <dd>
            <code>
              {round(robot.x)}, {round(robot.y)}, {robot.angle}°, gun {robot.gun}°
            </code>
          </dd>
          <dt>has</dt>
          <dd>
            <code>
              {round(robot.health)} health, {robot.energy} energy, heat {round(robot.heat)}, speed {round(robot.speed)}
              {robot.shielded > 0 && `, shield ${robot.shielded}`}
            </code>
          </dd>
          <dt>sees</dt>
          <dd>
            <code>
              {seen.length === 0
                ? 'nobody'
                : seen
                    .map(id => {
                      const other = shown.robots[id] as ArenaRobot;
                      return `${id + 1} at ${round(other.x)}, ${round(other.y)}`;
                    })
                    .join('; ')}
            </code>
          </dd>
          <dt>does</dt>
          <dd>
            <code>{robot.health <= 0 ? 'is out' : deed ? wordsOf(deed) : 'nothing more'}</code>
          </dd>
        </dl>
        <ul className={styles.said}>
          {entries.map(words => (
            <li key={words.id} data-kind={words.kind} data-now={words.until === shown.tick || undefined}>
              <b>{words.tick}</b> {words.text}
              {words.line !== null && <i> line {words.line}</i>}
              {words.times > 1 && <b> ×{words.times}</b>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

function wordsOf({ drive, turn, swing, fire, shield, threw }: Deed): string {
  const parts = [
    ...(threw ? ['threw'] : []),
    drive === 0 ? 'stands' : `drives ${drive}`,
    ...(turn === 0 ? [] : [`turns ${turn}°`]),
    ...(swing === 0 ? [] : [`gun ${swing}°`]),
    ...(fire > 0 ? [`fires ${fire}`] : []),
    ...(shield ? ['raises its shield'] : []),
  ];
  return parts.join(', ');
}

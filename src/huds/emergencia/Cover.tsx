// Cards between missions: briefing, with help on the first level, and result. Keys work too, by the rules.
import type { ReactNode } from 'react';
import type { EmergenciaView } from '../../../scenes/emergencia/view.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import styles from './Cover.module.css';
import { Tours } from './Tours.tsx';

interface CoverProps {
  readonly view: EmergenciaView;
  readonly session: SessionPort;
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

export function Cover({ view, session }: CoverProps) {
  const { phase, panel, reviewing, reviewed, tours } = view;
  const send = (type: string) => () => void session.send({ type });
  if (reviewing !== null)
    return (
      <p className={styles.strip}>
        <span role="status">{reviewed}</span> <b>{reviewing}</b>
      </p>
    );
  if (tours) return <Tours tours={tours} session={session} />;
  if (phase === 'setup') return <Briefing view={view} onStart={send('startMission')} onKnown={send('gotIt')} />;
  if (!panel) return null;
  const { title, good, lines, hindsight, button, command } = panel;
  return (
    <Sheet title={title} mood={good ? 'good' : 'bad'}>
      <div className={styles.words}>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        <ul>
          {hindsight.flatMap(({ enemy, lines: said }) =>
            said.map(({ text, moment }) => (
              <li key={text}>
                {text}{' '}
                {moment && (
                  <button
                    type="button"
                    className={styles.moment}
                    onMouseDown={keepFocus}
                    onClick={() => session.send({ type: 'review', enemy, moment })}
                  >
                    Show where
                  </button>
                )}
              </li>
            )),
          )}
        </ul>
      </div>
      <div className={styles.buttons}>
        <Button size="lg" onMouseDown={keepFocus} onClick={send(command)}>
          {button}
        </Button>
        <Button variant="secondary" onMouseDown={keepFocus} onClick={send('review')}>
          See it again
        </Button>
      </div>
    </Sheet>
  );
}

const stepsFor = (touch: boolean) =>
  [
    `${touch ? 'Tap' : 'Click'} an agent, then where it should go. What it sees of people appears over their heads.`,
    touch
      ? 'Two signs of one weapon on one person? Mark them: hold a finger on them.'
      : 'Two signs of one weapon on one person? Mark them: right-click, hold the press, or G.',
    'A marked suspect within an agent’s sight is taken. Do it before the threat.',
  ] as const;
const TIPS = [
  'One sign may be chance, and a wrong mark costs 50 points. The intel file says which two belong together.',
] as const;

/** The one card before a mission: what it is, and on the first level how one plays. */
function Briefing({ view, onStart, onKnown }: { readonly view: EmergenciaView; onStart(): void; onKnown(): void }) {
  const touch = useTouch();
  return (
    <Sheet title={`${view.heading}: ${view.name}`}>
      <div className={styles.words}>
        {view.complaint && <p data-complaint>{view.complaint}</p>}
        <p>{view.description}</p>
        <p>
          {view.agents.length} agents, {view.enemies} {view.enemies === 1 ? 'enemy' : 'enemies'}:{' '}
          {view.weapons.join(', ')}. The threat comes after {view.threatIn} s.
        </p>
        {view.help && (
          <section aria-label="How to Play">
            <h3>How to Play</h3>
            <ol>
              {stepsFor(touch).map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <h3>Tips</h3>
            <ul>
              {TIPS.map(tip => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className={styles.buttons}>
        <Button size="lg" onMouseDown={keepFocus} onClick={onStart}>
          Start Mission
        </Button>
        {view.help && (
          <Button variant="secondary" onMouseDown={keepFocus} onClick={onKnown}>
            Got It!
          </Button>
        )}
      </div>
    </Sheet>
  );
}

interface SheetProps {
  readonly title: string;
  readonly mood?: 'good' | 'bad';
  readonly children: ReactNode;
}

const Sheet = ({ title, mood, children }: SheetProps) => (
  <div className={styles.veil}>
    <section className={styles.sheet} aria-label={title} data-mood={mood}>
      <h2>{title}</h2>
      {children}
    </section>
  </div>
);

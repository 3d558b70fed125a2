// Cards between missions: help, briefing, result. Keys work too, by the rules.
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
  const { phase, help, panel, reviewing, reviewed, tours } = view;
  const send = (type: string) => () => void session.send({ type });
  if (reviewing !== null)
    return (
      <p className={styles.strip}>
        <span role="status">
          {reviewed ? `How the ${reviewed} gave itself away, seen from within the ring` : 'After action'}
        </span>{' '}
        <b>{reviewing}</b>
      </p>
    );
  if (tours) return <Tours tours={tours} session={session} />;
  if (phase === 'setup' && help) return <Help onDone={send('gotIt')} />;
  if (phase === 'setup') return <Briefing view={view} onStart={send('startMission')} />;
  if (!panel) return null;
  const { title, good, lines, hindsight, button, command } = panel;
  return (
    <Sheet title={title} mood={good ? 'good' : 'bad'}>
      <div className={styles.words}>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        <ul>
          {hindsight.map(({ enemy, text, isShown }) => (
            <li key={enemy}>
              {text}{' '}
              {isShown && (
                <button
                  type="button"
                  className={styles.moment}
                  onMouseDown={keepFocus}
                  onClick={() => session.send({ type: 'review', enemy })}
                >
                  Show where
                </button>
              )}
            </li>
          ))}
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
    touch ? 'Select an agent: tap it, or its number.' : 'Select an agent: click it, or press 1 to 4.',
    `${touch ? 'Tap' : 'Click'} where it should go. What it sees of people appears over their heads.`,
    touch
      ? 'Somebody shows two signs of one weapon? Mark them: hold a finger on them.'
      : 'Somebody shows two signs of one weapon? Mark them: right-click, hold the press, or G.',
    'A marked suspect within an agent’s sight is taken. Do it before the threat.',
  ] as const;
const TIPS = [
  'One sign may be chance. The intel file says which two belong together, and among whom to look first.',
  'Pause time to plan, queue places one after the other, or drag from an agent to draw its route.',
  'A wrong mark costs 50 points, and the agent four seconds. As many may be marked as there are agents.',
] as const;

function Help({ onDone }: { onDone(): void }) {
  const touch = useTouch();
  return (
    <Sheet title="How to Play">
      <div className={styles.words}>
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
      </div>
      <div className={styles.buttons}>
        <Button size="lg" onMouseDown={keepFocus} onClick={onDone}>
          Got It!
        </Button>
      </div>
    </Sheet>
  );
}

const Briefing = ({ view, onStart }: { readonly view: EmergenciaView; onStart(): void }) => (
  <Sheet title={`Level ${view.level}: ${view.name}`}>
    <div className={styles.words}>
      {view.complaint && <p data-complaint>{view.complaint}</p>}
      <p>{view.description}</p>
      <p>
        {view.agents.length} agents, {view.enemies} {view.enemies === 1 ? 'enemy' : 'enemies'}:{' '}
        {view.weapons.join(', ')}. The threat comes after {view.threatIn} s.
      </p>
    </div>
    <div className={styles.buttons}>
      <Button size="lg" onMouseDown={keepFocus} onClick={onStart}>
        Start Mission
      </Button>
    </div>
  </Sheet>
);

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

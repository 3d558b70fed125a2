// HUD of Guardians & Glory: how it stands, what to do, the hand, the roads, the promise; the valley in words; what was in the computer's mind.
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { cardOf } from '../../../scenes/guardians/rules/cards.ts';
import { sentenceText, stepsText } from '../../../scenes/guardians/rules/sentences.ts';
import { NAMES } from '../../../scenes/guardians/rules/state.ts';
import type { GuardiansView, HandCard } from '../../../scenes/guardians/view.ts';
import { plural } from '../../../scenes/kit/core/plural.ts';
import { useSession } from '../../play/session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Hand } from './Hand.tsx';
import styles from './Hud.module.css';
import { Minds } from './Minds.tsx';
import { Roads } from './Roads.tsx';
import { Study } from './Study.tsx';
import { Valley } from './Valley.tsx';

const keepKeyboard = (event: { preventDefault(): void }) => event.preventDefault();

export default function Hud({ session, stage }: HudProps) {
  const view = useSession(session, state => state.view) as GuardiansView;
  const live = useSession(session, state => state.phase !== 'ready');
  const refused = useRefusal(session);
  const [isMindShown, setMindShown] = useState(false);
  const { phase, hand, creatures } = view;
  const chosen = hand.find(({ isChosen }) => isChosen);
  const lying = creatures.some(({ isOwn, isFolded }) => isOwn && isFolded);
  const isChoosing = phase === 'choose';
  const isDrafted = isChoosing && !chosen && hand.some(({ road }) => road !== null);

  return (
    <div className={styles.hud} data-live={live || undefined}>
      <Status view={view} />
      {view.study && (
        <Study
          study={view.study}
          guardian={view.other.guardian}
          onOpen={number => session.send({ type: 'position', number })}
        />
      )}
      <p
        className={styles.message}
        data-refused={refused !== null || undefined}
        data-taught={(refused === null && view.taught !== null) || undefined}
      >
        <span>
          {refused ?? view.taught ?? (chosen ? <CardWords one={chosen} view={view} /> : view.prompt)}
          {refused === null && view.taught === null && isDrafted && <RoadLegend />}
        </span>
      </p>
      <Hand view={view} session={session} stage={stage} />
      {isChoosing && <Roads view={view} onRoad={road => session.send({ type: 'road', road })} />}
      <div className={styles.actions}>
        {isChoosing && (
          <Button
            variant="secondary"
            aria-pressed={view.isFolding}
            title="Half the cost, half the strength"
            onMouseDown={keepKeyboard}
            onClick={() => session.send({ type: 'fold' })}
          >
            Fold
          </Button>
        )}
        {isChoosing && lying && (
          <Button
            variant="secondary"
            title="A folded creature stands up for the rest of its cost"
            onMouseDown={keepKeyboard}
            onClick={() => session.send({ type: 'unfold' })}
          >
            Unfold
          </Button>
        )}
        {view.isTaught && (
          <Button variant="secondary" onMouseDown={keepKeyboard} onClick={() => session.send({ type: 'skip' })}>
            Skip the lesson
          </Button>
        )}
        {view.minds.length > 0 && (
          <Button variant="secondary" onClick={() => setMindShown(true)}>
            What was in its mind
          </Button>
        )}
        {phase !== 'over' && (
          <Button
            className={styles.promise}
            disabled={phase === 'waiting'}
            onMouseDown={keepKeyboard}
            onClick={() => session.send({ type: 'promise' })}
          >
            {view.button}
          </Button>
        )}
      </div>
      <LastTurn last={view.last} turn={phase === 'over' || phase === 'shown' ? view.turn : view.turn - 1} />
      <Valley view={view} onUnfold={card => session.send({ type: 'unfold', card })} />
      {createPortal(
        <Dialog open={isMindShown} onClose={() => setMindShown(false)} title="What was in its mind">
          <Minds view={view} />
        </Dialog>,
        document.body,
      )}
    </div>
  );
}

/** What the taken card costs now and what it can; the roads that light up ask for the rest. */
function CardWords({ one, view }: { readonly one: HandCard; readonly view: GuardiansView }) {
  const { name, strength, steps, sentence } = cardOf(one.card);
  if (view.isFolding)
    return (
      <span>
        <b>{name}, folded:</b> costs {one.foldedCost}, half as strong, and silent. Now press a road.
      </span>
    );
  const isDear = one.cost > view.courage && one.foldedCost <= view.courage;
  return (
    <span>
      <b>{name}</b>
      <span className={styles.figures} data-more={sentence !== undefined || undefined}>
        : costs {one.cost}, strength {strength}, {stepsText(steps)}
      </span>
      . {sentenceText(cardOf(one.card))}{' '}
      {isDear ? `Too dear whole: fold it for ${one.foldedCost}.` : !sentence && 'Now press a road.'}
    </span>
  );
}

/** What the numbers on the roads say; ears hear it in words on each road. */
function RoadLegend() {
  return <span aria-hidden="true"> On each road: you : them, ▲ stones you take, ▼ you lose.</span>;
}

function Status({ view: { turn, turns, courage, own, other, phase } }: { readonly view: GuardiansView }) {
  return (
    <dl className={styles.status}>
      <div>
        <dt>Turn</dt>
        <dd>
          {turn}/{turns}
        </dd>
      </div>
      <div data-courage>
        <dt>Courage</dt>
        <dd>{phase === 'exchange' ? '–' : courage}</dd>
      </div>
      <div data-guardian={own.guardian}>
        <dt>{NAMES[own.guardian]}</dt>
        <dd>{own.gates.join(' ')}</dd>
      </div>
      <div data-guardian={other.guardian}>
        <dt>
          {NAMES[other.guardian]}
          <span className={styles.cards}>, {plural(other.cards, 'card')}</span>
        </dt>
        <dd>{other.gates.join(' ')}</dd>
      </div>
    </dl>
  );
}

function LastTurn({ last, turn }: { readonly last: GuardiansView['last']; readonly turn: number }) {
  if (last.length === 0) return null;
  return (
    <section className={styles.last} aria-label={`Turn ${turn}`}>
      <h2>Turn {turn}</h2>
      <ol>
        {last.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </section>
  );
}

// HUD of Math RPG: health bars over the picture; beside or below it message, question, answer, and after a win the two paths.
import { Map as MapIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import type { MathUi } from '../../../scenes/math-rpg/ui.ts';
import type { MathView } from '../../../scenes/math-rpg/view.ts';
import { useSession } from '../../play/session/useSession.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Foot } from '../widgets/Foot.tsx';
import { Meter } from '../widgets/Meter.tsx';
import { Answer } from './Answer.tsx';
import { Bag } from './Bag.tsx';
import styles from './Hud.module.css';
import { Paths } from './Paths.tsx';
import { Stakes } from './Stakes.tsx';

const MapSheet = lazyPart(() => import('./sheets/MapSheet.tsx'));

export default function Hud({ session, stage }: HudProps) {
  const view = useSession(session, state => state.view) as MathView;
  const hud = useSession(session, state => state.hud);
  const ui = uiOf<MathUi>(session);
  const refused = useRefusal(session);
  const [isMapOpen, setMapOpen] = useState(false);
  /** Focus follows from the text field to its successor, for players who answer in the field. */
  const [isTyping, setTyping] = useState(false);
  const { carried } = view.fight;
  const meters = hud.filter(item => item.kind === 'meter' && (!view.isBetween || item.id === 'player'));
  return (
    <div className={styles.hud} data-phase={view.phase}>
      {stage &&
        createPortal(
          <>
            <div className={styles.bars}>
              {meters.map(item => item.kind === 'meter' && <Meter key={item.id} item={item} />)}
            </div>
            <Stakes view={view} />
            <Bag
              bag={view.bag}
              ground={view.ground}
              isShielded={view.isShielded}
              disabled={view.phase === 'over'}
              onUse={treasure => session.send({ type: 'use', treasure })}
            />
          </>,
          stage,
        )}
      <div className={styles.facts} data-card={view.card !== null || undefined}>
        <p>
          {view.card ? (
            <>
              <span>Question</span> <b>{questionOf(view.card)}</b>
            </>
          ) : (
            <>
              <span>Level</span> <b>{view.level}</b>
            </>
          )}{' '}
          <em key={view.kindName} className={styles.asked}>
            {view.kindName}
          </em>
        </p>
        <p>
          <span>Score</span> <b>{view.score}</b>
        </p>
        <p data-quiet={view.streak < 2 || undefined}>
          <span>In a row</span> <b>{view.streak}</b>
        </p>
        <Button
          variant="secondary"
          aria-label="Map"
          className={styles.map}
          onMouseDown={event => event.preventDefault()}
          onClick={() => setMapOpen(true)}
        >
          <MapIcon aria-hidden />
        </Button>
      </div>
      <Foot className={styles.foot}>
        <div className={styles.told} data-wrong={view.wasWrong || undefined}>
          <p className={styles.message}>{view.message || OPENING}</p>
          {view.fight.line && !view.correction && view.message.length <= MANNER_BESIDE && (
            <p className={styles.manner}>
              {view.fight.line}
              {carried && ` ${carried.name}: ${carried.answers} more ${carried.answers === 1 ? 'answer' : 'answers'}.`}
            </p>
          )}
          {view.correction && (
            <p className={styles.mended}>
              <b>{view.correction.sum}</b>{' '}
              {view.correction.way !== view.correction.sum && <span>{view.correction.way}</span>}
            </p>
          )}
          {refused && <p className={styles.refused}>{refused}</p>}
        </div>
      </Foot>
      {view.choice ? (
        <Paths
          view={view}
          ui={ui}
          choice={view.choice}
          isTyping={isTyping}
          onTyping={setTyping}
          onTake={path => session.send({ type: 'take', path })}
          onGoHome={() => session.send({ type: 'goHome' })}
        />
      ) : (
        <Answer
          view={view}
          ui={ui}
          isTyping={isTyping}
          onTyping={setTyping}
          onAttack={text => session.send({ type: 'answer', text })}
          onChoose={stroke => session.send({ type: 'choose', stroke })}
        />
      )}
      {isMapOpen &&
        createPortal(
          <Suspense>
            <MapSheet view={view} onClose={() => setMapOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}

/** '3/15': the question that stands, of all that the card asks. */
const questionOf = ({ card, answered }: NonNullable<MathView['card']>): string =>
  `${Math.min(answered + 1, card.questions)}/${card.questions}`;

/** Longest message that leaves room for what the creature does. */
const MANNER_BESIDE = 80;
const OPENING = 'Choose a question, type its answer and attack. Think as long as you like.';

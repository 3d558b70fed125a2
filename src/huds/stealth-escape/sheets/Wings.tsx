// Map of wings: the missions' sixteen halls with the stars that were earned, what opens the next wing, and the hall of the day.
import { CalendarDays, Lock, Star } from 'lucide-react';
import type { SessionPort } from '../../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { hallTime } from '../../../../scenes/stealth-escape/rules/missions/marks.ts';
import { choiceOf, DAY_CHOICE, HALLS } from '../../../../scenes/stealth-escape/rules/missions/names.ts';
import {
  hallsOf,
  isWingOpen,
  MARKS,
  statOf,
  TO_OPEN,
  WINGS,
} from '../../../../scenes/stealth-escape/rules/missions/wings.ts';
import { recordOf, useProfile } from '../../../data/profile.ts';
import { dailySeed } from '../../../play/page/address.ts';
import { useSession } from '../../../play/session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Wings.module.css';

interface WingsProps {
  readonly session: SessionPort;
  readonly definition: GameDefinition;
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

export default function Wings({ session, definition }: WingsProps) {
  const feats = useProfile(profile => recordOf(profile, definition).feats);
  const unlockAll = useProfile(({ choices }) => choices.unlockAll);
  const setup = useSession(session, state => state.setup);
  const isPassed = (hall: number) => feats[statOf(hall, 'ticks')] !== undefined;
  const isOpen = (wing: number) => unlockAll || isWingOpen(wing, isPassed);
  const numbers = HALLS.map((_, index) => index + 1);
  const next = numbers.find(hall => !isPassed(hall)) ?? 1;
  const begin = (halls: string) => session.start({ ...setup, halls });
  const stars = numbers.flatMap(hall => MARKS.filter(mark => feats[statOf(hall, mark)] !== undefined)).length;
  return (
    <section className={styles.map} aria-label="Map of wings">
      <h2>
        Map of wings <span className={styles.sum}>{`${stars} of ${HALLS.length * MARKS.length} stars`}</span>
      </h2>
      <div className={styles.wings}>
        {WINGS.map(({ name, brings }, index) => (
          <section key={name} className={styles.wing} data-open={isOpen(index + 1) || undefined} aria-label={name}>
            <h3>
              {name} {!isOpen(index + 1) && <Lock role="img" aria-label="closed" />}
            </h3>
            <p>
              {isOpen(index + 1)
                ? `Here are ${brings}.`
                : `Opens when ${TO_OPEN} halls of ${WINGS[index - 1]?.name} are passed.`}
            </p>
            <div className={styles.halls}>
              {hallsOf(index + 1).map(hall => (
                <button
                  key={hall}
                  type="button"
                  className={styles.hall}
                  disabled={!isOpen(index + 1)}
                  onMouseDown={keepFocus}
                  onClick={() => begin(choiceOf(hall))}
                >
                  <b>{hall}</b> {HALLS[hall - 1]}
                  <Stars earned={MARKS.filter(mark => feats[statOf(hall, mark)] !== undefined)} />
                  {isPassed(hall) && (
                    <span className={styles.time}>{hallTime(feats[statOf(hall, 'ticks')] as number)}</span>
                  )}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
      <p className={styles.marks}>Stars: in time, unseen, unarmed (no dart, nobody folded).</p>
      <div className={styles.buttons}>
        <Button size="lg" data-primary onMouseDown={keepFocus} onClick={() => begin(choiceOf(next))}>
          {`Hall ${next}: ${HALLS[next - 1]}`}
        </Button>
        <Button
          variant="secondary"
          onMouseDown={keepFocus}
          onClick={() => {
            session.restart(dailySeed());
            begin(DAY_CHOICE);
          }}
        >
          <CalendarDays aria-hidden /> Hall of the day
        </Button>
      </div>
    </section>
  );
}

const Stars = ({ earned }: { readonly earned: readonly string[] }) => (
  <span className={styles.stars} role="img" aria-label={earned.length > 0 ? earned.join(', ') : 'no star yet'}>
    {MARKS.map(mark => (
      <Star key={mark} aria-hidden data-earned={earned.includes(mark) || undefined} />
    ))}
  </span>
);

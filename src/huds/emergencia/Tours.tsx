// Choice of a tour: four of three missions each, with what was earned in them; closed ones say what opens them.
import { Lock, Star } from 'lucide-react';
import type { EmergenciaView, TourEntry } from '../../../scenes/emergencia/view.ts';
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Tours.module.css';

interface ToursProps {
  readonly tours: NonNullable<EmergenciaView['tours']>;
  readonly session: SessionPort;
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

/** What a mark says, from none to the best. */
const MARK_WORDS = ['not yet', 'completed', 'VIP saved', 'VIP saved at the first try'] as const;

export function Tours({ tours, session }: ToursProps) {
  const chosen = tours.find(tour => tour.chosen);
  return (
    <section className={styles.tours} aria-label="Tours">
      <h2>Choose a tour</h2>
      <div className={styles.list} role="group" aria-label="Tours">
        {tours.map(tour => (
          <Tour
            key={tour.number}
            tour={tour}
            onChoose={() => session.send({ type: 'chooseTour', tour: tour.number })}
          />
        ))}
      </div>
      <p className={styles.marks}>
        <Star aria-hidden /> completed, <Star aria-hidden />
        <Star aria-hidden /> VIP saved, <Star aria-hidden />
        <Star aria-hidden />
        <Star aria-hidden /> at the first try
      </p>
      <Button size="lg" data-primary onMouseDown={keepFocus} onClick={() => session.send({ type: 'beginTour' })}>
        Begin: {chosen?.name}
      </Button>
    </section>
  );
}

interface TourProps {
  readonly tour: TourEntry;
  onChoose(): void;
}

const Tour = ({ tour: { number, name, tells, open, chosen, best, missions }, onChoose }: TourProps) => (
  <button
    type="button"
    className={styles.tour}
    aria-pressed={chosen}
    aria-disabled={!open}
    onMouseDown={keepFocus}
    onClick={onChoose}
  >
    <b>
      {number}. {name}
    </b>
    <span className={styles.best}>
      {open ? best > 0 && `Best ${grouped(best)}` : <Lock role="img" aria-label="closed" />}
    </span>
    {!open && <span className={styles.opens}>{tells}</span>}
    <span className={styles.missions}>
      {missions.map(mission => (
        <span key={mission.name}>
          {mission.name}{' '}
          <span className={styles.earned} role="img" aria-label={MARK_WORDS[mission.mark]}>
            {STARS.slice(0, mission.mark).map(star => (
              <Star key={star} aria-hidden />
            ))}
          </span>
        </span>
      ))}
    </span>
  </button>
);
const STARS = ['first', 'second', 'third'] as const;

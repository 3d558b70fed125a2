// Egg panel: progress, warming, which of the two coats would hatch now.
import { Heart } from 'lucide-react';
import type { CatCrazyView } from '../../../scenes/cat-crazy/view.ts';
import type { EggView } from '../../../scenes/cat-crazy/viewParts.ts';
import type { Json } from '../../../scenes/kit/core/json.ts';
import { EggPicture } from './Portrait.tsx';
import styles from './Shop.module.css';

interface EggsProps {
  readonly view: CatCrazyView;
  /** Key that warms, as the player's keyboard calls it; null where it has no key. */
  readonly keyName: string | null;
  send(command: Json): void;
}

export function Eggs({ view: { eggs, cats, maxCats }, keyName, send }: EggsProps) {
  return (
    <section className={styles.eggs} data-panel="Eggs" aria-label="Eggs">
      <h2>Eggs</h2>
      <p className={styles.note}>
        {eggs[0] ? noteOf(eggs[0]) : `The nest is empty. ${cats.length} of ${maxCats} cat slots are taken.`}
      </p>
      {eggs.map(egg => (
        <button
          key={egg.id}
          type="button"
          className={styles.egg}
          data-stirs={egg.stirs || undefined}
          aria-disabled={egg.refusal !== null}
          title={egg.refusal ?? noteOf(egg)}
          onMouseDown={event => event.preventDefault()}
          onClick={() => send({ type: 'warm', egg: egg.id })}
        >
          <EggPicture breed={egg.breed} part={egg.part} coat={egg.coat} />
          <span>{egg.part} %</span>
          <span className={styles.inTime}>
            <Heart aria-hidden fill={egg.stirs ? 'currentColor' : 'none'} /> {`${egg.inTime}/${egg.needed}`}{' '}
            <span data-aloud>in time</span>
          </span>
          <span className={styles.warm}>Warm {keyName !== null && <kbd aria-hidden="true">{keyName}</kbd>}</span>
        </button>
      ))}
    </section>
  );
}

/** What the warmings decide, for the egg nearest to the front. */
function noteOf({ breedName, patient, hasty, needed, inTimeXp, inTimeBars }: EggView): string {
  const gain = `Each ♥ brings ${inTimeXp} XP and +${inTimeBars} to all bars.`;
  return patient === hasty
    ? `${breedName}: ${patient}. ${gain}`
    : `${breedName}: ${needed} × ♥ hatch ${patient}, fewer ${hasty}. ${gain}`;
}

// Egg panel: progress, warming.
import { KINDS } from '../../../scenes/cat-crazy/breeds.ts';
import type { CatCrazyView } from '../../../scenes/cat-crazy/view.ts';
import type { Json } from '../../../scenes/kit/core/json.ts';
import { EggPicture } from './Portrait.tsx';
import styles from './Shop.module.css';

interface EggsProps {
  readonly view: CatCrazyView;
  send(command: Json): void;
}

export function Eggs({ view: { eggs, warmIn, nestRoom, cats, maxCats }, send }: EggsProps) {
  return (
    <section className={styles.eggs} data-panel="Eggs" aria-label="Eggs">
      <h2>Eggs</h2>
      {eggs.length === 0 && (
        <p>
          The nest is empty. It holds {nestRoom} eggs; {cats.length} of {maxCats} cat slots are taken.
        </p>
      )}
      {eggs.map(({ id, breed, part, refusal }) => (
        <button
          key={id}
          type="button"
          className={styles.egg}
          aria-disabled={refusal !== null}
          title={refusal ?? KINDS[breed].trait}
          onMouseDown={event => event.preventDefault()}
          onClick={() => send({ type: 'warm', egg: id })}
        >
          <EggPicture breed={breed} part={part} />
          <span>
            <b>{KINDS[breed].name}</b> {part} %
          </span>
          <span className={styles.warm}>{warmIn > 0 ? `Warm in ${warmIn} s` : 'Warm'}</span>
        </button>
      ))}
    </section>
  );
}

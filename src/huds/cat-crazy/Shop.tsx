// Shop panel: items, eggs by breed, slots; disabled items say why.
import { BREEDS, COATS_PER_BREED, coatIndex, isBreed } from '../../../scenes/cat-crazy/rules/cats/breeds.ts';
import type { CatCrazyView } from '../../../scenes/cat-crazy/view.ts';
import type { Json } from '../../../scenes/kit/core/json.ts';
import styles from './Shop.module.css';

interface ShopProps {
  readonly view: CatCrazyView;
  /** Key that buys what is framed, as the player's keyboard calls it; null where it has no key. */
  readonly keyName: string | null;
  send(command: Json): void;
}

export function Shop({ view: { wares, book, cats, eggs, maxCats }, keyName, send }: ShopProps) {
  const free = maxCats - cats.length - eggs.length;
  const found = (ware: string) =>
    isBreed(ware)
      ? Array.from({ length: COATS_PER_BREED }, (_, coat) => book.coats[coatIndex(ware, coat)] ?? 0).filter(Boolean)
          .length
      : 0;
  return (
    <section className={styles.shop} data-panel="Shop" aria-label="Shop">
      <h2>Shop</h2>
      <p className={styles.note}>
        {free > 0
          ? `${free === 1 ? 'A cat slot is' : `${free} cat slots are`} free for an egg.`
          : 'No slot is free for an egg.'}
      </p>
      {wares.map(({ ware, name, price, have, trait, refusal, pointed }) => (
        <button
          key={ware}
          type="button"
          className={styles.ware}
          data-egg={BREEDS.includes(ware as never) ? ware : undefined}
          data-pointed={pointed || undefined}
          aria-disabled={refusal !== null}
          title={refusal ?? trait ?? undefined}
          onMouseDown={event => event.preventDefault()}
          onClick={() => send({ type: 'buy', ware })}
        >
          <b>
            {name} {pointed && keyName !== null && <kbd aria-hidden="true">{keyName}</kbd>}
          </b>
          <span>
            {price} <span data-aloud>coins</span>
            {have !== null && <em>{`have ${have}`}</em>}
            {isBreed(ware) && <em>{`${found(ware)}/5`}</em>}
          </span>
        </button>
      ))}
    </section>
  );
}

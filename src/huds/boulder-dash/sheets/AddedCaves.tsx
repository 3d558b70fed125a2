// Shelf of the caves that belong to the game: those its editor added, in the order of their list. Without any there is no shelf.
import ADDED from '../../../../assets/levels/boulder-dash/added.json' with { type: 'json' };
import type { AddedLevel } from '../../../../scenes/kit/core/added.ts';
import shelf from '../../../play/shelf/Shelf.module.css';
import { Button } from '../../../ui/Button.tsx';
import styles from './Caves.module.css';
import { CaveThumb } from './CaveThumb.tsx';
import type { SheetProps } from './sheetProps.ts';

const FILES = import.meta.glob<string>('../../../../assets/levels/boulder-dash/*.bd', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const CAVES = ADDED.flatMap(({ name, title }: AddedLevel) => {
  const bdcff = FILES[`../../../../assets/levels/boulder-dash/${name}.bd`];
  return bdcff === undefined ? [] : [{ name, title, bdcff }];
});

export function AddedCaves({ play }: Pick<SheetProps, 'play'>) {
  if (CAVES.length === 0) return null;
  return (
    <section className={shelf.part}>
      <h3>Caves of this game</h3>
      <ul className={shelf.list}>
        {CAVES.map(({ name, title, bdcff }) => (
          <li key={name} className={styles.cave}>
            <CaveThumb bdcff={bdcff} />
            <span className={styles.name}>
              <b>{title}</b>
              <small>Proven by the way through in its file.</small>
            </span>
            <span className={styles.actions}>
              <Button size="sm" aria-label={`Play ${title}`} onClick={() => play(bdcff)}>
                Play
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

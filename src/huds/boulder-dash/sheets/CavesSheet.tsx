// Sheet of custom caves: collections on their shelves with progress, and the import of more.
import { useStore } from 'zustand';
import type { BoulderUi } from '../../../../scenes/boulder-dash/ui.ts';
import { refusalOf } from '../../../../scenes/kit/core/refusal.ts';
import { uiOf } from '../../../../scenes/kit/core/session/ui.ts';
import type { Collection } from '../../../data/games/collections.ts';
import { recordOf, useProfile } from '../../../data/profile.ts';
import styles from '../../../play/shelf/Shelf.module.css';
import { RemovedNote, ShelfRow } from '../../../play/shelf/ShelfRow.tsx';
import { useShelves } from '../../../play/shelf/useShelves.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveFile, stamp } from '../../../ui/share/files.ts';
import { toast } from '../../../ui/toast.ts';
import { cavesOf, progressOf } from '../shelf.ts';
import { AddedCaves } from './AddedCaves.tsx';
import { CaveList } from './CaveList.tsx';
import { exportInWorker } from './cavesWorker.ts';
import { ImportCaves } from './ImportCaves.tsx';
import type { SheetProps } from './sheetProps.ts';

export function CavesSheet({ definition, session, own, play, onDraw, onClose }: SheetProps & { onDraw(): void }) {
  const shelves = useShelves(definition.id);
  const bests = useProfile(profile => recordOf(profile, definition).feats);
  const ui = uiOf<BoulderUi>(session);
  const { active } = useStore(ui);
  const leave = () => {
    session.start({});
    onClose();
  };
  const playFrom = (collection: Collection, index: number, watches = false) => {
    const cave = cavesOf(collection)[index];
    if (!cave) return;
    ui.setState({ active: { collection, index } });
    play(cave.bdcff, watches ? cave.solution : null);
  };
  return (
    <div className={styles.sheet}>
      <section className={styles.part}>
        <h3>Your caves</h3>
        {shelves.kept.length === 0 && <p>None yet. Bring some, or draw one.</p>}
        <RemovedNote shelves={shelves} />
        <ul className={styles.list}>
          {shelves.kept.map(collection => {
            const caves = cavesOf(collection);
            const isHere = active?.collection.key === collection.key && caves[active.index]?.key === own;
            const at = isHere ? (active?.index ?? null) : null;
            return (
              <ShelfRow
                key={collection.key}
                collection={collection}
                {...progressOf(collection, bests)}
                doneWord="left by their exits"
                at={at}
                one="cave"
                all="All caves"
                actions={
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={`Save ${collection.title} as a file`}
                    onClick={() => void saveCaves(collection)}
                  >
                    Save
                  </Button>
                }
                onPlay={index => playFrom(collection, index)}
                onRemove={() => void shelves.remove(collection)}
              >
                {() => (
                  <CaveList
                    {...{ collection, shelves, bests, at }}
                    onPlay={index => playFrom(collection, index)}
                    onWatch={index => playFrom(collection, index, true)}
                  />
                )}
              </ShelfRow>
            );
          })}
        </ul>
        <p className={styles.actions}>
          <Button onClick={onDraw}>Draw a cave</Button>
          {own !== null && (
            <Button variant="secondary" onClick={leave}>
              Back to the levels
            </Button>
          )}
        </p>
      </section>
      <AddedCaves play={play} />
      <ImportCaves shelves={shelves} />
    </div>
  );
}

async function saveCaves({ text, title }: Collection): Promise<void> {
  try {
    const file = await exportInWorker({ text, title });
    saveFile(`caves-${stamp(new Date())}.bd`, new Blob([file], { type: 'text/plain' }));
  } catch (error) {
    toast({ title: refusalOf(error) });
  }
}

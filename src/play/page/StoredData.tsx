// List of all data stored on this device: export to one file, import with a preview, erase per game or all. A lazy chunk.
import { Download, Trash2, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CATALOG } from '../../../scenes/catalog.ts';
import {
  erase,
  eraseCopies,
  exportAll,
  type Group,
  listGroups,
  MAX_BYTES,
  type Preview,
  previewImport,
} from '../../data/device/device.ts';
import { OfflineGames } from '../../site/offline/OfflineGames.tsx';
import { offline } from '../../site/offline/offline.ts';
import { TOOLS } from '../../tools/catalog.ts';
import { Button } from '../../ui/Button.tsx';
import { byteSize } from '../../ui/share/byteSize.ts';
import { saveFile, stamp } from '../../ui/share/files.ts';
import styles from './StoredData.module.css';

/** Action that waits for the player's confirmation. */
type Confirmation = { readonly erase: Group | 'all' } | { readonly preview: Preview };

export default function StoredData() {
  const [list, setList] = useState<readonly Group[] | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [status, setStatus] = useState('');
  /** True if erasing everything takes the copies for use without a connection too. */
  const [withCopies, setWithCopies] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const refresh = async () => setList(await listGroups());
  useEffect(() => {
    void listGroups().then(setList);
  }, []);

  async function run(action: Promise<void>, message: string) {
    try {
      await action;
      setStatus(message);
    } catch {
      setStatus('The browser refused part of it. What could be done was done; the list shows what is kept now.');
    }
    setConfirmation(null);
    await refresh();
  }
  async function eraseChosen(chosen: Group | 'all') {
    await erase(chosen === 'all' ? null : chosen.id);
    if (chosen !== 'all' || !withCopies) return;
    await eraseCopies();
    offline.setState(offline.getInitialState(), true);
  }
  async function save() {
    saveFile(`folded-fox_${stamp(new Date())}.json`, new Blob([await exportAll()], { type: 'application/json' }));
    setStatus('Saved as one file.');
  }
  async function open(chosen: File | undefined) {
    if (!chosen) return;
    setStatus('');
    const read =
      chosen.size > MAX_BYTES
        ? 'This file is too large. Nothing was changed.'
        : await previewImport(await chosen.text());
    if (typeof read === 'string') setStatus(read);
    else setConfirmation({ preview: read });
  }

  return (
    <div className={styles.kept}>
      <p className={styles.soft}>All of it lies in this browser alone. Nobody else can see it.</p>
      {list?.length === 0 && <p>Nothing of yours is kept.</p>}
      {list && list.length > 0 && (
        <ul className={styles.list} aria-label="Kept on this device">
          {list.map(group => (
            <li key={group.id}>
              <span>
                {nameOf(group.id)} <small>{`${group.holds.join(', ')} · ${byteSize(group.bytes)}`}</small>
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Erase ${nameOf(group.id)}`}
                onClick={() => setConfirmation({ erase: group })}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {confirmation && 'erase' in confirmation && (
        <div className={styles.asked} role="alertdialog" aria-label="Erase">
          <p>
            {confirmation.erase === 'all'
              ? 'Erase everything: settings, bests, replays, games in progress, careers, drawings? It cannot be taken back. What stays, unless you tick the box: pages and games kept for use without a connection, and this tab’s mark of the document it shows.'
              : `Erase ${nameOf(confirmation.erase.id)}: ${confirmation.erase.holds.join(', ')}${confirmation.erase.id.startsWith('game:') ? ', and its bests' : ''}? It cannot be taken back.`}
          </p>
          {confirmation.erase === 'all' && (
            <label className={styles.copies}>
              <input
                type="checkbox"
                checked={withCopies}
                onChange={event => setWithCopies(event.currentTarget.checked)}
              />
              Erase these too. Visiting the site again makes new ones.
            </label>
          )}
          <div className={styles.actions}>
            <Button variant="destructive" onClick={() => void run(eraseChosen(confirmation.erase), 'Erased.')}>
              Erase
            </Button>
            <Button variant="secondary" onClick={() => setConfirmation(null)}>
              Keep it
            </Button>
          </div>
        </div>
      )}
      {confirmation && 'preview' in confirmation && (
        <div className={styles.asked} role="alertdialog" aria-label="Import">
          <p>This file of {confirmation.preview.written.slice(0, 10)} would change:</p>
          <ul>
            {confirmation.preview.groups.map(({ id, fresh, changed, same }) => (
              <li key={id}>
                {nameOf(id)}: {fresh} new, {changed} replaced, {same} as they are
              </li>
            ))}
          </ul>
          {confirmation.preview.leftOut > 0 && (
            <p>{confirmation.preview.leftOut} of its parts are none of this site’s and are left out.</p>
          )}
          <div className={styles.actions}>
            <Button
              onClick={() =>
                void run(confirmation.preview.apply(), 'Imported. Open pages show it once they are loaded again.')
              }
            >
              Import
            </Button>
            <Button variant="secondary" onClick={() => setConfirmation(null)}>
              Change nothing
            </Button>
          </div>
        </div>
      )}
      <p className={styles.soft} role="status">
        {status}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void save()}>
          <Download aria-hidden /> Save as one file
        </Button>
        <Button variant="secondary" onClick={() => file.current?.click()}>
          <Upload aria-hidden /> Import a file
        </Button>
        <Button variant="secondary" onClick={() => setConfirmation({ erase: 'all' })}>
          <Trash2 aria-hidden /> Erase everything
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label="File to import"
          hidden
          onChange={event => {
            void open(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <section className={styles.offline}>
        <h3>Play without a connection</h3>
        <OfflineGames />
      </section>
    </div>
  );
}

function nameOf(id: string): string {
  if (id === 'settings') return 'Settings and bests';
  if (id === 'aside') return 'Set aside';
  const [kind, name] = id.split(':');
  const known =
    kind === 'game'
      ? CATALOG.find(game => game.id === name)
      : TOOLS.find(({ source }) => source.startsWith(`src/tools/${name}/`));
  return known?.title ?? name ?? id;
}

// What is kept on this device: all of it in a list, into one file and back, erased per game or whole. Fetched when it is asked for.
import { Download, Trash2, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CATALOG } from '../../scenes/catalog.ts';
import { erase, exportAll, type Group, listGroups, MAX_BYTES, type Preview, previewImport } from '../data/device.ts';
import { TOOLS } from '../tools/catalog.ts';
import { Button } from '../ui/Button.tsx';
import { saveFile, stamp } from '../ui/files.ts';
import styles from './StoredData.module.css';

/** What is waiting for a yes. */
type Asked = { readonly erase: Group | 'all' } | { readonly bring: Preview };

export default function StoredData() {
  const [list, setList] = useState<readonly Group[] | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, setSaid] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const refresh = async () => setList(await listGroups());
  useEffect(() => {
    void listGroups().then(setList);
  }, []);

  async function done(what: Promise<void>, words: string) {
    try {
      await what;
      setSaid(words);
    } catch {
      setSaid('The browser refused part of it. What could be done was done; the list shows what is kept now.');
    }
    setAsked(null);
    await refresh();
  }
  async function save() {
    saveFile(`folded-fox_${stamp(new Date())}.json`, new Blob([await exportAll()], { type: 'application/json' }));
    setSaid('Saved as one file.');
  }
  async function open(chosen: File | undefined) {
    if (!chosen) return;
    setSaid('');
    const read =
      chosen.size > MAX_BYTES
        ? 'This file is too large. Nothing was changed.'
        : await previewImport(await chosen.text());
    if (typeof read === 'string') setSaid(read);
    else setAsked({ bring: read });
  }

  return (
    <div className={styles.kept}>
      <p className={styles.soft}>All of it lies in this browser alone. Nobody else can see it.</p>
      {list?.length === 0 && <p>Nothing is kept.</p>}
      {list && list.length > 0 && (
        <ul className={styles.list} aria-label="Kept on this device">
          {list.map(group => (
            <li key={group.id}>
              <span>
                {nameOf(group.id)} <small>{`${group.holds.join(', ')} · ${sizeOf(group.bytes)}`}</small>
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Erase ${nameOf(group.id)}`}
                onClick={() => setAsked({ erase: group })}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked && 'erase' in asked && (
        <div className={styles.asked} role="alertdialog" aria-label="Erase">
          <p>
            {asked.erase === 'all'
              ? 'Erase everything: settings, bests, replays, games in progress, careers, drawings? It cannot be taken back.'
              : `Erase ${nameOf(asked.erase.id)}: ${asked.erase.holds.join(', ')}${asked.erase.id.startsWith('game:') ? ', and its bests' : ''}? It cannot be taken back.`}
          </p>
          <div className={styles.actions}>
            <Button
              variant="destructive"
              onClick={() => void done(erase(asked.erase === 'all' ? null : asked.erase.id), 'Erased.')}
            >
              Erase
            </Button>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              Keep it
            </Button>
          </div>
        </div>
      )}
      {asked && 'bring' in asked && (
        <div className={styles.asked} role="alertdialog" aria-label="Import">
          <p>This file of {asked.bring.written.slice(0, 10)} would change:</p>
          <ul>
            {asked.bring.groups.map(({ id, fresh, changed, same }) => (
              <li key={id}>
                {nameOf(id)}: {fresh} new, {changed} replaced, {same} as they are
              </li>
            ))}
          </ul>
          {asked.bring.leftOut > 0 && (
            <p>{asked.bring.leftOut} of its parts are none of this site’s and are left out.</p>
          )}
          <div className={styles.actions}>
            <Button
              onClick={() => void done(asked.bring.apply(), 'Imported. Open pages show it once they are loaded again.')}
            >
              Import
            </Button>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              Change nothing
            </Button>
          </div>
        </div>
      )}
      <p className={styles.soft} role="status">
        {said}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void save()}>
          <Download aria-hidden /> Save as one file
        </Button>
        <Button variant="secondary" onClick={() => file.current?.click()}>
          <Upload aria-hidden /> Import a file
        </Button>
        <Button variant="secondary" onClick={() => setAsked({ erase: 'all' })}>
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

const sizeOf = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1024 ** 2
      ? `${Math.round(bytes / 1024)} KiB`
      : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;

// Songs on this device: begins a new one, opens or deletes another.
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from '../Panels.module.css';
import { spaced } from '../studio/form.ts';
import { GENRE_LABELS, INTENSITY_LABELS } from '../studio/settings.ts';
import { useStudio, useStudioState } from '../studio/useStudio.ts';
import type { SongEntry } from './songs.ts';

const nameOf = ({ settings: { genre, intensity, seed } }: SongEntry): string =>
  `${GENRE_LABELS[genre]} ${INTENSITY_LABELS[intensity]} ${seed}`;

export function Songs() {
  const studio = useStudio();
  const songs = useStudioState(state => state.songs);
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <section className={styles.sheet} data-folded aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Songs</h2>
      <p className={styles.lead}>Each song is kept on this device as you change it, along with its undo history.</p>
      <div className={styles.row}>
        <Button variant="secondary" size="sm" onClick={studio.newSong}>
          <Plus aria-hidden />
          New Song
        </Button>
        <Button variant="outline" size="sm" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? 'Hide Songs' : 'Show Songs'}
        </Button>
      </div>
      <div id={id} className={styles.songs} hidden={!shown}>
        {songs.length === 0 ? (
          <p className={styles.empty}>No song is kept yet. Your first change keeps this one.</p>
        ) : (
          <ul className={styles.list}>
            {songs.map(song => (
              <Row key={song.id} song={song} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Row({ song }: { readonly song: SongEntry }) {
  const studio = useStudio();
  const isOpen = useStudioState(state => state.song === song.id);
  const [confirming, setConfirming] = useState(false);
  const { tempo, form } = song.settings;
  const name = nameOf(song);
  return (
    <li aria-current={isOpen}>
      <div className={styles.words}>
        <strong>
          {name}
          {isOpen && ' (open)'}
        </strong>
        <span>
          {tempo} BPM{form !== 'A' && ` · ${spaced(form)}`}
          {song.hasNotes && ' · with your notes'} · {new Date(song.at).toLocaleString('en')}
        </span>
      </div>
      {!isOpen && (
        <>
          <Button variant="secondary" size="sm" aria-label={`Open ${name}`} onClick={() => studio.openSong(song.id)}>
            Open
          </Button>
          {confirming ? (
            <Button
              variant="destructive"
              size="sm"
              aria-label={`Really delete ${name}`}
              onClick={() => studio.deleteSong(song.id)}
            >
              Really delete
            </Button>
          ) : (
            <Button variant="link" size="sm" aria-label={`Delete song ${name}`} onClick={() => setConfirming(true)}>
              Delete
            </Button>
          )}
        </>
      )}
    </li>
  );
}

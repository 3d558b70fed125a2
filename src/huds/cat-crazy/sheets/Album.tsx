// Photo album: screenshots stored on this device; save as PNG, delete.
import { Download, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { deletePhoto, loadPhotos, MAX_PHOTOS, type Photo } from '../../../data/games/photos.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveFile, stamp } from '../../../ui/share/files.ts';
import styles from './BookSheet.module.css';

interface Shown extends Photo {
  readonly url: string;
}

export function Album({ game }: { readonly game: string }) {
  const [photos, setPhotos] = useState<readonly Shown[] | null>(null);
  const [deleted, setDeleted] = useState(0);
  // Reloaded after each deletion.
  useEffect(() => {
    let urls: string[] = [];
    let gone = false;
    const read = async () => {
      const found = deleted >= 0 ? await loadPhotos(game).catch(() => []) : [];
      if (gone) return;
      const shown = found.map(photo => ({ ...photo, url: URL.createObjectURL(photo.png) }));
      urls = shown.map(({ url }) => url);
      setPhotos(shown);
    };
    void read();
    return () => {
      gone = true;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [game, deleted]);
  if (!photos) return null;
  return (
    <>
      <p className={styles.soft}>
        {photos.length} of {MAX_PHOTOS} pictures. They stay on this device. The camera beside the panels takes them.
      </p>
      <ul className={styles.album}>
        {photos.map(({ key, at, words, png, url }) => (
          <li key={key}>
            <img src={url} alt={words} width="240" height="160" />
            <span>{words}</span>
            <span>
              <Button
                variant="secondary"
                size="icon"
                aria-label={`Save as PNG: ${words}`}
                title="Save as PNG"
                onClick={() => saveFile(`${game}_${stamp(new Date(at))}.png`, png)}
              >
                <Download aria-hidden />
              </Button>
              <Button
                variant="secondary"
                size="icon"
                aria-label={`Delete: ${words}`}
                title="Delete"
                onClick={async () => {
                  await deletePhoto(key);
                  setDeleted(count => count + 1);
                }}
              >
                <Trash2 aria-hidden />
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

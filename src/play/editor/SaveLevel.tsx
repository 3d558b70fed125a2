// Save part of an editor, in development: a name, a title, and the button that writes the level into assets/levels/<id>/. A name that is taken is asked about.
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './EditorSheet.module.css';

export interface SaveLevelProps {
  readonly game: string;
  /** Title of the drawing, to begin with. */
  readonly title?: string;
  /** Longest title that its file keeps. */
  readonly longest?: number;
  /** Text of the level's file with its proof; null while it cannot be saved. */
  text(title: string): string | null;
  /** What is to be done before it can be saved. */
  readonly missing: string | null;
}

/** File name made of a title: small letters, digits and hyphens, a letter first. */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);

const TAKEN = 409;

export default function SaveLevel({ game, title: first = '', longest = 40, text, missing }: SaveLevelProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  /** Name that is taken, while it is asked whether to write over it. */
  const [taken, setTaken] = useState<string | null>(null);
  const title = (typed ?? first).trim();
  const name = fileNameOf(title);
  const asks = taken !== null && taken === name;

  const save = async (overwrite: boolean) => {
    const level = text(title);
    if (level === null) return;
    setTaken(null);
    const [code, message] = await send({ game, name, title, text: level, overwrite });
    setStatus(message);
    if (code === TAKEN) setTaken(name);
  };
  return (
    <section className={styles.save} aria-label="Save into the game">
      <TextField
        label="Title in the game"
        value={typed ?? first}
        maxLength={longest}
        note={name === '' ? 'A title begins with a letter.' : `assets/levels/${game}/${name}`}
        onChange={value => {
          setTyped(value);
          setStatus('');
        }}
      />
      <p className={styles.both}>
        {asks ? (
          <>
            <Button variant="destructive" onClick={() => void save(true)}>
              Save over it
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                setTaken(null);
                setStatus('It stays as it is.');
              }}
            >
              Keep it
            </Button>
          </>
        ) : (
          <Button variant="secondary" disabled={missing !== null || name === ''} onClick={() => void save(false)}>
            Save into the game
          </Button>
        )}
      </p>
      <p role="status">{missing ?? status}</p>
    </section>
  );
}

/** Sends a level to the development server; its answer as status and sentence. */
async function send(level: Readonly<Record<string, string | boolean>>): Promise<readonly [number, string]> {
  try {
    const response = await fetch('/__levels', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(level),
    });
    return [response.status, await response.text()];
  } catch {
    return [0, 'Not saved: the development server does not answer.'];
  }
}

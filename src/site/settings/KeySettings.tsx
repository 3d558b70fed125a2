// Keys of the real-time games: a game, and the keys of each of its controls. A lazy chunk.
import { CARDS } from 'virtual:cards';
import { DEFINITIONS } from 'virtual:definitions';
import { Suspense, useState } from 'react';
import { own } from '../../../scenes/kit/core/own.ts';
import { Select } from '../../ui/Select.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { KeyTable } from './KeyTable.tsx';
import styles from './SettingsDialog.module.css';

const GAMES = CARDS.filter(({ realTime }) => realTime);
const OPTIONS = GAMES.map(({ id, title }) => ({ value: id, label: title }));

/** The keys of each game, whose definition is fetched when they are first shown. */
const TABLES = GAMES.map(({ id }) => ({ id, Table: lazyPart(() => loadTable(id)) }));

async function loadTable(id: string) {
  const module = await own(DEFINITIONS, id)?.();
  if (!module) throw new Error(`There is no game ${id}`);
  return { default: () => <KeyTable definition={module.default} /> };
}

export default function KeySettings({ game }: { readonly game: string | undefined }) {
  const first = GAMES.find(each => each.id === game) ?? GAMES[0];
  const [id, setId] = useState(first?.id ?? '');
  return (
    <div className={styles.more}>
      <p className={styles.note}>For real-time games. Turn-based games, and anything you type, keep their keys.</p>
      <Select label="Game" value={id} options={OPTIONS} onChange={setId} />
      <Suspense>{TABLES.map(({ id: each, Table }) => each === id && <Table key={each} />)}</Suspense>
    </div>
  );
}

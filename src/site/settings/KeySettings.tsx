// Keys of the real-time games: a game, and the keys of each of its controls. A lazy chunk.
import { CARDS } from 'virtual:cards';
import { DEFINITIONS } from 'virtual:definitions';
import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { own } from '../../../scenes/kit/core/own.ts';
import { Select } from '../../ui/Select.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { pageContext } from '../pageContext.ts';
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
  const onPage = useStore(pageContext, page => page.game?.id);
  const first = [game, onPage].find(id => GAMES.some(each => each.id === id)) ?? OPTIONS[0]?.value ?? '';
  const [id, setId] = useState(first);
  return (
    <div className={styles.more}>
      <p className={styles.note}>Of games in real time. Games in turns, and what is typed, keep their keys.</p>
      <Select label="Game" value={id} options={OPTIONS} onChange={setId} />
      <Suspense>{TABLES.map(({ id: each, Table }) => each === id && <Table key={each} />)}</Suspense>
    </div>
  );
}

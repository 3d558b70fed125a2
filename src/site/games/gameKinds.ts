// Kinds of games for filters and suggestions, each with the tags of cards that belong to it.

export interface Kind {
  readonly id: string;
  readonly label: string;
  readonly tags: readonly string[];
  /** What people type who look for such a game: found by the search, shown nowhere. */
  readonly words: readonly string[];
}

export const KINDS: readonly Kind[] = [
  {
    id: 'action',
    label: 'Action',
    tags: ['action', 'skill', 'shooter', 'stealth', 'timing'],
    words: ['arcade', 'reflexes', 'fast'],
  },
  {
    id: 'puzzle',
    label: 'Puzzles',
    tags: ['puzzle', 'escape', 'detective', 'detection'],
    words: ['brain teaser', 'logic', 'thinking'],
  },
  { id: 'board', label: 'Board and dice', tags: ['board'], words: ['tabletop'] },
  {
    id: 'strategy',
    label: 'Strategy',
    tags: ['strategy', 'tower defense', 'real time', 'programming', 'card battle'],
    words: ['tactics', 'planning'],
  },
  {
    id: 'words',
    label: 'Words and numbers',
    tags: ['text adventure', 'quiz', 'practice'],
    words: ['reading', 'learning'],
  },
  { id: 'calm', label: 'Unhurried', tags: ['idle', 'pets', 'collecting'], words: ['relaxing', 'cosy', 'calm'] },
  { id: 'sport', label: 'Sport', tags: ['sport'], words: ['ball'] },
];

/** Kinds of a card, in the order of the list. */
export const kindsOf = (tags: readonly string[]): readonly Kind[] =>
  KINDS.filter(kind => kind.tags.some(tag => tags.includes(tag)));

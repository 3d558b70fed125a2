// Words that can be the one: four letters each, none twice.
export const WORDS = [
  'fold',
  'loaf',
  'foil',
  'boat',
  'coat',
  'crow',
  'corn',
  'dawn',
  'wand',
  'lamp',
  'palm',
  'mast',
] as const;
export type Word = (typeof WORDS)[number];

export const isWord = (text: string): text is Word => (WORDS as readonly string[]).includes(text);

/** Letters that two words share, wherever they stand. */
export const sharedLetters = (a: string, b: string): number => [...a].filter(letter => b.includes(letter)).length;

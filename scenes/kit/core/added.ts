// Levels added to a game by its editor, in development: assets/levels/<id>/added.json lists them, each with its file beside that list.

export interface AddedLevel {
  /** Name of the file without its ending, and the answer on the start card that plays it. */
  readonly name: string;
  readonly title: string;
}

type Added = readonly AddedLevel[];

export const addedFiles = (added: Added, ending: string): readonly string[] =>
  added.map(({ name }) => `${name}.${ending}`);

export const addedChoices = (added: Added): readonly { readonly value: string; readonly label: string }[] =>
  added.map(({ name, title }) => ({ value: name, label: title }));

/** Text of the added level that an answer names, from the texts of all added ones; null where it names none. */
export function addedText(added: Added, answer: unknown, texts: readonly string[]): string | null {
  const index = added.findIndex(({ name }) => name === answer);
  return texts[index] ?? null;
}

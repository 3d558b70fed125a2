// The guests: six, with six traits of two values each, so that any four traits identify one guest.

/** The traits, in the order of the guests' codes. */
export const TRAITS = [
  { key: 'hand', values: ['right-handed', 'left-handed'], told: ['is right-handed', 'is left-handed'] },
  { key: 'shoe', values: ['large shoe', 'small shoe'], told: ['wears a large shoe', 'wears a small shoe'] },
  { key: 'hair', values: ['dark hair', 'fair hair'], told: ['has dark hair', 'has fair hair'] },
  { key: 'tobacco', values: ['smokes a pipe', 'does not smoke'], told: ['smokes a pipe', 'does not smoke'] },
  { key: 'scent', values: ['lavender scent', 'no scent'], told: ['wears a lavender scent', 'wears no scent'] },
  { key: 'gloves', values: ['wool gloves', 'leather gloves'], told: ['wears wool gloves', 'wears leather gloves'] },
] as const;

export type TraitKey = (typeof TRAITS)[number]['key'];
export const traitOf = (key: TraitKey): number => TRAITS.findIndex(trait => trait.key === key);

/** Traits that examining a guest reveals; scent and tobacco must be asked for. */
export const VISIBLE_TRAITS: readonly number[] = [traitOf('hand'), traitOf('hair'), traitOf('gloves'), traitOf('shoe')];

export interface Guest {
  readonly name: string;
  /** First name. */
  readonly first: string;
  /** Profession. */
  readonly work: string;
  readonly pronoun: 'him' | 'her';
  /** The value of each trait: an index into its two values. */
  readonly code: readonly (0 | 1)[];
}

const guest = (name: string, work: string, pronoun: 'him' | 'her', code: readonly (0 | 1)[]): Guest => ({
  name,
  first: name.split(' ')[0] as string,
  work,
  pronoun,
  code,
});

export const GUESTS: readonly Guest[] = [
  guest('Ada Finch', 'cook', 'her', [0, 0, 0, 0, 0, 0]),
  guest('Bruno Vale', 'gardener', 'him', [0, 0, 0, 1, 1, 1]),
  guest('Clara Moss', 'doctor', 'her', [0, 1, 1, 0, 0, 1]),
  guest('Dorian Pike', 'actor', 'him', [1, 0, 1, 0, 1, 0]),
  guest('Edith Crane', 'librarian', 'her', [1, 1, 0, 1, 0, 0]),
  guest('Felix Stone', 'engineer', 'him', [1, 1, 1, 1, 1, 1]),
];

export const PLAYER = 'You';
/** The guests and the player. */
export const NAMES: readonly string[] = [...GUESTS.map(({ name }) => name), PLAYER];
/** The victim. */
export const HOST = 'Ambrose Quill';

export const guestAt = (who: number): Guest => {
  const found = GUESTS[who];
  if (!found) throw new RangeError(`there is no guest ${who}`);
  return found;
};
export const nameOf = (who: number): string => guestAt(who).name;
export const firstOf = (who: number): string => guestAt(who).first;
export const traitCode = (who: number, trait: number): 0 | 1 => guestAt(who).code[trait] as 0 | 1;
export const valueOf = (trait: number, code: 0 | 1): string => TRAITS[trait]?.values[code] ?? '';
export const traitPhrase = (trait: number, code: 0 | 1): string => TRAITS[trait]?.told[code] ?? '';

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'Ada, Bruno and Clara'. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

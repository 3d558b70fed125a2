// Case code for links: the seed in base 32 without letters that are easily confused, and a check letter.

/** No I, L, O, U: they are taken for 1, 0 and V. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const MAX_CODE_LENGTH = 12;
/** The largest seed a page's address takes. */
const MAX_SEED = 999_999_999_999_999;

const checkLetter = (letters: string): string => {
  let sum = 0;
  for (const letter of letters) sum = (sum * 33 + LETTERS.indexOf(letter) + 7) % 1021;
  return LETTERS[sum % LETTERS.length] as string;
};

/** 'F3A-K'. */
export function writeCaseCode(seed: number): string {
  let letters = '';
  for (let rest = Math.abs(Math.trunc(seed)); rest > 0 || letters === ''; rest = Math.floor(rest / LETTERS.length))
    letters = (LETTERS[rest % LETTERS.length] as string) + letters;
  return `${letters}-${checkLetter(letters)}`;
}

/** The seed of a code, or a sentence that says why it is none. */
export function readCaseCode(text: string): number | string {
  const code = text.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const [letters = '', check, ...rest] = code.split('-');
  if (letters === '' || letters.length > MAX_CODE_LENGTH || check === undefined || rest.length > 0)
    return "The link's case cannot be read: it should look like F3A-K.";
  if ([...letters].some(letter => !LETTERS.includes(letter)) || check !== checkLetter(letters))
    return "The link's case cannot be read: a letter of it is wrong.";
  let seed = 0;
  for (const letter of letters) seed = seed * LETTERS.length + LETTERS.indexOf(letter);
  return seed <= MAX_SEED ? seed : "The link's case cannot be read: there is no such case.";
}

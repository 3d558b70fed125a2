// Kinds of change that a repair proposes: their names, and whether they change data or only its form.

export interface KindInfo {
  readonly title: string;
  /** A value, a sign of it or its type would differ from what the text says. */
  readonly changesData: boolean;
}

const form = (title: string): KindInfo => ({ title, changesData: false });
const data = (title: string): KindInfo => ({ title, changesData: true });

const TABLE = {
  byteOrderMark: form('Byte order mark'),
  httpHead: form('Head of an HTTP answer'),
  guard: form('Guard before the JSON (against XSSI)'),
  statement: form('Statement around the value'),
  callback: form('Function around the value'),
  words: form('Words around the JSON'),
  escapedText: form('Text that was escaped once more'),
  several: form('Several documents make an array'),
  jsonLines: form('JSON Lines make an array'),
  missingEnds: form('Brackets around a fragment'),
  trailingComma: form('Comma before the end'),
  missingComma: form('Missing comma'),
  extraComma: form('Comma too many'),
  semicolon: form('Semicolon for a comma'),
  colon: form('Other sign for a colon'),
  missingColon: form('Missing colon'),
  comment: form('Comment'),
  quotes: form('Double quotes'),
  bareKey: form('Quotes around a key'),
  innerQuote: form('Quote inside a string'),
  escape: form('Escape in the notation of JSON'),
  lineBreak: form('Line break or tab inside a string'),
  joined: form('Joined strings'),
  prefix: form('Prefix of a Python string'),
  constant: form('Constant in the notation of JSON'),
  brackets: form('Tuple, set or list of another language'),
  missingBracket: form('Missing bracket'),
  cutOff: form('End that was cut off'),
  extraBracket: form('Bracket too many'),
  chosen: form('Sign that you chose'),
  fullWidth: form('Full-width sign'),
  space: form('Unusual space'),
  guessedBracket: data('Missing bracket that could stand elsewhere'),
  guessedQuote: data('Quote inside a string that could end it'),
  missingQuote: data('Missing quote'),
  extraQuote: data('Quote too many'),
  turnedQuote: data('Other sign for a quote'),
  wrongSign: data('Comma and colon that are mistaken'),
  wrongBracket: data('Bracket of the wrong kind'),
  backslash: data('Backslash that was meant'),
  number: data('Number in another notation'),
  leadingZeros: data('Number with leading zeros, kept as text'),
  notNumber: data('NaN and Infinity, which JSON lacks'),
  undefined: data('undefined, which JSON lacks'),
  bareWord: data('Word without quotes, kept as text'),
  numberKey: data('Number as a key'),
  bytes: data('Bytes, read as text'),
  dateTime: data('Date or time, kept as text'),
  typedValue: data('Value of a type that JSON lacks'),
  object: data('Object of a class'),
  missingValue: data('Missing value'),
  emptyElement: data('Comma with no element before it'),
  cutValue: data('Value that was cut off'),
  dots: data('Dots where something was left out'),
  brokenLine: data('Line that is not JSON, kept as text'),
  unproven: data('Sign that could change a value'),
  otherBlocks: data('Other JSON in the text'),
  lostText: data('Text that would be left out'),
  printR: data('Output of print_r, read with types'),
  table: data('CSV, read as a table with types'),
} as const satisfies Readonly<Record<string, KindInfo>>;

export type Kind = keyof typeof TABLE;
export const KINDS: Readonly<Record<Kind, KindInfo>> = TABLE;

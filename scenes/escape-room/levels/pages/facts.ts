// What the last house asks of each page: the question, and its answer of two digits. The texts stand apart (texts.ts), so that play does not wait for them.

interface Fact {
  readonly asks: string;
  readonly answer: number;
}
const fact = (asks: string, answer: number): Fact => ({ asks, answer });

/** Of page 1, 2 and so on. */
export const FACTS: readonly Fact[] = [
  fact('How many sheets does a room take', 42),
  fact('For how many years did the grandmother fold rooms', 67),
  fact('What does a roll of green crêpe cost, in pence', 18),
  fact('For how many years has Tom had his system', 11),
  fact('How many times was the painting straightened', 23),
  fact('To how many pages do the minutes run', 56),
  fact('How many steps lead down to the cellar', 15),
  fact('How many windows were meant as doors', 29),
  fact('At what number of Ropewalk Lane does one do the sum', 84),
  fact('On which hook hangs Tom’s coat', 38),
  fact('In how many minutes does Tom’s ink dry', 26),
  fact('How many labels stand in Ada’s column one', 47),
  fact('How many sayings had the grandmother', 91),
  fact('How many lumps of sugar does Tom carry', 33),
  fact('At which page of his book was Tom lost', 74),
  fact('How often was “Heard you” played back', 53),
  fact('How many chimneys has the street', 62),
  fact('How many days did the tournament last', 19),
  fact('By how many degrees does each house stand askew', 13),
  fact('How many millimetres measures the paw', 59),
  fact('In how many boxes was the fox looked for', 65),
  fact('How many sheets does the last house want', 96),
  fact('At how many stands Tom’s own list', 88),
  fact('How many times has Ada thought, by the stains', 71),
  fact('How many questions did Tom send', 44),
  fact('For how many minutes did Tom hold out against his own questions', 37),
  fact('How many grams weighs whoever turns the sheet', 17),
  fact('To which page is Tom down', 97),
  fact('How many paces is it across the yard', 25),
  fact('How many minutes does the kettle take', 16),
];
export const PAGES = FACTS.length;
/** The page behind the last door. */
export const EPILOGUE = PAGES + 1;

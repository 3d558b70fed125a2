// What is said in the last act: each guest has a voice, and no two sentences are cut from one sheet.
import type { Motive } from '../case.ts';
import type { TraitKey } from '../people.ts';

/** How they sit down, by guest. */
export const SEATS: readonly string[] = [
  'Ada has brought something to stir, and stirs it.',
  'Bruno stands by the window, next to the only plant.',
  'Clara takes the hard chair, out of habit.',
  'Dorian finds the lamp that suits him.',
  'Edith counts the books on the mantelpiece, and counts them again.',
  'Felix tries the sofa with one hand before he trusts it.',
];

/** Where they were, before everybody. `%` is 'In the kitchen, with Ada'. */
export const ANSWERS: readonly string[] = [
  '"%," says Ada, stirring. "Where else."',
  'Bruno tells it to the carpet. "%."',
  '"%," says Clara, as if one were to take it twice a day.',
  'Dorian rises for it. "%. I was superb."',
  '"%," says Edith. "You may write that down."',
  '"%," says Felix. "Give or take a minute."',
];

/** How they say that another has lied. `%` is 'Bruno was not there.' */
export const OBJECTIONS: readonly string[] = [
  'The spoon stops. "I count plates, so I count people," says Ada. "%"',
  '"No," says Bruno. Heads turn: it is his longest speech tonight. "%"',
  '"I am sorry," says Clara, who is not. "%"',
  'Dorian lets a pause work for him. "Nicely spoken. But: %"',
  '"I notice things," says Edith. "It is a vice. %"',
  '"That does not add up," says Felix. "%"',
];

/** How they swear for somebody whom another leaves out. `%` is the name. */
export const OATHS: readonly string[] = [
  '"% was with us," says Ada to the spoon.',
  '"% was there," says Bruno, a shade too quick for Bruno.',
  '"% was with us," says Clara. "I am a doctor." It is not clear what that has to do with it.',
  '"% was with us, on my honour," says Dorian. He has used that line before.',
  '"% was with us," says Edith, and looks something up that is not there.',
  '"% was with us," says Felix. "To within the usual error."',
];

/** What they do when they are named, and it is true. */
export const NAMED: readonly string[] = [
  'Ada stirs on, twice round, and stops.',
  'Bruno looks at his hands, as if somebody had just planted them there.',
  'Clara takes her own pulse, and does not say what it is.',
  'Dorian smiles at the gallery. There is no gallery.',
  'Edith shuts a book that she was not reading.',
  'Felix begins to count something on the ceiling, and loses count.',
];

/** What they do when they are named, and it is not. */
export const MISNAMED: readonly string[] = [
  'Ada laughs until she has to hold the table. It is not a guilty laugh.',
  '"Me," says Bruno. He thinks it over, to be fair to you. "No."',
  '"If it had been me," says Clara, "you would have called it his heart." It is hard to argue with.',
  '"At last, the lead," says Dorian. "And I was somewhere else. It is the story of my life."',
  'Edith gives you the look that she keeps for people who turn down the corners of pages.',
  'Felix draws you a small diagram of why not. It is a good diagram.',
];

/** What the alibi looks like when it falls. */
export const FALLEN: readonly string[] = [
  '"All right," says Ada. "I was not there. I was alone, with a pot on the fire, and it boiled over."',
  '"All right," says Bruno. "I was not there." He says it kindly, as one takes back a broken spade.',
  '"Very well," says Clara. "I was not there. One says these things to the family."',
  '"Cut," says Dorian. "I was not there. It read so well."',
  '"That was an error," says Edith. "I was not there. I do not make errors."',
  '"Then the other figure was wrong," says Felix. "Mine. I was not there."',
];

/** How they give up. `%` is what it was about. */
export const BREAKS: readonly string[] = [
  'Ada puts the spoon down, and it is as if a clock had stopped. "Nine years of soups," she says. "% And tonight he sent it back. It was a good soup."',
  'Bruno sits down on the coal box. "You pull a weed, and it comes up again," he says. "% So I pulled harder." He asks who will water the park.',
  '"I gave him ten more years," says Clara. "I told him so every winter. % It was to be the heart, you see. I lost my patience, and I had never lost one before."',
  'Dorian stands up and bows, to nobody\'s side in particular. "I had a better speech," he says, "with a pause in it. % One blow, and no encore." Nobody claps.',
  '"Overdue," says Edith. "Everything with him was overdue. %" She puts a book back on the mantelpiece. She has had it under her arm all evening.',
  '"I had worked out the force," says Felix. "Not the sound. % Nobody tells you about the sound." He is still working it out when they sit him down.',
];

export const ABOUT: Readonly<Record<Motive, string>> = {
  debt: 'He wanted all of it by Friday.',
  will: 'He struck me out in pencil. In pencil!',
  secret: 'He kept my winter in a drawer, and opened it when he was bored.',
  insult: 'He did my voice at table, and they laughed.',
};

/** How a trace is laid down; `%` is what it says. */
export const LAID: Readonly<Record<TraitKey, string>> = {
  shoe: "You unroll your drawing of the footprint: %. Everybody looks at everybody's feet.",
  hand: 'You put the glass down as it was held: %.',
  scent: 'The napkin goes round the table. Nobody wants to be seen sniffing, and everybody sniffs: %.',
  tobacco: 'You tip what was in the saucer onto white paper: whoever left it %.',
  hair: 'You hold the hairbrush up to the lamp: %.',
  gloves: 'You lay down the thread. It weighs nothing, and one can hear it land: %.',
};

/** What the room makes of each that holds, the first to the sixth. */
export const COUNTS: readonly string[] = [
  'That is one. One is nothing.',
  'Two. Somebody coughs.',
  'Three, and the room has begun to count with you.',
  "Four. A chair is moved away, by a hand's breadth.",
  'Five. Nobody looks at anybody now.',
  'Six. There are no more; there need not be.',
];

/** What the room sees on the one who was named, by the trace and its value. `%` is the name. */
export const WORN: Readonly<Record<TraitKey, readonly [string, string]>> = {
  shoe: ['% has nowhere to put such feet.', '% draws two small shoes under the chair.'],
  hand: ['% is holding a cup in the right.', '% is holding a cup in the left.'],
  scent: ['It need not go far: it stops at %.', '% passes it on. Nothing to nothing.'],
  tobacco: ['% has a pipe in one pocket, and leaves it there.', '% was offered a pipe at nine, and said never.'],
  hair: [
    '% puts up a hand to dark hair, and takes the hand away.',
    '% puts up a hand to fair hair, and takes the hand away.',
  ],
  gloves: [
    '% takes two wool gloves off the table. They were all looking.',
    '% takes two leather gloves off the table. They were all looking.',
  ],
};

// Scenery as data: everything that a room's text or picture shows and that is no thing to carry, with its words, what a look tells, and what else
// may be done to it.

import type { RoomId } from './house.ts';
import type { Act } from './parser/acts.ts';

export interface Scenery {
  /** Within a sentence: 'the gate'. */
  readonly called: string;
  /** Its nouns; the first is its name in events. */
  readonly words: readonly [string, ...string[]];
  /** What a look tells. */
  readonly text: string;
  /** Replies to acts that mean something here; others have the act's own. */
  readonly acts?: Readonly<Partial<Record<Act, string>>>;
}

const item = (called: string, words: string, text: string, acts?: Scenery['acts']): Scenery => ({
  called,
  words: words.split(' ') as unknown as Scenery['words'],
  text,
  ...(acts && { acts }),
});

/** Windows that can be looked through, in the rooms that have one. */
const WINDOW = item(
  'the window',
  'window windows pane panes sill',
  'Dark glass, shut from inside. You see your own ears.',
  {
    open: 'It is shut from inside, and has been all evening. Nobody came in this way.',
    close: 'It is shut already.',
    knock: 'You knock on the glass. Only the moth looks up.',
  },
);
const CURTAINS = item(
  'the curtains',
  'curtains curtain drapes',
  'Heavy and dusty. Nobody hid behind them: the dust would show it.',
  {
    pull: 'You look behind the curtains. Dust, and a window.',
    open: 'You look behind the curtains. Dust, and a window.',
  },
);
const RUG = item('the rug', 'rug rugs', 'Worn in the middle. You lift a corner: the floor, and a dead spider.', {
  push: 'You turn a corner of the rug over. The floor, and a dead spider.',
  pull: 'You turn a corner of the rug over. The floor, and a dead spider.',
});
const chairs = (text: string): Scenery =>
  item('the chairs', 'chairs chair seat seats', text, {
    sit: 'You sit down for a moment. It is not your kind of night for sitting.',
  });
const candles = (text: string): Scenery =>
  item('the candles', 'candles candle flame flames', text, {
    extinguish: 'The house is dark enough. You let them burn.',
    light: 'They burn already.',
    take: 'You would rather see where you step. The candles stay.',
  });
const painting = (text: string): Scenery => item('the painting', 'painting paintings picture pictures frame', text);

export const SCENERY: Readonly<Record<RoomId, readonly Scenery[]>> = {
  front: [
    item('the gate', 'gate', 'Locked, and the key is with the police. Nobody leaves before morning.', {
      open: 'Locked, and the key is with the police. Nobody leaves before morning.',
      climb: 'It ends in iron points, and your coat is new.',
      close: 'It is shut, and locked.',
    }),
    item('the lanterns', 'lanterns lantern', 'Two paper lanterns. They give more shadow than light.', {
      take: 'Both lanterns hang on their posts. You leave the front its light.',
    }),
    item('the gravel', 'gravel path drive', 'Raked this morning, and trodden by everybody since. It keeps no print.'),
    item(
      'the trees',
      'trees tree fir firs garden park bushes bush hedge',
      'Black firs, folded close. Nobody stands among them: you would hear the gravel.',
    ),
    item('the windows', 'windows window', 'Every one is lit. Somebody moves away from one as you look up.'),
    item('the bell', 'bell doorbell', 'A brass pull beside the door.', {
      call: 'It rings deep in the house. Nobody comes: they are waiting for you.',
      pull: 'It rings deep in the house. Nobody comes: they are waiting for you.',
    }),
    item('the roof', 'roof chimney gable', 'Steep, dark, and no way in.'),
    item('the key', 'key', 'The key of the gate is with the police.'),
  ],
  foyer: [
    item('the outline', 'outline chalk', 'Ambrose Quill fell here, between nine and ten. The blow came from behind.', {
      touch: 'Chalk comes off on your finger. The tiles under it are cold.',
    }),
    item(
      'the staircase',
      'staircase stairs stair steps step banister railing',
      'It creaks on every other step. Nobody comes down unheard.',
      {
        sit: 'You sit on the lowest step. It creaks.',
        listen: 'A step creaks, though nobody is on it.',
      },
    ),
    item('the tiles', 'tiles tile', 'Cream and plum, like a chessboard. Wet earth shows on them.'),
    painting('Two Quills, long dead. Neither saw anything.'),
    item('the carpet', 'carpet runner', 'A coral runner up the stairs, held by brass rods. None is loose.'),
  ],
  living: [
    item(
      'the fire',
      'fire fireplace hearth chimney mantel mantelpiece coals',
      'It burns low. Nothing was thrown into it tonight: you would see the paper.',
      {
        extinguish: 'It is the only warm thing in the house. You leave it.',
        listen: 'It spits, and settles.',
        sit: 'You sit by the fire for a moment. Nobody joins you.',
        warm: 'You warm your hands. The house does not get warmer.',
        fill: 'There is no wood left. Nobody thought of it tonight.',
        touch: 'Still hot.',
        light: 'It burns already.',
      },
    ),
    item(
      'the armchairs',
      'armchairs armchair chairs chair seat cushions cushion',
      'Seven of them, one for everybody. The cushions tell you nothing.',
      {
        sit: 'You sit down in the warm one. Whoever had it before you was heavier.',
        touch: 'One of them is still warm.',
      },
    ),
    item('the little table', 'table', 'A table for one glass.'),
    painting('A hunt, and the fox well ahead.'),
    WINDOW,
    CURTAINS,
    RUG,
  ],
  dining: [
    item('the table', 'table tablecloth head', 'Eight places. At the head the soup was never touched.'),
    candles('Half burnt: the meal broke off in the middle.'),
    item(
      'the plates',
      'plates plate places place bowls dishes cutlery forks knives knife spoons',
      'Eight of everything, and no knife is missing. You counted twice.',
    ),
    item(
      'the soup',
      'soup meal food dinner supper',
      'Leek, cold. Seven plates are half empty; the one at the head is full.',
      {
        eat: 'Cold leek soup, beside a murder. No.',
        taste: 'Leek, and too much salt. No poison: three people had seconds.',
        smell: 'Leek.',
      },
    ),
    chairs('Pushed back in a hurry. One of them fell and was put up again.'),
    painting('Fruit on one, a lake on the other. The lake looks colder.'),
    WINDOW,
    CURTAINS,
  ],
  kitchen: [
    item('the pans', 'pans pan copper hooks hook rail', 'Polished, each on its own hook. None is missing.', {
      knock: 'It rings for a long time. So does your ear.',
    }),
    item('the clock', 'clock dial hands', 'Five minutes fast, as it has been for years. Everybody here knows that.', {
      listen: 'Tick, it says, and five minutes too early tock.',
      turn: 'Everybody here reckons with five minutes. You leave it fast.',
    }),
    item('the stove', 'stove oven range cooker', 'Cold since the soup. Nobody has burnt anything in it.', {
      open: 'Cinders, swept together. Nobody has burnt anything in it.',
      touch: 'Cold.',
    }),
    item('the pot', 'pot kettle lid soup food', 'Leek soup, what is left of it.', {
      open: 'Leek soup, what is left of it.',
    }),
    item(
      'the cupboard',
      'cupboard cupboards dresser drawer drawers counter worktop shelf',
      'Flour, sugar, string, a mousetrap. Nothing that kills a man.',
      {
        open: 'Flour, sugar, string, a mousetrap. Nothing that kills a man.',
      },
    ),
    item(
      'the herbs',
      'herbs herb plant vase basil',
      'A pot of basil. The leaves on one side were brushed off by a sleeve, days ago.',
      { smell: 'Basil.' },
    ),
    WINDOW,
    CURTAINS,
  ],
  upstairs: [
    item(
      'the portraits',
      'portraits portrait painting paintings picture pictures frame fox quills',
      'Five Quills and a fox. The painter liked the fox best.',
      {
        turn: 'You turn one round. On the back a spider has made a portrait of its own.',
      },
    ),
    item('the carpet', 'carpet rug runner', 'Thick enough to swallow every step.', {
      push: 'You turn a corner over. More carpet.',
      pull: 'You turn a corner over. More carpet.',
    }),
    candles('Two on the wall, in brass. One has dripped on the carpet, weeks ago.'),
    item(
      'the stairs',
      'staircase stairs stair steps step banister railing',
      'It creaks on every other step. Nobody comes down unheard.',
    ),
  ],
  bedroom: [
    item(
      'the bed',
      'bed pillow pillows blanket blankets quilt sheet sheets canopy mattress',
      'Nobody has slept in it.',
      {
        sit: 'You sit on the edge. It is softer than the case.',
        lie: 'You lie down, look at the canopy, and get up again. Somebody may be dying.',
        push: 'Under it there is a slipper, and its brother.',
      },
    ),
    item('the mirror', 'mirror reflection', 'You look tired. It will be a long night.', {
      touch: 'Cold glass, and your own finger coming to meet you.',
    }),
    item(
      'the dressing table',
      'dresser table drawer drawers',
      'Powder, cuff links, a comb in its case. The drawer holds collars.',
      {
        open: 'Collars, starched, in a row.',
      },
    ),
    item('the candle', 'candle candles flame', 'Lit by the maid at eight, before she went home.'),
    item('the park', 'park garden', 'Firs, a lawn, and nobody on it.'),
    WINDOW,
    CURTAINS,
    RUG,
  ],
  study: [
    item(
      'the desk',
      'desk bills bill seals seal pen ink table',
      'Bills, seals, a dry pen. The drawer has been emptied onto the floor.',
      {
        sit: 'You sit down at the desk. From here he could see the door, and it did not help him.',
        open: 'The drawer has been emptied onto the floor.',
      },
    ),
    item(
      'the books',
      'books book shelves shelf bookcase bookshelf ceiling',
      'Poisons, folding paper, the law of wills. In that order.',
      {
        take: 'You would never put it down again. The books stay.',
        pull: 'You pull one out in hope of a hidden door. It is only a book.',
        push: 'You push one in, in hope of a hidden door. It is only a book.',
        open: 'You open one at the marked page: how to fold a fox.',
      },
    ),
    item('the lamp', 'lamp shade light', 'Green glass. It has burnt all evening.', {
      extinguish: 'You will want that light. It stays on.',
      light: 'It burns already.',
      turn: 'You turn it up. The drawer looks no tidier.',
    }),
    item(
      'the drawer',
      'drawer drawers',
      'Opened in a hurry, by a hand in a glove: something of it was torn off on the edge.',
      {
        open: 'It is open, and empty.',
        close: 'It sticks halfway, as if it wanted to say something.',
      },
    ),
    item('the ladder', 'ladder', 'For the upper shelves. The dust on its rungs is whole.', {
      climb: 'You climb three rungs. From up here the desk looks even worse.',
    }),
    WINDOW,
    CURTAINS,
    RUG,
  ],
};

/** What is in every room. */
export const EVERYWHERE: readonly Scenery[] = [
  item(
    'the door',
    'door doors doorway threshold',
    'The doors of this house stand open tonight. Nobody wants to be alone behind one.',
    {
      open: 'It stands open already.',
      close: 'You pull it to, and somebody asks you to leave it open.',
      knock: 'You knock. Nobody says come in; everybody listens.',
      listen: 'Voices somewhere, and none of them near.',
    },
  ),
  item(
    'the house',
    'house mansion building villa home',
    'Two floors, eight rooms, one murderer. Say map for its plan.',
  ),
  item('the room', 'room rooms place here surroundings', 'You look round once more.'),
  item('the floor', 'floor ground floorboards boards', 'Swept this morning. What lies on it now was dropped tonight.'),
  item(
    'the walls',
    'walls wall wallpaper panelling',
    'Folded paper, well glued. You knock along it: no hollow place.',
    {
      knock: 'You knock along the wall. No hollow place.',
    },
  ),
  item('the ceiling', 'ceiling beams', 'Plaster and a crack that looks like nobody you know.'),
  item('the moth', 'moth insect', 'It goes round and round the light. It has no alibi either.', {
    take: 'It is faster than you, and has done nothing.',
    follow: 'It goes round. So do you, once.',
  }),
  item('the night', 'night sky dark darkness moon stars evening', 'It comes on while you walk.'),
  item('the shadows', 'shadows shadow corner corners', 'Longer than the things that throw them.'),
  item(
    'the host',
    'host victim ambrose quill',
    'He was carried out before you came. The outline in the foyer is what is left of him here.',
  ),
  item('the police', 'police policeman policemen', 'They come in the morning. Until then the case is yours.'),
  item('the notebook', 'notebook notes pencil notepad', 'Yours. Say notes to read it.', {
    open: 'Say notes to read it.',
  }),
  item('the magnifying glass', 'lens magnifier loupe', 'Yours. It makes everything larger but your salary.', {
    use: 'You look through it. Examine something, and it helps.',
  }),
  item('the murderer', 'murderer killer culprit', 'Looks like one of six guests.'),
  item(
    'the weapon',
    'weapon',
    'The blow came from behind. Whatever it was, it has not been found, and you do not need it: traces and words will do.',
  ),
  item(
    'the blood',
    'blood bloodstain bloodstains stain stains',
    'There is none to be seen. The blow left no mark but the one that counts.',
  ),
  item('the fingerprints', 'fingerprints fingerprint', 'Everybody wears gloves tonight. There are none.'),
  item('the bag', 'bag pocket pockets purse', 'What you carry is in your pockets. Say inventory.'),
  item('the weather', 'weather rain raining wind air', 'Dry and still. It has not rained for a week.'),
  item('the light', 'light lights', 'Enough to read by, and to be seen by.'),
  item('the dust', 'dust dirt cobweb cobwebs', 'More of it than of clues.'),
  item('the silence', 'silence noise noises sound sounds voices', 'A clock, a stair, somebody breathing.'),
  item('the fox', 'fox detective', 'A detective with a notebook, a magnifying glass and sore feet.'),
  item('your feet', 'feet foot legs', 'Sore.'),
  item('the papers', 'file papers document documents', 'What there is to read you have in the notebook.'),
];

/** The scenery of this name in a room; null where there is none. The room's own comes first. */
export const sceneryIn = (room: RoomId, word: string): Scenery | null =>
  [...SCENERY[room], ...EVERYWHERE].find(({ words }) => words.includes(word)) ?? null;

/** Nouns of all rooms. */
export const SCENERY_WORDS: ReadonlySet<string> = new Set(
  [...Object.values(SCENERY).flat(), ...EVERYWHERE].flatMap(({ words }) => words),
);

// Scenery of each room as data, with its words, what a look tells, and what else may be done to it.
import { EVERYWHERE } from './everywhere.ts';
import type { RoomId } from './house.ts';
import { item, type Scenery } from './sceneryItem.ts';

/** Windows that can be looked through, in the rooms that have one. */
const WINDOW = item(
  'the window',
  'window windows pane panes sill glass',
  'Dark glass, shut from inside. You see your own ears.',
  {
    open: 'It is shut from inside, and has been all evening. Nobody came in this way.',
    close: 'It is shut already.',
    knock: 'You knock on the glass. Only the moth looks up.',
  },
);
const CURTAINS = item(
  'the curtains',
  'curtains curtain drapes dust',
  'Heavy and dusty. Nobody hid behind them: the dust would show it.',
  {
    pull: 'You look behind the curtains. Dust, and a window.',
    open: 'You look behind the curtains. Dust, and a window.',
  },
);
const RUG = item(
  'the rug',
  'rug rugs spider corner',
  'Worn in the middle. You lift a corner: the floor, and a dead spider.',
  {
    push: 'You turn a corner of the rug over. The floor, and a dead spider.',
    pull: 'You turn a corner of the rug over. The floor, and a dead spider.',
  },
);
const chairs = (text: string): Scenery =>
  item('the chairs', 'chairs chair seat seats', text, {
    sit: 'You sit down for a moment. It is not your kind of night for sitting.',
  });
const candles = (text: string): Scenery =>
  item('the candles', 'candles candle flame flames brass wax', text, {
    extinguish: 'The house is dark enough. You let them burn.',
    light: 'They burn already.',
    take: 'You would rather see where you step. The candles stay.',
  });
const painting = (text: string, shown: string): Scenery =>
  item('the painting', `painting paintings picture pictures frame ${shown}`, text);

export const SCENERY: Readonly<Record<RoomId, readonly Scenery[]>> = {
  front: [
    item('the gate', 'gate point points', 'Locked, and the key is with the police. Nobody leaves before morning.', {
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
    item('the bell', 'bell doorbell brass', 'A brass pull beside the door.', {
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
    item(
      'the bell',
      'bell dinnerbell gong',
      'A brass bell for dinner. Rung now it would gather everyone in the drawing room.',
    ),
    item('the tiles', 'tiles tile', 'Cream and plum, like a chessboard. Wet earth shows on them.'),
    painting('Two Quills, long dead. Neither saw anything.', 'quills'),
    item(
      'the carpet',
      'carpet runner rods rod brass',
      'A coral runner up the stairs, held by brass rods. None is loose.',
    ),
  ],
  living: [
    item(
      'the fire',
      'fire fireplace hearth chimney mantel mantelpiece coals wood ashes',
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
    painting('A hunt, and the fox well ahead.', 'hunt fox'),
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
    painting('Fruit on one, a lake on the other. The lake looks colder.', 'fruit lake'),
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
    item('the stove', 'stove oven range cooker cinders', 'Cold since the soup. Nobody has burnt anything in it.', {
      open: 'Cinders, swept together. Nobody has burnt anything in it.',
      touch: 'Cold.',
    }),
    item('the pot', 'pot kettle lid soup food', 'Leek soup, what is left of it.', {
      open: 'Leek soup, what is left of it.',
    }),
    item(
      'the cupboard',
      'cupboard cupboards dresser drawer drawers counter worktop shelf flour sugar mousetrap string',
      'Flour, sugar, string, a mousetrap. Nothing that kills a man.',
      {
        open: 'Flour, sugar, string, a mousetrap. Nothing that kills a man.',
      },
    ),
    item(
      'the herbs',
      'herbs herb plant vase basil leaves leaf',
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
      'bed pillow pillows blanket blankets quilt sheet sheets canopy mattress slipper slippers',
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
      'dresser table drawer drawers powder links cuff comb collars collar',
      'Powder, cuff links, a comb in its case. The drawer holds collars.',
      {
        open: 'Collars, starched, in a row.',
      },
    ),
    item('the candle', 'candle candles flame', 'Lit by the maid at eight, before she went home.'),
    item('the park', 'park garden firs lawn', 'Firs, a lawn, and nobody on it.'),
    WINDOW,
    CURTAINS,
    RUG,
  ],
  study: [
    item(
      'the desk',
      'desk bills bill seals seal pen ink table papers',
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
    item('the lamp', 'lamp shade light glass', 'Green glass. It has burnt all evening.', {
      extinguish: 'You will want that light. It stays on.',
      light: 'It burns already.',
      turn: 'You turn it up. The drawer looks no tidier.',
    }),
    item(
      'the drawer',
      'drawer drawers edge',
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

/** The scenery of this name in a room; null where there is none. The room's own comes first. */
export const sceneryIn = (room: RoomId, word: string): Scenery | null =>
  [...SCENERY[room], ...EVERYWHERE].find(({ words }) => words.includes(word)) ?? null;

/** Nouns of all rooms. */
export const SCENERY_WORDS: ReadonlySet<string> = new Set(
  [...Object.values(SCENERY).flat(), ...EVERYWHERE].flatMap(({ words }) => words),
);

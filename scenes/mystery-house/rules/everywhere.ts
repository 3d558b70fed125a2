// Scenery of every room: doors and walls, the night, and what players look for and do not find.
import { item, type Scenery } from './sceneryItem.ts';

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
    'house mansion building villa home facade',
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
  item(
    'the secret passage',
    'passage passages tunnel',
    'Every house of this kind has one. This one has thick walls and a tidy builder.',
  ),
  item('the dust', 'dust dirt cobweb cobwebs', 'More of it than of clues.'),
  item('the silence', 'silence noise noises sound sounds voices', 'A clock, a stair, somebody breathing.'),
  item('the fox', 'fox detective', 'A detective with a notebook, a magnifying glass and sore feet.'),
  item('your feet', 'feet foot legs ears ear nose tail paws', 'Yours, and sore.'),
  item('the papers', 'file papers document documents', 'What there is to read you have in the notebook.'),
];

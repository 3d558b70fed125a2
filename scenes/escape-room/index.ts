// Game definition of Escape Room: card, stage, start card, controls. Kept small: the games page loads it for every game.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

export default defineGame({
  id: 'escape-room',
  title: 'Escape Room',
  card: {
    blurb: 'Four rooms, thirty minutes, one way out.',
    tags: ['puzzle', 'escape'],
    players: [1, 1],
    minutes: 15,
    words: ['point and click', 'riddle', 'codes', 'locks', 'adventure'],
    added: '2026-11-22',
    listing: { section: 'prototypes', order: 8 },
  },
  frame: 'full',
  stage: { width: 720, height: 480, ink: 'teal', layout: 'words', foot: true, resultLine: true },
  start: {
    title: 'Escape Room',
    specified: true,
    text: 'Four rooms, thirty minutes, three hints. Look closely, use what you find, and get out.',
    buttons: [{ label: 'Start Game' }],
    help: { label: 'Instructions', back: 'Back to Menu' },
    book: 'Pages',
    daily: { building: 'drawn' },
    options: [
      {
        name: 'building',
        label: 'Building',
        choices: [
          { value: 'drawn', label: 'Another one' },
          { value: 'last', label: 'The last house' },
        ],
      },
      {
        name: 'time',
        label: 'Clock',
        choices: [
          { value: 'timed', label: '30 minutes' },
          { value: 'untimed', label: 'No clock' },
        ],
      },
    ],
  },
  controls: CONTROLS,
  pointer: { gesture: true },
  touchWords: { 'Hold Tab, or press Places': 'Press Places' },
  howToPlay: [
    'You are locked in. Four rooms lie between you and the exit: Laboratory, Office, Library, Control Room.',
    'Look at a place, then pull, turn or slide what moves there, or press its button. Hold Tab, or press Places, to see all there are.',
    'What you find is yours. Take a key or a tool in hand, then bring it to what is locked. Some things must be combined first.',
    'What you read is kept in your notes. Every game is another building: its puzzles, their order and their codes are drawn anew. Not every note tells the truth about the lock in front of you.',
    'Switches, valves, pipes, weights, taps, keys and books are moved one by one: press them, or type their number; at the piano type its letters.',
    'A wrong code blocks the locks for two seconds and costs nothing else.',
    'Three hints help from where you are. Asked again about the same thing, they speak more plainly.',
    'Somebody left pages in these rooms, one or two in each building. They are kept from escape to escape; Pages, on the first card, has all that were found. The last house asks what they say.',
    'The score: 1,900 points for all puzzles of a building; at the exit one for each second that is left, and 100 for each hint.',
    'After thirty minutes the doors are sealed. A pause stops the clock. Without a clock the run counts as assisted.',
  ],
  usesSeed: true,
  rulesVersion: 4,
  assists: true,
  load: () => import('./play.ts'),
});

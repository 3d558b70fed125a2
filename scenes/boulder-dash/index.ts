// Boulder Dash: card, stage, start card, controls. Light: the games page loads it for every game.
import ADDED from '../../assets/levels/boulder-dash/added.json' with { type: 'json' };
import { addedChoices, addedFiles } from '../kit/core/added.ts';
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

/** Shelf of the caves that the editor added: asked about once there is one. */
const SHELF =
  ADDED.length === 0
    ? []
    : [{ name: 'shelf', label: 'Play', choices: [{ value: 'levels', label: 'The levels' }, ...addedChoices(ADDED)] }];

export default defineGame({
  id: 'boulder-dash',
  title: 'Boulder Dash',
  card: {
    blurb: 'Dig for diamonds. Mind what hangs above.',
    tags: ['action', 'puzzle'],
    players: [1, 1],
    minutes: 1,
    words: ['digging', 'mine', 'rocks', 'caves', 'supaplex', 'level editor'],
    added: '2026-11-22',
    listing: { section: 'more', order: 3 },
  },
  frame: 'plain',
  stage: { width: 480, height: 320, ink: 'navy', tall: { width: 320, height: 320 }, strip: true },
  start: {
    title: 'Boulder Dash',
    text: 'Dig for diamonds, then leave by the exit that opens. Use arrow keys to move, Z/X to dig left/right.',
    touchText:
      'Dig for diamonds, then leave by the exit that opens. Walk with the joystick; the buttons dig beside you.',
    buttons: [{ label: 'Start' }],
    options: [
      ...SHELF,
      {
        name: 'caves',
        label: 'Caves',
        choices: [
          { value: 'mixed', label: 'Plain and themed', brief: 'Plain and themed caves' },
          { value: 'plain', label: 'Plain only', brief: 'Plain caves' },
        ],
      },
      {
        name: 'from',
        label: 'Begin at',
        choices: [1, 3, 5, 7, 9, 11].map(value => ({ value, label: `Level ${value}` })),
      },
      {
        name: 'lives',
        label: 'Lives',
        choices: [
          { value: 'one', label: 'One; restarts are free', brief: 'one life' },
          { value: 'three', label: 'Three; restarts take one', brief: 'three lives' },
        ],
      },
    ],
  },
  controls: CONTROLS,
  realTime: true,
  keyWords: {
    'arrow keys': ['up', 'left', 'down', 'right'],
    'Z/X': ['digLeft', 'digRight'],
    'Z and X': ['digLeft', 'digRight'],
  },
  touchWords: {
    'Use arrow keys to move, Z/X to dig left/right': 'The joystick moves. Dig Left and Dig Right dig without moving.',
    'Z and X dig beside you': 'Dig Left and Dig Right dig beside you',
    'Press R to restart': 'Tap Restart',
    'Press R': 'Tap Restart',
    'R: play it': 'Restart: play it',
  },
  ...(ADDED.length > 0 && { levels: addedFiles(ADDED, 'bd') }),
  texts: { cave: { room: 60_000, noun: 'cave' } },
  howToPlay: [
    'Collect as many diamonds as the level needs. The exit then appears at the lower right; a green arrow at the edge of the view leads there: walk into it.',
    'Boulders and diamonds fall into empty cells and roll off each other. One that rests above you is safe; one that falls on you ends the run.',
    'Push a boulder sideways into an empty cell: keep walking against it.',
    'Z and X dig beside you without moving: make room for a boulder to fall, or a way out.',
    'Moths fly straight on, through earth too, until a wall, a boulder or another moth turns them. A red arrow shows one that comes near. They end the run where they touch you.',
    'Drop a boulder on a moth and it bursts into nine diamonds. Stand clear.',
    'From level 3 on every second cave has a theme: narrow rooms, rockfall, lamplight, moth nest.',
    'Whoever leaves is paid: 20 points for each diamond beyond the need, 2 for each second that the lamp still burns.',
    'Every cave is proven before you see it: there is a way through.',
    'With three lives a death or a restart of the cave takes one, and every 500 points bring another.',
    'Caves of others play by the classic laws: fireflies and butterflies explode beside you, amoeba grows until it is enclosed, magic walls turn what falls on them into the other thing.',
  ],
  usesSeed: true,
  assists: true,
  rulesVersion: 3,
  load: () => import('./play.ts'),
});

// Dalex: card, stage, start card, controls. Light: the games page loads it for every game.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';
import { WORLD } from './rules/geometry.ts';

export default defineGame({
  id: 'dalex',
  title: 'Dalex',
  rulesVersion: 3,
  card: {
    blurb: 'They all come. Make them meet.',
    tags: ['board', 'puzzle'],
    players: [1, 1],
    minutes: 2,
    words: ['robots', 'daleks', 'chase', 'moves like a chess king', 'turn based'],
    added: '2026-11-22',
    listing: { section: 'prototypes', order: 11 },
  },
  frame: 'full',
  stage: { width: WORLD, height: WORLD, ink: 'indigo', reserve: { sides: 152, above: 46, below: 160 } },
  start: {
    title: 'Dalex',
    specified: true,
    text: 'Every step you take, all dalexes take one towards you. Make them run into each other. Click beside you, or use the keys Q W E A D Z X C.',
    touchText:
      'Every step you take, all dalexes take one towards you. Make them run into each other. Tap beside you, swipe, or use the arrows.',
    splash: '/assets/images/dalex_splash.jpg',
    buttons: [{ label: 'New Game' }],
    options: [
      {
        name: 'kinds',
        label: 'Dalexes',
        choices: [
          { value: 'one', label: 'One kind' },
          { value: 'three', label: 'Three kinds' },
        ],
      },
      {
        name: 'guard',
        label: 'Deadly steps',
        choices: [
          { value: false, label: 'Are allowed' },
          { value: true, label: 'Are held back' },
        ],
      },
    ],
  },
  controls: CONTROLS,
  helpOnPage: 'How to Play',
  touchWords: {
    'Tab leads to the board itself: arrows walk its cells, each says what is there, and Enter is a click':
      'Each cell of the board says what is there',
    'the guard (G)': 'the guard',
  },
  howToPlay: [
    'You move first, one cell in any of eight directions into an empty cell, or wait. Then every dalex takes one step towards you, diagonally too.',
    'Two dalexes in one cell become a pile of junk. A dalex that walks onto a pile becomes part of it. You cannot walk through piles: they are your walls.',
    'A dalex in your cell ends the game. Marked cells are those in which you would be caught this turn.',
    'Teleport brings you to any empty cell, each equally likely; its button says how many of those cells are safe this turn. A new one comes every three levels.',
    'The Sonic Screwdriver takes apart every dalex beside you and leaves no pile. Each level gives one more, at most five.',
    'Last Stand: you stay where you are until all dalexes are gone, or you are. Each that breaks meanwhile is worth 20 points more.',
    'Each dalex that runs into another or into a pile: 10 points. By the screwdriver: 20. A level: 100 times its number.',
    'From level 6 on there is a gold cell: stepping on it is worth 50 times the level. A pile may bury it.',
    'With three kinds, from level 4 on some dalexes sleep: they stand still until you are within two cells, and whoever runs into them breaks with them. The screwdriver and a Last Stand wake them all.',
    'From level 5 on some leap: they rest one turn and move two cells in the next, over piles and everybody. Then all cells within two of them are marked.',
    'Medals: Mason (five dalexes or more in one pile), Rooted (eight or more in one Last Stand), Golden (a gold cell), Afoot (three levels or more without a teleport).',
    'Undo takes back any turn but a teleport. Tab leads to the board itself: arrows walk its cells, each says what is there, and Enter is a click.',
  ],
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});

// Definition of Dice Conquest for the games page: card, stage, start card, controls.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';
import { WORLD } from './rules/geometry.ts';

export default defineGame({
  id: 'dice-conquest',
  title: 'Dice Conquest',
  card: {
    blurb: 'Roll, place, march, collide.',
    tags: ['board'],
    players: [1, 2],
    minutes: 3,
    words: ['chess', 'checkers', 'versus', 'turn based', 'against the computer'],
    added: '2026-11-20',
    listing: { section: 'prototypes', order: 2 },
  },
  frame: 'full',
  stage: { width: WORLD, height: WORLD, ink: 'rose', reserve: { sides: 150, above: 120, below: 120 } },
  start: {
    title: 'Dice Conquest',
    specified: true,
    text: 'Roll a die, place it in your starting row. Every round all dice march one row. Break through to the far edge.',
    buttons: [
      { label: 'Player vs Player', setup: { mode: 'pvp' } },
      { label: 'Player vs Computer', setup: { mode: 'pvc' }, first: true },
    ],
    options: [
      {
        name: 'level',
        label: 'Computer',
        choices: [
          { value: 'easy', label: 'Easy', brief: 'Against Easy' },
          { value: 'normal', label: 'Normal', brief: 'Against Normal' },
          { value: 'hard', label: 'Hard', brief: 'Against Hard' },
        ],
        onlyFor: { mode: 'pvc' },
      },
      {
        name: 'board',
        label: 'Board',
        choices: [
          { value: 'full', label: '9 rows' },
          { value: 'short', label: 'Short: 5 rows, first hits in round 4', brief: '5 rows' },
        ],
      },
      {
        name: 'low',
        label: 'Low dice',
        choices: [
          { value: 'place', label: 'Placed like any other', brief: '' },
          { value: 'join', label: 'A 1 or a 2 may join a leading die', brief: 'low dice join' },
        ],
      },
      {
        name: 'short',
        label: 'Length',
        choices: [
          { value: false, label: 'Until health is 0', brief: '' },
          { value: 'quick', label: 'Quick game: 30 rounds', brief: '30 rounds' },
          { value: true, label: 'Short game: 60 rounds', brief: '60 rounds' },
          { value: 'rising', label: 'Rising: hits double after 20 rounds', brief: 'rising hits' },
        ],
      },
      {
        name: 'forecast',
        label: 'Forecast',
        choices: [
          { value: 'on', label: 'Shown; never against Hard', brief: '' },
          { value: 'off', label: 'Hidden', brief: 'no forecast' },
        ],
      },
    ],
  },
  controls: CONTROLS,
  touchWords: {
    'Tab leads to the board itself: arrows walk its cells, each says what is there, and Enter rolls or places':
      'Each cell of the board says what is there',
  },
  howToPlay: [
    'In your turn, roll the die and place it in a free column of your own starting row: the top row for player 1, the bottom row for player 2.',
    'When both have placed, every die marches one row towards the opponent: first player 1’s dice, then player 2’s.',
    'Dice that meet do battle. The higher value wins and keeps the difference; equal values both vanish.',
    'A die that leaves the far edge takes its value from the opponent’s health. Each player has 5, on the short board 7. At 0 or below the game is lost.',
    'On the short board two dice of each side stand one row ahead when the game begins: the same ones, seen from either side.',
    'If both fall in one round, more health wins; if it is equal, the next damage wins.',
    'Tab leads to the board itself: arrows walk its cells, each says what is there, and Enter rolls or places.',
    'Tags at the edges foretell: −4 comes through this column if nothing stops it. One that beats comes at you within three rounds. Against Hard nobody foretells anything.',
    'Where low dice may join: a 1 or a 2 goes into your starting row as ever, or onto your leading die of a column, the one nearest to the far edge. It adds its pips there, up to 6.',
    'In a rising game hits count double after 20 rounds, and once more every 10 rounds.',
  ],
  rulesVersion: 4,
  usesSeed: true,
  assists: false,
  load: () => import('./play.ts'),
});

// Definition of YayZee: card, stage, start card, controls. The games page loads it for every game, so it stays small.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';
import { WORLD } from './scene/geometry.ts';

export default defineGame({
  id: 'yay-zee',
  title: 'YayZee',
  card: {
    blurb: 'Five dice, three rolls, thirteen slots.',
    tags: ['board'],
    players: [1, 4],
    minutes: 4,
    words: ['yahtzee', 'yatzy', 'kniffel', 'dice', 'hot seat', 'against the computer'],
    added: '2026-11-22',
    listing: { section: 'prototypes', order: 3 },
  },
  frame: 'full',
  stage: { width: WORLD.width, height: WORLD.height, ink: 'teal', layout: 'words', foot: true },
  start: {
    title: 'YayZee',
    text: 'Roll five dice, hold what you like, roll again, then fill one of thirteen slots.',
    buttons: [
      { label: 'Solo', setup: { mode: 'solo' } },
      { label: 'Hot seat', setup: { mode: 'hotseat' } },
      { label: 'Computer', setup: { mode: 'computer' } },
      { label: 'Duel the coach', setup: { mode: 'duel' } },
    ],
    options: [
      {
        name: 'fullHouse',
        label: 'Five of a kind',
        choices: [
          { value: 'not', label: 'Is no full house', brief: '' },
          { value: 'five', label: 'Is a full house too', brief: 'five of a kind is a full house' },
        ],
      },
      {
        name: 'extra',
        label: 'Further YayZees',
        choices: [
          { value: 'standard', label: 'Count like any throw', brief: 'Standard rules' },
          { value: 'official', label: 'Official rules: +100, and a joker', brief: 'Official rules' },
        ],
      },
      { name: 'players', label: 'Hot seat: players', count: [2, 4], onlyFor: { mode: 'hotseat' } },
      { name: 'player', label: 'Player', names: 'players', onlyFor: { mode: 'hotseat' } },
      {
        name: 'level',
        label: 'The computer plays',
        choices: [
          { value: 'easy', label: 'Easy', brief: 'Computer: Easy' },
          { value: 'normal', label: 'Normal', brief: 'Computer: Normal' },
          { value: 'perfect', label: 'Perfect', brief: 'Computer: Perfect' },
        ],
        onlyFor: { mode: 'computer' },
      },
    ],
  },
  controls: CONTROLS,
  howToPlay: [
    'A turn has three rolls. After the first you may hold dice; the next roll throws only the others.',
    'Then take one free slot of the card: every free slot shows what it would score. After thirteen turns the card is full and the game is over.',
    'Ones to sixes count the dice of that face. Three and four of a kind and chance count all dice. Full house 25, small straight (4 in a row) 30, large straight 40, YayZee (five equal) 50.',
    '63 or more in the upper six slots earn a bonus of 35. Five of a kind is no full house, unless the start card says so.',
    'A score can be taken back for five seconds, until the next roll.',
    'By the official rules, an option, every further YayZee after one that paid is worth 100 points more. It is also a joker: it goes into the slot of its face, or if that is taken into a free lower slot, where it pays in full.',
    'The coach knows perfect play: 245.9 points on the average, 254.6 by the official rules. He says what a choice cost, or what each would be worth before you choose. Advice marks the run as assisted.',
    'In a duel the coach has the same dice as you: the same faces for the same roll of the same turn.',
  ],
  rulesVersion: 2,
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});

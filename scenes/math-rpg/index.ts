// Definition of Math RPG: card, stage, start card, controls. The games page loads it for every game, so it stays small.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

export default defineGame({
  id: 'math-rpg',
  title: 'Math RPG',
  card: {
    blurb: 'Every right answer is a blow.',
    tags: ['quiz', 'practice'],
    players: [1, 1],
    minutes: 10,
    words: ['maths', 'arithmetic', 'sums', 'times tables', 'school', 'kids', 'learning', 'numbers'],
    added: '2026-11-22',
    listing: { section: 'prototypes', order: 9 },
  },
  frame: 'full',
  stage: { width: 720, height: 480, ink: 'teal', layout: 'words', foot: true },
  start: {
    title: 'Math RPG',
    text: 'A right answer hits the enemy, a wrong one lets it hit back. There is no clock: think as long as you like.',
    buttons: [{ label: 'Start' }],
    options: [
      {
        name: 'operations',
        label: 'Practise',
        choices: [
          { value: 'all', label: 'Everything, step by step' },
          { value: 'plusMinus', label: 'Plus and minus' },
          { value: 'timesDivide', label: 'Times and divide' },
        ],
      },
    ],
  },
  controls: CONTROLS,
  texts: { facts: { room: 800, noun: 'list of facts' } },
  howToPlay: [
    'Type the answer, on the keyboard or the number pad, and attack. Take your time: nothing counts down.',
    'A right answer deals 10 to 14 damage and scores 10. After a wrong one the enemy strikes for 5 to 14, and you are shown the way to the answer.',
    'A beaten enemy is a level up: you heal 20, and choose a path. On the meadow you are asked what you know best, and below 40 health its enemy holds back: the lighter of two blows counts.',
    'On the ridge you are asked what you know least. Its enemy has a weak spot: the operation on its shield always deals 14.',
    'Thirteen levels lead from adding to 10 to numbers below zero. Then everything is mixed, without end.',
    'What you find hard comes back more often. The map shows, fact by fact, how well you know it; it is kept in this browser.',
    'Every creature that you beat stays on your map, from run to run: once beaten on the meadow, and once more on the ridge.',
    'For teachers: the map holds a sheet that makes a link to facts of your choice. Whoever opens it is asked nothing else.',
  ],
  usesSeed: true,
  rulesVersion: 2,
  assists: true,
  load: () => import('./play.ts'),
});

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
    minutes: 15,
    words: ['maths', 'arithmetic', 'sums', 'times tables', 'school', 'kids', 'learning', 'numbers'],
    added: '2026-11-22',
    listing: { section: 'prototypes', order: 9 },
  },
  frame: 'full',
  stage: { width: 720, height: 480, ink: 'teal', layout: 'words', foot: true },
  start: {
    title: 'Math RPG',
    text: 'A right answer hits the enemy, a wrong one lets it hit back. Quick or bold: choose what you answer. There is no clock.',
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
    'Two questions stand beside each other. Choose one, type its answer, and attack. Take your time: nothing counts down.',
    'A right answer scores 10 and deals 10 damage, each further one in a row against the same creature one more, up to 14. A bold question is harder, and two steps of the row.',
    'Once the row is full, every further step takes courage from the creature. It gives up when its courage is gone, whatever its health.',
    'After a wrong answer your row is gone and the creature strikes. What a miss costs, 5 to 14, stands beside its courage: most creatures grow angrier with each quick answer, and calmer with each bold one.',
    'Each of the thirteen creatures does something of its own. It is said beforehand: the choice that beat the last one may not beat the next.',
    'A beaten creature is a level up: you heal 20, and choose a path. On the meadow you rest and are asked what you know best. On the ridge lies a treasure, a miss costs more, and you are asked what you know least; but the operation on the shield deals 14 and is a step more.',
    'Treasures go into your bag, three at most; rows of 5, 10, 25 and 50 bring some too. Use them whenever you like.',
    'Thirteen levels lead from adding to 10 to numbers below zero. Then everything is mixed, and the creatures come back braver.',
    'What you find hard comes back more often. The map shows, fact by fact, how well you know it; it is kept in this browser, and so is every creature you beat.',
    'For teachers: the map holds a sheet that makes a link to facts of your choice. Whoever opens it is asked nothing else.',
  ],
  usesSeed: true,
  rulesVersion: 3,
  assists: true,
  load: () => import('./play.ts'),
});

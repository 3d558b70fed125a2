// Definition of Math RPG: card, stage, start card, controls. The games page loads it for every game, so it stays small.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

export default defineGame({
  id: 'math-rpg',
  title: 'Math RPG',
  card: {
    blurb: 'Every right answer lands a hit.',
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
    text: 'A right answer hits the enemy; a wrong one lets it hit back. Quick or bold: choose what you answer. There is no clock.',
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
  texts: { facts: { room: 800, noun: 'list of facts' }, card: { room: 80, noun: 'teacher’s card' } },
  howToPlay: [
    'Two questions stand beside each other. Choose one, type its answer, and attack. Take your time: nothing counts down.',
    'A right answer scores 10 and deals 10 to 14 damage. A quick one adds a step to your row, each of which makes the next hit one harder, and it calms the creature.',
    'A bold question is harder, and spends the row: it takes 1, 2, 4, 7 or 11 courage, by the steps of the row. A creature without courage gives up, whatever its health. Whoever waits with a full row deals 10 and is struck for 5, right answer or not. One that gives up pays twice the health it had left: a clever win is worth more than a long one.',
    'After a wrong answer the creature strikes. What a miss costs, 5 to 14, stands on each question. A bold miss costs 4 more and the whole row, a quick one two steps. Bold hits make most creatures angrier, and so does each answer after the tenth.',
    'Each of the thirteen creatures does something of its own. It is said beforehand: the choice that beat the last one may not beat the next.',
    'A beaten creature is a level up: you heal 20, and choose a path. On the meadow you rest, or begin with a row where you need no rest, and are asked what you know best. On the ridge lies a treasure, but the climb costs 20 health, a miss costs more, and you are asked what you know least; but the operation on the shield deals 14 and is a step more.',
    'Treasures go into your bag, three at most; a fourth lies on the ground for one fight. Your longest row of right answers brings one at 5, 10, 25 and 50.',
    'Thirteen levels lead from adding to 10 to numbers below zero. Once all thirteen creatures are beaten your journey is won: go home, or go on. Then everything is mixed, and they come back braver.',
    'What is asked stands above the question, and nothing lies beyond it: under “Adding to 10” no number is above 10. Eight right answers show that you know it, a miss takes four of them back; then the next is asked, and said. What you find hard comes back more often. The map shows, fact by fact, how well you know it; it is kept in this browser, and so is every creature you beat.',
    'For teachers: the map holds a sheet that makes a link: to a card of operations, largest number and length, or to facts of your choice. Whoever opens it is asked nothing else.',
  ],
  usesSeed: true,
  rulesVersion: 5,
  assists: true,
  load: () => import('./play.ts'),
});

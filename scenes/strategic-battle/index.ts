// Game definition of Unit Battle: card, stage, start card, controls. Kept small: the games page loads it for every game.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';
import { COLUMNS, ROWS, WORLD } from './rules/grid.ts';

export default defineGame({
  id: 'strategic-battle',
  title: 'Unit Battle',
  card: {
    blurb: 'Five kinds of paper soldiers, wave after wave.',
    tags: ['strategy', 'real time'],
    players: [1, 1],
    minutes: 4,
    words: ['auto battler', 'lanes', 'army', 'war', 'plants vs zombies', 'waves'],
    added: '2026-11-22',
    listing: { section: 'more', order: 5 },
  },
  rulesVersion: 5,
  frame: 'plain',
  stage: {
    ...WORLD,
    ink: 'teal',
    wants: 'landscape',
    strip: true,
  },
  pointer: { gesture: true },
  start: {
    title: 'Unit Battle',
    text: 'Click a card, or press 1 to 5, and place the unit on the five columns at the left. No enemy may reach the left edge.',
    touchText:
      'Tap a card, then a cell of the five columns at the left, or drag the card there. No enemy may reach the left edge.',
    buttons: [
      { label: 'Start Battle', setup: { mode: 'waves' }, first: true },
      { label: 'Campaign', setup: { mode: 'campaign' } },
      { label: 'Sandbox', setup: { mode: 'sandbox' } },
    ],
    daily: { mode: 'waves' },
    options: [
      {
        name: 'field',
        label: 'Field',
        onlyFor: { mode: 'waves' },
        choices: [
          { value: 'bare', label: 'Open' },
          { value: 'broken', label: 'Wood, mud, hills' },
        ],
      },
      {
        name: 'without',
        label: 'Roster',
        onlyFor: { mode: 'waves' },
        choices: [
          { value: 'nobody', label: 'All five' },
          { value: 'Infantry', label: 'No Infantry' },
          { value: 'Archer', label: 'No Archers' },
          { value: 'Cavalry', label: 'No Cavalry' },
          { value: 'Mage', label: 'No Mages' },
          { value: 'Catapult', label: 'No Catapults' },
        ],
      },
    ],
  },
  controls: CONTROLS,
  realTime: true,
  keyWords: {
    '1 to 5': ['infantry', 'archer', 'cavalry', 'mage', 'catapult'],
  },
  texts: { army: { room: COLUMNS * ROWS, noun: 'army' } },
  howToPlay: [
    'You begin with 100 resources and 8 seconds. Waves come every 15 to 20 seconds; each brings income, and every enemy that falls pays 60 % of its cost.',
    'Units fight from their cell. Place them on empty cells of the first five columns. Infantry and Cavalry reach one cell, Mages 3, Archers 4, Catapults 6.',
    'Infantry counters Cavalry; Archers counter Infantry; Cavalry counters Archers and Catapults; Catapults counter Mages; Mages hurt Infantry and Archers most. Mages and Catapults also hit who stands beside.',
    'Enemies turn aside to fight whoever they notice; Cavalry rides past all but Infantry and dodges shots until held. One that reaches column 0 ends the game.',
    'Your Cavalry rides out at Archers and Catapults, Mages mend their neighbours, and stones miss who walks on.',
    'One wave in four has a theme, announced five seconds before.',
    '“Holds” is a forecast: how often nobody gets through if you place nobody else, and which row breaks first, by whom and when. Strengthen that row.',
    'A purchase can be taken back for five seconds. Later a unit sells for half its cost, less with every wound.',
    'Once wave 10 is beaten, a row may charge while no enemy is in it or beside it: a flag stands before it then. Cavalry crosses in eight seconds. Whoever reaches the last column wins.',
    'On a broken field woods keep off 40 % of strikes from afar, mud halves the pace, and from a hill one reaches a cell farther. A roster of four earns a medal at wave 10.',
    'The campaign: battles with a last wave, each told before it begins. Beat the last wave, or charge through a clear row once the wave before it has come: press its flag. A charge that is under way is waited for. A victory earns a banner, few losses another, a victory by Charge a third; banners pay for upgrades, which may be changed before each battle.',
    'The sandbox: set both armies by hand, each on its half, for nothing, and let them march at each other at any speed. Only numbers and counters count there; traits rest.',
    'Score: every wave beaten counts ten times its number. A breakthrough is worth more than any defeat: 10,000, and 500 for each wave before the fortieth that it did without.',
  ],
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});

// Definition of Sokoban: card, stage, start card, controls. The games page loads it for every game, so it stays small.
import ADDED from '../../assets/levels/sokoban/added.json' with { type: 'json' };
import { addedChoices, addedFiles } from '../kit/core/added.ts';
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';
import { STAGE } from './rules/stage.ts';

export default defineGame({
  id: 'sokoban',
  title: 'Sokoban',
  card: {
    blurb: 'Push every parcel onto its goal. Never pull.',
    tags: ['puzzle'],
    players: [1, 1],
    minutes: 10,
    words: ['boxes', 'crates', 'warehouse', 'logic', 'level editor'],
    added: '2026-11-20',
    listing: { section: 'prototypes', order: 13 },
  },
  frame: 'full',
  stage: { ...STAGE, ink: 'teal', reserve: { sides: 152, above: 98, below: 160 } },
  start: {
    title: 'Sokoban',
    text: 'Push every parcel onto a gold goal. Walk with the arrow keys, or click where to go; click a parcel, then its goal.',
    touchText:
      'Push every parcel onto a gold goal. Swipe, use the arrows, or tap where to go; tap a parcel, then its goal.',
    buttons: [
      { label: 'Play', setup: { lessons: false } },
      { label: 'First lessons', setup: { lessons: true } },
    ],
    options: [
      {
        name: 'level',
        label: 'Level',
        choices: [...[1, 2, 3, 4, 5].map(value => ({ value, label: `Level ${value}` })), ...addedChoices(ADDED)],
        onlyFor: { lessons: false },
      },
    ],
  },
  pointer: { multitouch: true, wheel: true },
  controls: CONTROLS,
  levels: ['1.xsb', '2.xsb', '3.xsb', '4.xsb', '5.xsb', ...addedFiles(ADDED, 'xsb')],
  texts: { board: { room: 20_000, noun: 'board' } },
  touchWords: {
    'Tab leads to the board: each cell says what is there': 'Each cell of the board says what is there',
    'Tab leads to the board itself: arrows walk its cells, each says what is there, and Enter is a click':
      'Each cell of the board says what is there',
    'Click or tap': 'Tap',
    'Wheel or two fingers bring the board nearer, right button or two fingers drag it, O shows all of it':
      'Two fingers bring the board nearer and drag it',
  },
  howToPlay: [
    'Walk into a parcel to push it one cell. It moves only if the cell behind it is free: no wall, no other parcel, no edge of the board.',
    'You can push, never pull. A parcel in a corner stays there, unless the corner is a goal.',
    'The level is solved when no parcel stands off a goal. The next one comes after two seconds; the first follows the last.',
    'Undo and redo know no limit, and no shame: they go back through Reset Level and through a change of level too.',
    'Click or tap a free cell to walk there, a parcel to choose it, then any lit cell: it is pushed there in the fewest pushes.',
    'Gold medal: the fewest pushes there can be. Silver: a fifth more. Bronze: solved. A level solved with a hint earns none.',
    'Wheel or two fingers bring the board nearer, right button or two fingers drag it, O shows all of it.',
    'Tab leads to the board itself: arrows walk its cells, each says what is there, and Enter is a click.',
  ],
  usesSeed: false,
  assists: true,
  load: () => import('./play.ts'),
});

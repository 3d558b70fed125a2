// Definition of Mini golf: card, stage, start card, controls. The games page loads it for every game, so it stays small.
import ADDED from '../../assets/levels/minigolf/added.json' with { type: 'json' };
import { type AddedLevel, addedFiles } from '../kit/core/added.ts';
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

/** Level files: nine courses of the specification, then nine of our own. */
const COURSES = Array.from({ length: 18 }, (_, index) => index + 1);
const afterWin = 'The back nine: after a round within par';

export default defineGame({
  id: 'minigolf',
  title: 'Mini Golf Challenge',
  card: {
    blurb: 'Nine folded courses, one ball, your par.',
    tags: ['sport', 'puzzle'],
    players: [1, 4],
    minutes: 3,
    words: ['golf', 'putt', 'party', 'course editor', 'physics'],
    added: '2026-11-22',
    listing: { section: 'more', order: 2 },
  },
  frame: 'plain',
  stage: {
    width: 800,
    height: 600,
    ink: 'moss',
    wants: 'landscape',
    reserve: { sides: 160, above: 60, below: 136 },
  },
  pointer: { gesture: true, letterbox: true },
  start: {
    title: 'Mini Golf Challenge',
    text: 'Click and drag to aim, release to set power and putt. Or turn with the arrow keys and hold Space.',
    touchText: 'Hold and drag to aim, let go at the power you want.',
    buttons: [{ label: 'Play' }],
    previews: true,
    daily: { round: 'new' },
    ofDay: { round: 'day walk' },
    options: [
      {
        name: 'round',
        label: 'Courses',
        choices: [
          { value: 'front', label: 'The nine courses' },
          { value: 'new', label: 'Three new courses' },
          { value: 'walk', label: 'The endless walk' },
          { value: 'day walk', label: 'The walk of the day' },
          { value: 'back', label: 'The back nine: mills, lifts, ice', afterWin },
          ...COURSES.map(number => ({
            value: `hole ${number}`,
            label: `Practice: course ${number}`,
            ...(number > 9 && { afterWin: `Course ${number}: after a round within par` }),
          })),
          ...ADDED.map(({ title }: AddedLevel, index) => ({
            value: `hole ${COURSES.length + 1 + index}`,
            label: `Practice: ${title}`,
          })),
        ],
      },
      { name: 'players', label: 'Players', count: [1, 4] },
      { name: 'player', label: 'Player', names: 'players', least: 2 },
    ],
  },
  controls: CONTROLS,
  realTime: true,
  keyWords: {
    'the arrow keys': ['left', 'right'],
    Space: ['putt'],
  },
  levels: [...COURSES.map(number => `${number}.json`), ...addedFiles(ADDED, 'json')],
  texts: { course: { room: 6000, noun: 'course' }, hole: { room: 6, noun: 'hole', isCode: true } },
  touchWords: {
    'Click and drag to aim, release to set power and putt.': 'Drag to aim and hold: let go at the power you want.',
    'Click to go on': 'Tap to go on',
    'A second finger, the right mouse button or Esc gives': 'A second finger or Cancel gives',
  },
  howToPlay: [
    'Point where the ball should go, hold to swing the power meter, let go to putt. You may go on aiming while it swings.',
    'The hole takes a ball that is not too fast. Walls give back four fifths of the speed; sand slows the ball down.',
    'Water costs a stroke, and the ball goes back to the start; on new courses it goes back to where it was struck. After ten strokes the ball is picked up.',
    'A second finger, the right mouse button or Esc gives a swing up: no stroke is counted.',
    'Hills push the ball away from their top, hollows towards their middle: the arrows point downhill.',
    'Three new courses: the same for all on one day. Restart and Play Again play the same three once more, beside the ghost of your best; New courses draws others.',
    'The endless walk: hole after hole, through nine landscapes, one total against par. It goes on where you stopped; Pause ends it with a card.',
    'Two to four at one device: each plays a course to its end, then the next. Fewest strokes have the honour on the next course.',
    'Points: par is worth 2, each stroke under it one more, one over it still 1.',
  ],
  usesSeed: true,
  redraw: { label: 'New courses', setup: { round: 'new' } },
  rulesVersion: 4,
  assists: true,
  load: () => import('./play.ts'),
});

// Game definition: card, stage, start card, controls. The code that plays is loaded by `load`.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

export default defineGame({
  id: '_template',
  title: 'Template',
  card: {
    blurb: 'Fly the paper dart to every star.',
    tags: ['action'],
    players: [1, 1],
    minutes: 1,
    added: '2026-11-20',
    listing: { section: 'more', order: 999 },
  },
  frame: 'plain',
  stage: { width: 640, height: 480, ink: 'sky', wants: 'landscape' },
  start: {
    title: 'Template',
    text: 'Collect every star with the arrow keys.',
    touchText: 'Collect every star with the joystick.',
    buttons: [{ label: 'Start' }],
  },
  controls: CONTROLS,
  realTime: true,
  keyWords: { 'the arrow keys': ['up', 'left', 'down', 'right'] },
  howToPlay: ['Fly over every star. The clock is your score.'],
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});

// Game definition: card, stage, start card, controls. The code that plays is loaded by `load`.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

export default defineGame({
  id: '_turns',
  title: 'Template',
  card: {
    blurb: 'Draw slips, and stop before the blot.',
    tags: ['dice'],
    players: [1, 1],
    minutes: 1,
    added: '2026-11-20',
    listing: { section: 'more', order: 999 },
  },
  frame: 'plain',
  stage: { width: 640, height: 400, ink: 'teal', wants: 'landscape' },
  start: {
    title: 'Template',
    text: 'Draw slips and keep their points before a blot takes them. Space draws, Enter keeps.',
    touchText: 'Draw slips and keep their points before a blot takes them.',
    buttons: [{ label: 'Start' }],
  },
  controls: CONTROLS,
  keyWords: { Space: ['draw'], Enter: ['keep'] },
  howToPlay: [
    'Each slip adds its number to what is at risk. Keep it, and the round is over.',
    'A blot takes what is at risk. One slip in six is one.',
  ],
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});

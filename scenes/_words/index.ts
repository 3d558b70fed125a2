// Game definition: card, stage, start card, controls. The code that plays is loaded by `load`.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

export default defineGame({
  id: '_words',
  title: 'Template',
  card: {
    blurb: 'Find the word in few guesses.',
    tags: ['text adventure'],
    players: [1, 1],
    minutes: 1,
    added: '2026-11-20',
    listing: { section: 'more', order: 999 },
  },
  frame: 'plain',
  stage: { width: 720, height: 480, ink: 'plum', layout: 'words' },
  start: {
    title: 'Template',
    text: 'Say one word after the other: each is answered by the letters that it shares with the one you look for.',
    buttons: [{ label: 'Start' }],
  },
  controls: CONTROLS,
  howToPlay: ['Type a word, or press one. The answer says how many of its letters are in the word you look for.'],
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});

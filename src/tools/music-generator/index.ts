// Music generator: address, texts and card of the tool; loaded by every page, so it is small.
import type { ToolDefinition } from '../tool.ts';

export default {
  path: '/video-game-music-generator',
  title: 'Video Game Music Generator',
  description:
    'Compose looping game music in the browser: pick a genre and an intensity, press play, record it, or take it away as WAV, stems and MIDI.',
  card: { blurb: 'Three layers, five moods, one seed: loops for the game you are making.', tags: ['music', 'sound'] },
  frame: 'full',
  source: 'src/tools/music-generator/MusicGenerator.tsx',
  load: () => import('./MusicGenerator.tsx'),
} satisfies ToolDefinition;

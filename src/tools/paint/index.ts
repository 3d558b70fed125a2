// Paint: address, texts and card of the tool; loaded by every page, so it is small.
import type { ToolDefinition } from '../tool.ts';

export default {
  path: '/paint',
  title: 'Paint',
  description:
    'A drawing page in the spirit of MacPaint: pencil, brush, patterns and a bucket, exact to the pixel, kept stroke by stroke on your device.',
  card: { blurb: 'One sheet, one pen, every pixel where you put it.', tags: ['drawing', 'MacPaint files'] },
  frame: 'full',
  source: 'src/tools/paint/view/Paint.tsx',
  load: () => import('./view/Paint.tsx'),
} satisfies ToolDefinition;

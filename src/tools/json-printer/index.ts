// Definition of the JSON pretty printer for the catalogue.
import type { ToolDefinition } from '../tool.ts';

export default {
  path: '/j-parse',
  title: 'JSON pretty printer',
  description:
    'Paste JSON and see it as a tree or a table. Search, edit, repair and share it: to the last digit, at any size, on your device alone.',
  card: { blurb: 'Trees and tables from any JSON, to the last digit.', tags: ['tool', 'JSON'] },
  frame: 'full',
  source: 'src/tools/json-printer/JsonPrinter.tsx',
  load: () => import('./JsonPrinter.tsx'),
} satisfies ToolDefinition;

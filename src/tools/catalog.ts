// Tool catalogue: one line per tool. Routes, the Games page, Home's 'Fun Stuff' and the sitemap use this list.
//
// A tool is a folder here with an `index.ts` that says what it is, light enough for every page to load:
//
//   export default {
//     path: '/j-parse', title: 'JSON Pretty Printer', description: 'A sentence for search engines.',
//     card: { blurb: 'One line on its card.', tags: ['text'], image: 'j-parse.jpg' },
//     frame: 'full', source: 'src/tools/json-printer/JsonPrinter.tsx', load: () => import('./JsonPrinter.tsx'),
//   } satisfies ToolDefinition;
//
// and `TOOLS = [jsonPrinter]` below is the one line. The page itself draws its <h1>; its title and description are set for it.
import jsonPrinter from './json-printer/index.ts';
import musicGenerator from './music-generator/index.ts';
import paint from './paint/index.ts';
import type { ToolDefinition } from './tool.ts';

export const TOOLS: readonly ToolDefinition[] = [jsonPrinter, musicGenerator, paint];

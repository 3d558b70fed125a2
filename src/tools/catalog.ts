// The tools of the site, one line each; their code is fetched by their own pages alone.
import type { ComponentType } from 'react';

export interface ToolDefinition {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** `image` is a file under assets/images/. */
  readonly card: { readonly blurb: string; readonly tags: readonly string[]; readonly image?: string };
  readonly frame: 'full' | 'plain' | 'fullscreen' | 'black';
  /** The page's module from the root, so that pre-rendered HTML can ask for it early. */
  readonly source: string;
  load(): Promise<{ readonly default: ComponentType }>;
}

export const TOOLS: readonly ToolDefinition[] = [
  {
    id: 'json-printer',
    path: '/j-parse',
    title: 'JSON pretty printer',
    description:
      'Paste JSON and see it as a tree or a table. Search, edit, repair and share it: to the last digit, at any size, on your device alone.',
    card: { blurb: 'Trees and tables from any JSON, to the last digit.', tags: ['tool', 'JSON'] },
    frame: 'full',
    source: 'src/tools/json-printer/JsonPrinter.tsx',
    load: () => import('./json-printer/JsonPrinter.tsx'),
  },
];

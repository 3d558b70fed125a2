// Definition of a tool: address, texts and card, and its lazy page.
import type { ComponentType } from 'react';
import type { GameDefinition } from '../../scenes/kit/game.ts';

export interface ToolDefinition {
  /** Where it stands, at the root: '/j-parse'. */
  readonly path: `/${string}`;
  readonly title: string;
  /** What search engines and social previews say of it. */
  readonly description: string;
  readonly card: {
    readonly blurb: string;
    readonly tags: readonly string[];
    /** A file under assets/images/, 16:10. */
    readonly image?: string;
  };
  readonly frame: GameDefinition['frame'];
  /** The file that `load` fetches, from the root: the written page asks for its script and styles early. */
  readonly source: `src/tools/${string}.tsx`;
  load(): Promise<{ readonly default: ComponentType }>;
}

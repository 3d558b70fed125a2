// What the present page adds to the palette and the settings: a game's page says which game it shows and what can be done in it.
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { GameDefinition } from '../../../scenes/kit/game.ts';

/** Something that can be done on this page, as the palette lists it. */
export interface PageAction {
  readonly id: string;
  readonly title: string;
  /** Other words for it. */
  readonly words?: readonly string[];
  run(): void;
}

export interface PageContext {
  readonly game: GameDefinition | null;
  /** True if slower play is an assist here: one person plays, in real time. */
  readonly slowable: boolean;
  /** What can be done now. */
  actions(): readonly PageAction[];
}

const NO_CONTEXT: PageContext = { game: null, slowable: false, actions: () => [] };

export const pageContext = createStore<PageContext>(() => NO_CONTEXT);

/** Hook of a page: its context, for as long as it is shown. */
export function usePageContext(context: PageContext): void {
  useEffect(() => pageContext.setState(context, true));
  useEffect(() => () => pageContext.setState(NO_CONTEXT, true), []);
}

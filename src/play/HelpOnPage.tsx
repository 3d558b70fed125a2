// The help under the stage is written into the page: its words are there at once, its script comes after the first picture.
import { type ComponentType, lazy, memo, Suspense } from 'react';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { afterFirstFrame } from './firstFrame.ts';
import type { HelpPanel as Panel } from './HowToPlay.tsx';
import styles from './PlayPage.module.css';

type PanelProps = Parameters<typeof Panel>[0];

/** Where it cannot be fetched, the written words stay as they are. */
const HelpPanel = lazy(
  () =>
    new Promise<{ readonly default: ComponentType<PanelProps> }>(resolve => {
      const load = () =>
        import('./HowToPlay.tsx').then(
          ({ HelpPanel: found }) => resolve({ default: found }),
          () => {},
        );
      if (import.meta.env.SSR) void load();
      else afterFirstFrame(() => void load());
    }),
);

interface HelpOnPageProps {
  readonly definition: GameDefinition;
}

/** Rendered once: a second rendering before its script is there would take the written words away. */
export const HelpOnPage = memo(function HelpOnPage({ definition }: HelpOnPageProps) {
  return (
    definition.helpOnPage && (
      <div className={styles.below}>
        <Suspense>
          <HelpPanel definition={definition} title={definition.helpOnPage} />
        </Suspense>
      </div>
    )
  );
});

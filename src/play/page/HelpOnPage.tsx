// Help panel under the stage: its text is pre-rendered, its script is fetched after the first picture.
import { type ComponentType, lazy, memo, Suspense } from 'react';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import type { HelpPanel as Panel } from '../cards/HowToPlay.tsx';
import { afterFirstFrame } from '../stage/firstFrame.ts';
import styles from './PlayPage.module.css';

type PanelProps = Parameters<typeof Panel>[0];

const loadHowToPlay = () => import('../cards/HowToPlay.tsx');

/** If the chunk cannot be fetched, the pre-rendered text stays. */
const HelpPanel = lazy(
  () =>
    new Promise<{ readonly default: ComponentType<PanelProps> }>(resolve => {
      const load = () =>
        loadHowToPlay().then(
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

/** Memoised: a second rendering before its script is loaded would remove the pre-rendered text. */
export const HelpOnPage = memo(function HelpOnPage({ definition }: HelpOnPageProps) {
  return (
    definition.helpOnPage && (
      <div className={styles.below} data-below="">
        <Suspense>
          <HelpPanel definition={definition} title={definition.helpOnPage} />
        </Suspense>
      </div>
    )
  );
});

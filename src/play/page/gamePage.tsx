// Page module of a game: fetches its definition and the play page together.
import { type ComponentType, Suspense } from 'react';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { NeedsScript } from '../../site/frame/NeedsScript.tsx';
import { PageMeta } from '../../site/frame/PageMeta.tsx';
import { socialFile } from '../../site/games/pictureFile.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';

/** What the game still lacks; in development only. */
const MissingList = import.meta.env.DEV ? lazyPart(() => import('./MissingList.tsx')) : null;

type LoadGame = () => Promise<{ readonly default: GameDefinition }>;

export async function gamePage(load: LoadGame): Promise<{ readonly default: ComponentType }> {
  const [{ default: definition }, { default: PlayPage }] = await Promise.all([load(), import('./PlayPage.tsx')]);
  const { title, card } = definition;
  return {
    default: () => (
      <>
        <PageMeta title={title} description={card.blurb} image={socialFile(definition.id)} />
        <NeedsScript title={definition.heading ?? title} />
        <PlayPage definition={definition} />
        {MissingList && (
          <Suspense>
            <MissingList id={definition.id} />
          </Suspense>
        )}
      </>
    ),
  };
}

// Page module of a game: fetches its definition and the play page together.
import type { ComponentType } from 'react';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { NeedsScript } from '../site/NeedsScript.tsx';
import { PageMeta } from '../site/PageMeta.tsx';
import { socialFile } from '../site/pictureFile.ts';

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
      </>
    ),
  };
}

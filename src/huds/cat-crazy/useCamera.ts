// Camera hook: screenshot of the stage for the album, with a status message.
import { useEffect, useState } from 'react';
import { KINDS } from '../../../scenes/cat-crazy/rules/cats/breeds.ts';
import type { CatCrazyView } from '../../../scenes/cat-crazy/view.ts';
import type { HudProps } from '../HudProps.ts';

const SAID_MS = 4000;

export function useCamera(
  game: string,
  picture: HudProps['picture'],
): readonly [said: string | null, take: (view: CatCrazyView) => Promise<void>] {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const take = async (view: CatCrazyView) => {
    if (!picture) return;
    try {
      const png = await picture();
      const { savePhoto } = await import('../../data/games/photos.ts');
      setSaid((await savePhoto(game, png, wordsOf(view))) ?? 'A picture for the album. The book has it.');
    } catch {
      setSaid('The picture could not be taken.');
    }
  };
  return [said, take];
}

/** Caption: the cats in the picture. */
function wordsOf({ cats, eggs }: CatCrazyView): string {
  if (cats.length === 0) return eggs.length > 0 ? 'Eggs in the nest' : 'An empty room';
  return cats.map(({ name, breed, coat }) => `${name}, ${KINDS[breed].coats[coat]} ${KINDS[breed].name}`).join('; ');
}

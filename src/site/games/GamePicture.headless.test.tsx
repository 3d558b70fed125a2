// Card picture: own image first, then a screenshot, then the title.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GamePicture } from './GamePicture.tsx';
import { pictureFile } from './pictureFile.ts';

afterEach(cleanup);

const game = (id: string, image?: string) => ({ id, title: id, ink: 'sky', card: image ? { image } : {} });

test.each<[id: string, image: string | undefined, file: string | undefined, src: string | null, srcset: string | null]>(
  [
    ['sokoban', 'own.png', 'own.png', '/assets/images/own.png', null],
    [
      'sokoban',
      undefined,
      'sokoban.webp',
      '/assets/images/sokoban-720.webp',
      '/assets/images/sokoban-720.webp 720w, /assets/images/sokoban.webp 1280w',
    ],
    ['golf', undefined, undefined, null, null],
  ],
)('%s with %s of its own is shown by %s', (id, image, file, src, srcset) => {
  expect(pictureFile(game(id, image))).toBe(file);
  const { container } = render(<GamePicture game={game(id, image)} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src') ?? null).toBe(src);
  expect(picture?.getAttribute('srcset') ?? null).toBe(srcset);
  if (picture) expect(picture).toMatchObject({ width: 640, height: 400 });
  else expect(screen.getByText(id)).toBeTruthy();
});

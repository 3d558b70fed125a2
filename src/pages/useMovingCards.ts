// Hook: cards of a page that move; their script is fetched once the page stands.
import { useEffect } from 'react';

export function useMovingCards(): void {
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    const begin = async () => {
      const module = await load().catch(() => null);
      const page = document.querySelector('main');
      if (module && page && !isLeft) stop = module.moveCards(page);
    };
    void begin();
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
}

const load = () => import('../site/games/movingCards.ts');

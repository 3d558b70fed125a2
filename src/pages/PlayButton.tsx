// Play button of Home: one label and one size for everybody; which game it begins follows from what was played last, else from device and day.
import { CARDS } from 'virtual:cards';
import { BEGIN } from '../site/games/begin.ts';
import { dayNumber } from '../site/games/day.ts';
import { gamePath } from '../site/games/gamePath.ts';
import { nextGame } from '../site/games/suggestedGames.ts';
import { usePlayable } from '../site/offline/playable.ts';
import { useVisitor } from '../site/visitor.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useHydrated } from '../ui/hooks/useHydrated.ts';

export function PlayButton() {
  const visitor = useVisitor();
  const hydrated = useHydrated();
  const touch = hydrated && matchMedia('(pointer: coarse)').matches;
  const playable = usePlayable(CARDS);
  const game = nextGame(playable ?? CARDS, visitor, touch ? 'touch' : 'keyboard', hydrated ? dayNumber() : 0);
  return (
    <ButtonLink to={game ? gamePath(game.id) : '/games'} size="lg" state={BEGIN} data-begin>
      Play
    </ButtonLink>
  );
}

// Play button of Home: one label and one size for everybody; which game it begins follows from what was played last, else from device and day.
import { CARDS } from 'virtual:cards';
import { BEGIN } from '../site/begin.ts';
import { dayNumber } from '../site/day.ts';
import { gamePath } from '../site/gamePath.ts';
import { usePlayable } from '../site/playable.ts';
import { nextGame } from '../site/suggestedGames.ts';
import { useVisitor } from '../site/visitor.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useHydrated } from '../ui/useHydrated.ts';

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

// Begin hook: a visitor who came by a press that wants play gets it, as if the start card's main button had been pressed. Where that card is a
// specified screen its main button gets the focus instead.
import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isBegin } from '../../site/games/begin.ts';
import { focusPrimary } from '../cards/StageCard.tsx';

interface Begins {
  /** True where the start card is a specified screen. */
  readonly atCard: boolean;
  /** True once the game can begin: its stage is mounted and it is known whether a run is kept. */
  readonly ready: boolean;
  /** Begins as the main button does. */
  begin(): void;
}

/** Answers whether the game will begin by itself. A reload, Back and Forward bring no press: they end at the start card. */
export function useBegin({ atCard, ready, begin }: Begins): boolean {
  const { state } = useLocation();
  const arrival = useNavigationType();
  const [wanted, setWanted] = useState(() => isBegin(state) && arrival === NavigationType.Push);
  const beginOnce = useEffectEvent(() => {
    setWanted(false);
    begin();
  });
  useEffect(() => {
    if (wanted && atCard) focusPrimary();
  }, [wanted, atCard]);
  useEffect(() => {
    if (!wanted || atCard || !ready) return;
    const timer = setTimeout(beginOnce);
    return () => clearTimeout(timer);
  }, [wanted, atCard, ready]);
  return wanted && !atCard;
}

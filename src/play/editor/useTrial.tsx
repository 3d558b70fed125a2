// Trial hook of an editor: the button that opens and ends the trial, and the trial itself, which is fetched when it is opened.
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import type { TrialPlayProps } from './TrialPlay.tsx';

const TrialPlay = lazyPart(() => import('./TrialPlay.tsx'));

export interface Trial {
  readonly button: ReactNode;
  /** Null while there is none. */
  readonly beside: ReactNode;
}

export function useTrial(trial: TrialPlayProps): Trial {
  const [isOpen, setOpen] = useState(false);
  return {
    button: (
      <Button variant="secondary" disabled={!isOpen && trial.drawn === null} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'End the trial' : 'Play beside the drawing'}
      </Button>
    ),
    beside: isOpen ? (
      <Suspense fallback={<p role="status">Unfolding the trial …</p>}>
        <TrialPlay {...trial} />
      </Suspense>
    ) : null,
  };
}

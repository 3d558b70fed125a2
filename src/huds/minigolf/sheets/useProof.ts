// Hook: runs the stroke search to prove a course's par, with progress and cancel.

import { useEffect, useRef, useState } from 'react';
import { grouped } from '../../../../scenes/kit/core/digits.ts';
import { type Course, type Stroke, writeCourse } from '../../../../scenes/minigolf/course.ts';

export type ProofState =
  | { readonly kind: 'none' }
  | { readonly kind: 'working'; readonly putts: number; readonly strokes: number }
  | { readonly kind: 'reached'; readonly line: readonly Stroke[] }
  /** With this par, at the fineness of the search. */
  | { readonly kind: 'unreached' }
  | { readonly kind: 'open'; readonly why: string };

export interface ProofTask {
  readonly state: ProofState;
  /** Of the course as it is drawn now. */
  readonly line: readonly Stroke[] | null;
  prove(): void;
  cancel(): void;
}

/** A proof holds for the course it was made for, and ends with it. */
export function useProof(course: Course | null): ProofTask {
  const text = course && writeCourse(course);
  const [known, setKnown] = useState<{ readonly text: string; readonly state: ProofState } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    if (text === null) return;
    return () => running.current?.abort();
  }, [text]);

  const state: ProofState = known && known.text === text ? known.state : { kind: 'none' };
  return {
    state,
    line: state.kind === 'reached' ? state.line : null,
    async prove() {
      if (!course || !text) return;
      const control = new AbortController();
      running.current?.abort();
      running.current = control;
      const tell = (next: ProofState) => !control.signal.aborted && setKnown({ text, state: next });
      tell({ kind: 'working', putts: 0, strokes: 1 });
      try {
        const { searchInWorker } = await import('../../../../scenes/minigolf/search/client.ts');
        const { line, isFewest, putts } = await searchInWorker(course, course.par, {
          signal: control.signal,
          onProgress: progress => tell({ kind: 'working', ...progress }),
        });
        if (line) tell({ kind: 'reached', line });
        else if (isFewest) tell({ kind: 'unreached' });
        else tell({ kind: 'open', why: `Not reached within ${grouped(putts)} putts. Nothing is proven.` });
      } catch (error) {
        tell({ kind: 'open', why: error instanceof Error ? error.message : 'The search stopped.' });
      }
    },
    cancel() {
      running.current?.abort();
      setKnown(null);
    },
  };
}

// Hook: runs the stroke search to prove a course's par, with progress and cancel.

import { useEffect, useRef, useState } from 'react';
import { grouped } from '../../../../scenes/kit/core/digits.ts';
import { type Course, type Stroke, writeCourse } from '../../../../scenes/minigolf/rules/course.ts';

export type ProofState =
  | { readonly kind: 'none' }
  | { readonly kind: 'working'; readonly putts: number; readonly strokes: number }
  | { readonly kind: 'reached'; readonly line: readonly Stroke[] }
  /** Not reached within par, at the search's resolution. */
  | { readonly kind: 'unreached' }
  | { readonly kind: 'open'; readonly why: string };

export interface ProofTask {
  readonly state: ProofState;
  /** Strokes that prove the par of the course as drawn now, or null. */
  readonly line: readonly Stroke[] | null;
  prove(): void;
  cancel(): void;
}

/** A proof belongs to one course text; a change of the course aborts it. */
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
      const report = (next: ProofState) => !control.signal.aborted && setKnown({ text, state: next });
      report({ kind: 'working', putts: 0, strokes: 1 });
      try {
        const { searchInWorker } = await import('../../../../scenes/minigolf/search/client.ts');
        const { line, isFewest, putts } = await searchInWorker(course, course.par, {
          signal: control.signal,
          onProgress: progress => report({ kind: 'working', ...progress }),
        });
        if (line) report({ kind: 'reached', line });
        else if (isFewest) report({ kind: 'unreached' });
        else report({ kind: 'open', why: `Not reached within ${grouped(putts)} putts. Nothing is proven.` });
      } catch (error) {
        report({ kind: 'open', why: error instanceof Error ? error.message : 'The search stopped.' });
      }
    },
    cancel() {
      running.current?.abort();
      setKnown(null);
    },
  };
}

// Hook: proves a drawn mission in a Worker, with progress and cancel. A proof belongs to one text; a change of it aborts the proof.
import { useEffect, useRef, useState } from 'react';
import type { MissionProof } from '../../../../scenes/emergencia/levels/missionProof.ts';
import { proveInWorker } from '../../../../scenes/emergencia/levels/missionProofClient.ts';

type ProofState =
  | { readonly kind: 'none' }
  | { readonly kind: 'working'; readonly played: number }
  | { readonly kind: 'done'; readonly proof: MissionProof }
  | { readonly kind: 'failed'; readonly why: string };

interface MissionProofRun {
  readonly state: ProofState;
  prove(): void;
  cancel(): void;
}

export function useMissionProof(text: string | null): MissionProofRun {
  const [known, setKnown] = useState<{ readonly text: string; readonly state: ProofState } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    if (text === null) return;
    return () => running.current?.abort();
  }, [text]);
  return {
    state: known !== null && known.text === text ? known.state : { kind: 'none' },
    async prove() {
      if (text === null) return;
      const control = new AbortController();
      running.current?.abort();
      running.current = control;
      const report = (state: ProofState) => !control.signal.aborted && setKnown({ text, state });
      report({ kind: 'working', played: 0 });
      try {
        const watch = { signal: control.signal, onProgress: (played: number) => report({ kind: 'working', played }) };
        report({ kind: 'done', proof: await proveInWorker(text, watch) });
      } catch (error) {
        report({ kind: 'failed', why: error instanceof Error ? error.message : 'The proof stopped.' });
      }
    },
    cancel() {
      running.current?.abort();
      setKnown(null);
    },
  };
}

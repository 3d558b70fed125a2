// Games for use without a connection: how many are on this device, and a button that keeps them all.
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../ui/Button.tsx';
import { byteSize } from '../ui/byteSize.ts';
import styles from './OfflineGames.module.css';
import { type OfflineProblem, type OfflineState, offline } from './offline.ts';
import type * as Parts from './offlineParts.ts';
import { withOffline } from './withOffline.ts';

const PROBLEMS: Readonly<Record<OfflineProblem, string>> = {
  unsupported: 'This browser keeps no pages for later here; a private window often cannot. Everything works as before.',
  refused: 'The browser did not allow it, perhaps because this window is private. Everything works as before.',
  full: 'The browser gives this site no more room. What is kept stays; make room on this device to keep more.',
  'not fetched': 'The connection was lost on the way. What was fetched is kept; try again to go on.',
};

export function OfflineGames() {
  const state = useStore(offline);
  const { kept, notKept, fetching } = state;
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    void withOffline(parts => parts.refreshOffline());
  }, []);
  const act = async (run: (parts: typeof Parts) => unknown) => {
    await withOffline(run, () => offline.setState({ problem: 'not fetched' }));
    // The button that was pressed may be gone: what came of it has the focus then.
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true });
  };
  const isComplete = notKept?.length === 0;
  return (
    <div className={styles.offline}>
      <div className={styles.act}>
        {fetching && (
          <progress
            key="progress"
            className={styles.progress}
            aria-label="Keeping all games"
            value={fetching.of === null ? undefined : fetching.bytes}
            max={fetching.of ?? 1}
          />
        )}
        {(fetching || !isComplete) && (
          <Button
            key="keep"
            variant={fetching ? 'secondary' : 'default'}
            onClick={() => void act(parts => (fetching ? parts.stopKeeping() : parts.keepAll()))}
          >
            {fetching ? 'Cancel' : 'Keep all games on this device'}
          </Button>
        )}
        {!fetching && kept.size > 0 && (
          <Button key="remove" variant="secondary" onClick={() => void act(parts => parts.forgetKept())}>
            Remove them
          </Button>
        )}
      </div>
      <p ref={words} className={styles.state} role="status" tabIndex={-1}>
        {stateText(state)}
      </p>
    </div>
  );
}

function stateText({ kept, notKept, keptBytes, missingBytes, problem }: OfflineState): string {
  if (problem && !notKept) return PROBLEMS[problem];
  if (!notKept) return 'A game that you have played with a connection is kept for you; you can also keep them all.';
  const all = kept.size + notKept.length;
  const now =
    notKept.length === 0
      ? `All ${all} games are kept on this device: ${byteSize(keptBytes)}.`
      : `${kept.size} of ${all} games are kept on this device. ${kept.size === 0 ? 'All' : 'The others'} are ${byteSize(missingBytes)} to fetch.`;
  return problem ? `${now} ${PROBLEMS[problem]}` : now;
}

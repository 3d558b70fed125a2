// Games for use without a connection: how many are on this device, and a button that keeps them all.
import { CARDS } from 'virtual:cards';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { byteSize } from '../../ui/share/byteSize.ts';
import { withOfflineParts } from './loadOfflineParts.ts';
import styles from './OfflineGames.module.css';
import { type OfflineProblem, type OfflineState, offline } from './offline.ts';
import type * as Parts from './offlineParts.ts';

const PROBLEMS: Readonly<Record<OfflineProblem, string>> = {
  unsupported: 'This browser keeps no pages for later here; a private window often cannot. Everything works as before.',
  refused: 'The browser did not allow it, perhaps because this window is private. Everything works as before.',
  full: 'The browser gives this site no more room. What is kept stays; make room on this device to keep more.',
  'not fetched': 'The connection was lost on the way. What was fetched is kept; try again to go on.',
  wrong:
    'The site sent a wrong file; perhaps it is just being updated. What was fetched is kept; try again in a few minutes.',
};

export function OfflineGames() {
  const state = useStore(offline);
  const { kept, notKept, fetching, partly } = state;
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    void withOfflineParts(parts => parts.checkKept());
  }, []);
  const act = async (run: (parts: typeof Parts) => unknown) => {
    if (!(await withOfflineParts(run))) offline.setState({ problem: 'not fetched' });
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
      {partly.length > 0 && (
        <ul className={styles.partly} aria-label="Games of which a part is missing">
          {partly.map(({ id, files, bytes }) => (
            <li key={id}>
              {CARDS.find(game => game.id === id)?.title ?? id}: {files === 1 ? '1 file is' : `${files} files are`}{' '}
              missing, {byteSize(bytes)}. Open it with a connection to complete it.
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the check by hashes found. */
function checkText({ kept, broken, problem }: OfflineState): string {
  if (!broken) return broken === 0 && kept.size > 0 ? 'Checked: every file is whole.' : '';
  const found = broken === 1 ? 'One file was broken' : `${broken} files were broken`;
  return problem ? `${found} and cannot be used any more.` : `${found}; fetched again, all is whole now.`;
}

function stateText(state: OfflineState): string {
  const { kept, notKept, keptBytes, missingBytes, problem } = state;
  if (problem && !notKept) return PROBLEMS[problem];
  if (!notKept) return 'A game that you have played online is kept for you; you can also keep them all.';
  const all = kept.size + notKept.length;
  const now =
    notKept.length === 0
      ? `All ${all} games are kept on this device: ${byteSize(keptBytes)}.`
      : `${kept.size} of ${all} games are kept on this device. ${kept.size === 0 ? 'All' : 'The others'} are a download of ${byteSize(missingBytes)}.`;
  return [now, checkText(state), problem && PROBLEMS[problem]].filter(Boolean).join(' ');
}

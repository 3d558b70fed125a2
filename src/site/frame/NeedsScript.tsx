// Notices where JavaScript is off: they stand in the place of what would look alive and answer nobody.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import styles from './NeedsScript.module.css';

/** In the place of a tool or a game. */
export const NeedsScript = ({ title }: { readonly title: string }) => (
  <WithoutScript hides="rest">
    <div className={styles.notice} data-needs-script>
      <h1>{title}</h1>
      <p>
        This page runs on your own device, with JavaScript, and sends nothing anywhere. Please allow it here and load
        the page again.
      </p>
      <Link to="/games">All games</Link>
    </div>
  </WithoutScript>
);

interface WithoutScriptProps {
  /** What it stands for: its next sibling, or all that follow. */
  readonly hides: 'next' | 'rest';
  readonly children: ReactNode;
}

/** Shown where scripts are off. Browsers say that in a media feature; in one that lacks it a noscript has elements only there. */
export function WithoutScript({ hides, children }: WithoutScriptProps) {
  if (useHydrated()) return null;
  return (
    <>
      <noscript>
        <span data-no-script />
      </noscript>
      <div className={styles.shown} data-hides={hides}>
        {children}
      </div>
    </>
  );
}

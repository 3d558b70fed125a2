// List of what a game still lacks, on its page under `npm run dev`; where nothing is missing there is none.
import { useEffect, useState } from 'react';
import type { Missing } from '../../build/missing.ts';
import styles from './MissingList.module.css';

export default function MissingList({ id }: { readonly id: string }) {
  const [list, setList] = useState<readonly Missing[]>([]);
  useEffect(() => {
    const control = new AbortController();
    const load = async () => {
      const response = await fetch(`/__missing?game=${encodeURIComponent(id)}`, { signal: control.signal });
      setList((await response.json()) as readonly Missing[]);
    };
    // Without the server, or once the page is left, there is nothing to list.
    void load().catch(() => undefined);
    return () => control.abort();
  }, [id]);
  if (list.length === 0) return null;
  return (
    <details className={styles.list} open>
      <summary>Still missing: {list.length}</summary>
      <dl>
        {list.map(({ what, how }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <code>{how}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

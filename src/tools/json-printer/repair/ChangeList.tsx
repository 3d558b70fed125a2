// Changes of one kind, decided one by one: a virtual list whose rows are asked of the Worker as they come in sight.
import { useEffect, useRef, useState } from 'react';
import type { Kind } from '../engine/repair/kinds.ts';
import type { ChangeRow, Decision } from '../engine/repair/session.ts';
import { useScroll } from '../tree/useScroll.ts';
import { ChangeText } from './ChangeText.tsx';
import styles from './RepairDialog.module.css';
import type { RepairClient } from './repairClient.ts';

/** Rows that are asked for at once. */
const PAGE = 200;
/** Height of a row, in the letters' size. */
const ROW_REM = 2.5;

interface ChangeListProps {
  readonly client: RepairClient;
  readonly kind: Kind;
  readonly count: number;
  readonly decision: Decision;
  onDecide(decision: Decision): void;
}

export function ChangeList({ client, kind, count, decision, onDecide }: ChangeListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [rowHeight] = useState(() => ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const scroll = useScroll(box, count, rowHeight);
  const first = Math.floor(scroll.top / rowHeight);
  const behind = Math.min(count, first + Math.ceil(scroll.height / rowHeight) + 1);
  const rows = useRows(client, kind, first, behind);
  const except = new Set(decision.except);
  const toggle = (index: number) => {
    if (!except.delete(index)) except.add(index);
    onDecide(
      except.size === count ? { isAccepted: !decision.isAccepted, except: [] } : { ...decision, except: [...except] },
    );
  };
  return (
    <div
      ref={box}
      className={styles.list}
      role="group"
      aria-label="Changes of this kind"
      style={{ blockSize: `${Math.min(count, 7) * rowHeight}px` }}
    >
      <div style={{ blockSize: scroll.inner }}>
        <div className={styles.window} style={{ blockSize: scroll.height }}>
          {Array.from({ length: Math.max(0, behind - first) }, (_, i) => first + i).map(index => {
            const row = rows(index);
            return (
              <label
                key={index}
                className={styles.row}
                style={{ blockSize: rowHeight, transform: `translateY(${index * rowHeight - scroll.top}px)` }}
              >
                <input
                  type="checkbox"
                  checked={decision.isAccepted !== except.has(index)}
                  onChange={() => toggle(index)}
                />
                {row && (
                  <>
                    <span className={styles.line}>Line {row.line.toLocaleString('en')}</span>
                    <ChangeText row={row} />
                  </>
                )}
              </label>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Rows of the pages in sight; undefined while one comes. */
function useRows(
  client: RepairClient,
  kind: Kind,
  first: number,
  behind: number,
): (index: number) => ChangeRow | undefined {
  const [pages, setPages] = useState<ReadonlyMap<number, readonly ChangeRow[]>>(new Map());
  const from = Math.floor(first / PAGE);
  const to = Math.floor(Math.max(first, behind - 1) / PAGE);
  useEffect(() => {
    let isGone = false;
    const ask = async (page: number) => {
      const rows = await client.rows(kind, page * PAGE, (page + 1) * PAGE);
      if (!isGone) setPages(known => new Map(known).set(page, rows));
    };
    for (let page = from; page <= to; page++) if (!pages.has(page)) void ask(page).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [client, kind, from, to, pages]);
  return index => pages.get(Math.floor(index / PAGE))?.[index % PAGE];
}

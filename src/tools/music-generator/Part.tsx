// A part of the page: in its place on a wide window, and on a phone a sheet from the bottom, which a button opens.
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { hideFromTop } from '../../ui/topLayer.ts';
import styles from './Part.module.css';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** The narrowest window on which parts stand in their places; Part.module.css has the same. */
const WIDE = '(width >= 46rem)';

export function Part({ id, title, children }: PartProps) {
  const part = useRef<HTMLDivElement>(null);
  const isWide = useMedia(WIDE);
  // A phone that is turned has the part in its place again.
  useEffect(() => {
    if (isWide) hideFromTop(part.current);
  }, [isWide]);
  return (
    <div ref={part} id={id} popover="auto" role="group" aria-label={title} className={styles.part}>
      <div className={styles.head}>
        <strong>{title}</strong>
        <Button variant="ghost" size="icon" aria-label={`Close ${title}`} popoverTarget={id} popoverTargetAction="hide">
          <X aria-hidden />
        </Button>
      </div>
      {children}
    </div>
  );
}

/** The button of a sheet, where there are sheets. */
export function PartOpener({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Button variant="secondary" size="sm" className={styles.opener} popoverTarget={id}>
      {children}
    </Button>
  );
}

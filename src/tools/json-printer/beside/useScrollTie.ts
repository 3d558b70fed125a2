// Hook: a side of the scroll tie. It tells where it is scrolled to while it leads, and goes where the other side tells it.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Line } from '../engine/text/textLines.ts';
import type { Scroll } from '../tree/useScroll.ts';
import { offsetOf, placeOf } from './scrollPlaces.ts';
import type { ScrollTie, Side } from './scrollTie.ts';

interface TiedSide {
  readonly side: Side;
  readonly box: RefObject<HTMLElement | null>;
  readonly scroll: Scroll;
  readonly count: number;
  readonly rowHeight: number;
  /** What stands in a row, and the row of a line; negative if there is none. */
  lineOfRow(row: number): Line | undefined;
  rowOfLine(line: Line): number;
}

/** What puts a hand on a side. */
const HANDS = ['pointerenter', 'pointerdown', 'wheel', 'touchstart', 'focusin', 'keydown'] as const;

export function useScrollTie(tie: ScrollTie, tied: TiedSide): void {
  const { side, box, scroll } = tied;
  const { top } = scroll;
  const follow = useEffectEvent((place: Parameters<typeof offsetOf>[0]) => {
    const offset = offsetOf(place, tied.rowHeight, tied.rowOfLine);
    if (offset !== null) scroll.scrollTo(offset);
  });
  const tell = useEffectEvent((at: number) => {
    const place = placeOf(
      { top: at, height: scroll.height, count: tied.count, rowHeight: tied.rowHeight },
      tied.lineOfRow,
    );
    if (place) tie.moved(side, place);
  });
  useEffect(() => tie.follow(side, place => follow(place)), [tie, side]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const lead = () => tie.lead(side);
    for (const hand of HANDS) element.addEventListener(hand, lead, { passive: true });
    return () => {
      for (const hand of HANDS) element.removeEventListener(hand, lead);
    };
  }, [tie, side, box]);
  useEffect(() => tell(top), [top]);
}

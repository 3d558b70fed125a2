// Virtual scrolling of rows of equal height. Browsers limit the height of an element, so a long list scrolls at a scale: a wheel or
// finger still moves it pixel by pixel, the scroll bar moves it over its whole length.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Largest safe height of an element, in pixels. */
const MAX_ELEMENT_HEIGHT = 8_000_000;

export interface Scroll {
  /** Scroll offset at full scale, in pixels. */
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** Height of the scrolled element, in pixels. */
  readonly inner: number;
  scrollTo(top: number): void;
  /** Scrolls as little as needed to show a row; true if it did. */
  showRow(row: number): boolean;
}

export function useScroll(boxRef: RefObject<HTMLDivElement | null>, count: number, rowHeight: number): Scroll {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [at, setAt] = useState({ top: 0, left: 0 });
  const real = useRef(0);
  /** Next offset: several events may come before the next frame. */
  const next = useRef(0);
  const total = count * rowHeight;
  const inner = Math.min(total, MAX_ELEMENT_HEIGHT);
  const most = Math.max(0, total - size.height);
  const mostReal = Math.max(0, inner - size.height);
  const isScaled = total > MAX_ELEMENT_HEIGHT;
  const top = Math.min(at.top, most);

  const moveTo = useCallback(
    (wanted: number) => {
      const element = boxRef.current;
      if (!element) return;
      next.current = Math.max(0, Math.min(most, wanted));
      real.current = isScaled ? Math.round((next.current / most) * mostReal) : next.current;
      element.scrollTop = real.current;
      setAt({ top: next.current, left: element.scrollLeft });
    },
    [boxRef, most, mostReal, isScaled],
  );

  useEffect(() => {
    const element = boxRef.current;
    if (!element) return;
    const scrolled = () => {
      const now = element.scrollTop;
      const by = now - real.current;
      const isFine = isScaled && now > 0 && now < mostReal && Math.abs(by) < size.height;
      if (isFine && Math.abs(by) >= 1) moveTo(next.current + by);
      else {
        if (!isFine) next.current = isScaled ? (now / mostReal) * most : now;
        real.current = now;
        setAt({ top: next.current, left: element.scrollLeft });
      }
    };
    const turned = (event: WheelEvent) => {
      if (!isScaled || event.ctrlKey || event.shiftKey || event.deltaY === 0) return;
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? rowHeight : 1;
      moveTo(next.current + event.deltaY * unit);
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    element.addEventListener('wheel', turned, { passive: false });
    return () => {
      element.removeEventListener('scroll', scrolled);
      element.removeEventListener('wheel', turned);
    };
  }, [boxRef, isScaled, most, mostReal, moveTo, rowHeight, size.height]);

  useLayoutEffect(() => {
    const element = boxRef.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [boxRef]);

  const showRow = useCallback(
    (row: number) => {
      if (size.height === 0) return false;
      const from = row * rowHeight;
      if (from < top) moveTo(from);
      else if (from + rowHeight > top + size.height) moveTo(from + rowHeight - size.height);
      else return false;
      return true;
    },
    [top, rowHeight, size.height, moveTo],
  );

  return { top, left: at.left, width: size.width, height: size.height, inner, scrollTo: moveTo, showRow };
}

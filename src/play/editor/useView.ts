// View hook of a drawing: zoom steps, the part that is seen, and scrolling to a place. The frame scrolls; a fitting drawing has zoom 1.
import { useEffect, useEffectEvent, useState } from 'react';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** Part of a drawing, in parts of its width and height. */
export interface SeenPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
const ALL: SeenPart = { left: 0, top: 0, width: 1, height: 1 };

export interface View {
  /** Ref of the frame. */
  attach(frame: HTMLDivElement | null): void;
  readonly zoom: number;
  /** Width of the frame in CSS pixels, without its padding; 0 before it is known. */
  readonly width: number;
  readonly seen: SeenPart;
  readonly canZoomIn: boolean;
  zoomBy(steps: number): void;
  fit(): void;
  /** Puts a place of the drawing, in parts of it, into the middle. */
  lookAt(x: number, y: number): void;
  /** Scrolls by so many CSS pixels. */
  pan(byX: number, byY: number): void;
  /** Scrolls as far as is needed to show a rectangle, in CSS pixels of the drawing. */
  reveal(left: number, top: number, size: number): void;
}

interface Zoom {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}
const WHOLE: Zoom = { zoom: ZOOMS[0], x: 0.5, y: 0.5 };

export function useView(): View {
  const [frame, attach] = useState<HTMLDivElement | null>(null);
  /** Zoom, and the middle of what was seen when it changed: it stays in the middle. */
  const [{ zoom, x, y }, setZoom] = useState<Zoom>(WHOLE);
  const [width, setWidth] = useState(0);
  const [seen, setSeen] = useState(ALL);

  const look = useEffectEvent(() => {
    const part = seenIn(frame);
    setSeen(before => (JSON.stringify(before) === JSON.stringify(part) ? before : part));
  });
  const zoomBy = (steps: number) => {
    const part = seenIn(frame);
    const next = ZOOMS.findIndex(one => one === zoom) + steps;
    setZoom({
      zoom: ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, next))] ?? 1,
      x: part.left + part.width / 2,
      y: part.top + part.height / 2,
    });
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? 1 : -1);
  });

  useEffect(() => {
    if (!frame) return;
    const onScroll = () => look();
    const wheel = (event: WheelEvent) => onWheel(event);
    const observer = new ResizeObserver(entries => {
      for (const { target, contentRect } of entries) if (target === frame) setWidth(contentRect.width);
      look();
    });
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    frame.addEventListener('scroll', onScroll, { passive: true });
    frame.addEventListener('wheel', wheel, { passive: false });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', onScroll);
      frame.removeEventListener('wheel', wheel);
    };
  }, [frame]);
  // After the effects of the drawing, which give it its size.
  useEffect(() => {
    if (frame && zoom > 0) scrollTo(frame, x, y);
  }, [frame, zoom, x, y]);

  return {
    attach,
    zoom,
    width,
    seen,
    canZoomIn: zoom < (ZOOMS.at(-1) ?? 1),
    zoomBy,
    fit: () => setZoom(WHOLE),
    lookAt: (toX, toY) => frame && scrollTo(frame, toX, toY),
    pan: (byX, byY) => frame?.scrollBy(byX, byY),
    reveal(left, top, size) {
      if (!frame) return;
      const near = (at: number, from: number, room: number) =>
        at < from ? at : at + size > from + room ? at + size - room : from;
      frame.scrollTo({
        left: near(left, frame.scrollLeft, frame.clientWidth),
        top: near(top, frame.scrollTop, frame.clientHeight),
      });
    },
  };
}

/** Puts a place, in parts of the whole, into the middle of the frame. */
const scrollTo = (frame: HTMLElement, x: number, y: number): void =>
  frame.scrollTo({
    left: x * frame.scrollWidth - frame.clientWidth / 2,
    top: y * frame.scrollHeight - frame.clientHeight / 2,
  });

function seenIn(element: HTMLElement | null): SeenPart {
  if (!element || element.scrollWidth === 0 || element.scrollHeight === 0) return ALL;
  return {
    left: element.scrollLeft / element.scrollWidth,
    top: element.scrollTop / element.scrollHeight,
    width: Math.min(1, element.clientWidth / element.scrollWidth),
    height: Math.min(1, element.clientHeight / element.scrollHeight),
  };
}

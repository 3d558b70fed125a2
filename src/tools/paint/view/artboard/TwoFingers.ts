// Two fingers on the artboard: whether they tap, and whether the first had drawn a stroke before the second landed.

/** Longest time of a tap, from the first finger down to the last up, in milliseconds. */
const TAP_MS = 400;
/** Farthest way of a finger in a tap, in CSS pixels. */
const TAP_WAY = 14;
/** A finger that has gone this far for this long draws: a second one takes nothing back. */
const STROKE_WAY = 32;
const STROKE_MS = 500;

type Touch = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY' | 'timeStamp'>;
interface Finger {
  readonly clientX: number;
  readonly clientY: number;
}

export class TwoFingers {
  /** Where the fingers that are down have landed. */
  private readonly fingers = new Map<number, Finger>();
  private startedAt = 0;
  private lastAt = 0;
  /** Most fingers that were down at once since the first landed, and the farthest way of one of them. */
  private most = 0;
  private way = 0;

  /** Whether the first finger had drawn before the last event. */
  get isStroke(): boolean {
    return this.way >= STROKE_WAY && this.lastAt - this.startedAt >= STROKE_MS;
  }

  down({ pointerId, pointerType, clientX, clientY, timeStamp }: Touch): void {
    if (pointerType !== 'touch') return;
    if (this.fingers.size === 0) {
      this.startedAt = timeStamp;
      this.most = 0;
      this.way = 0;
    }
    this.lastAt = timeStamp;
    this.fingers.set(pointerId, { clientX, clientY });
    this.most = Math.max(this.most, this.fingers.size);
  }

  move({ pointerId, clientX, clientY }: Touch): void {
    const from = this.fingers.get(pointerId);
    if (from) this.way = Math.max(this.way, Math.hypot(clientX - from.clientX, clientY - from.clientY));
  }

  /** True if this ends a tap of two fingers; one that the system took away taps nothing. */
  up(event: Touch & Pick<PointerEvent, 'type'>): boolean {
    this.move(event);
    if (!this.fingers.delete(event.pointerId)) return false;
    if (event.type === 'pointercancel') this.most = Number.POSITIVE_INFINITY;
    const isShort = event.timeStamp - this.startedAt <= TAP_MS && this.way <= TAP_WAY;
    return this.fingers.size === 0 && this.most === 2 && isShort;
  }
}

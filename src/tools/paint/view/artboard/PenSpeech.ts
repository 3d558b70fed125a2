// What a screen reader hears of a pen that is moved by keys: pen up and down at once, its place now and then while it moves and where it stops.
import { createStore } from 'zustand/vanilla';

/** Pause between two places while a key is held, in milliseconds. */
export const PAUSE_MS = 2000;
/** A pen that has not moved for this time has stopped, in milliseconds. */
export const STOPPED_MS = 300;

export class PenSpeech {
  /** The words in the live region, and how many were said: a repeated sentence must differ to be read again. */
  readonly store = createStore<{ readonly text: string; readonly times: number }>(() => ({ text: '', times: 0 }));
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When a place was said last, or the move began; 0 while the pen rests. */
  private since = 0;

  say = (text: string): void => {
    this.stop();
    this.store.setState(({ times }) => ({ text, times: times + 1 }));
  };

  /** The pen has come to a place. */
  movedTo(place: string): void {
    const now = Date.now();
    clearTimeout(this.timer);
    if (this.since === 0) this.since = now;
    if (now - this.since >= PAUSE_MS) {
      this.say(place);
      this.since = now;
    }
    this.timer = setTimeout(() => this.say(place), STOPPED_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.since = 0;
  }
}

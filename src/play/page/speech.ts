// Speech queue of a game: a run's opening comes first. In real time announcements are batched and limited, because a screen reader speaks more slowly
// than events happen and must not lag behind play.

/** Pause between two announcements, in milliseconds. */
export const PAUSE_MS = 2000;
/** A sentence may be repeated after this time, in milliseconds. */
export const REPEAT_AFTER_MS = 6000;
/** Most sentences kept in the queue: the newest. */
export const MAX_QUEUED = 3;

/** Time before a run's opening is said, in milliseconds: a live region that has just come is not yet listened to. */
export const OPENING_MS = 300;

export interface SpeechQueue {
  enqueue(sentences: readonly string[]): void;
  /** Says how a run begins after a moment; what happens meanwhile waits and is said with it. */
  open(text: string): void;
  /** Announces at once and drops the queue. */
  interrupt(text: string): void;
  /** Drops what waits, and forgets what was said: a level begins. An opening stays. */
  renew(): void;
  /** Drops everything. */
  stop(): void;
}

/** Joins sentences that may or may not end with a full stop. */
export const joinSentences = (parts: readonly string[]): string => parts.join('. ').replace(/([.!?…])\. /g, '$1 ');

/** Letters and digits alone: 'Game Over!' and 'GAME OVER' are one sentence to ears. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Sentences that none of the others has said, each once. */
export function unsaid(sentences: readonly string[], others: Iterable<string> = []): readonly string[] {
  const said = [...others].map(bare);
  return sentences.filter((sentence, index) => {
    const own = bare(sentence);
    const isHeldBy = (other: string) => ` ${other} `.includes(` ${own} `);
    if (said.some(isHeldBy)) return false;
    const later = sentences.slice(index + 1).map(bare);
    return !later.some(isHeldBy);
  });
}

/** Most letters of what an undo names; of a longer text its first sentence is enough. */
const MAX_NAMED = 140;

/** What an undo says it took back, or a redo did again, in the words that announced it. */
export function takenBackText(isUndo: boolean, sentences: readonly string[]): string {
  const whole = joinSentences(sentences).replaceAll(/\s+/g, ' ').trim();
  const named =
    whole.length <= MAX_NAMED ? whole : (/^.*?[.!?…](?=\s|$)/.exec(whole)?.[0] ?? whole).slice(0, MAX_NAMED);
  const what = isUndo ? 'Taken back' : 'Done again';
  return named === '' ? `${what}.` : `${what}: ${named}`;
}

/**
 * Paced, for real time: the first sentence at once, later ones together after a pause, and none twice within a few seconds. Otherwise everything at
 * once, and in full.
 */
export function createSpeechQueue(say: (text: string) => void, isPaced: boolean): SpeechQueue {
  const saidAt = new Map<string, number>();
  let opening: string | null = null;
  let waiting: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function speak(): void {
    timer = undefined;
    const parts = [...(opening === null ? [] : [opening]), ...waiting];
    if (parts.length === 0) return;
    const now = Date.now();
    for (const sentence of waiting) saidAt.set(sentence, now);
    opening = null;
    waiting = [];
    say(isPaced ? joinSentences(parts) : parts.join(' '));
    if (isPaced) timer = setTimeout(speak, PAUSE_MS);
  }

  function renew(): void {
    waiting = [];
    saidAt.clear();
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    opening = null;
    renew();
  }

  return {
    enqueue(sentences) {
      if (isPaced) {
        const now = Date.now();
        for (const [sentence, time] of saidAt) if (now - time >= REPEAT_AFTER_MS) saidAt.delete(sentence);
        waiting = unsaid([...waiting, ...sentences], saidAt.keys()).slice(-MAX_QUEUED);
      } else waiting = [...waiting, ...sentences];
      if (timer === undefined) speak();
    },
    open(text) {
      stop();
      opening = text;
      timer = setTimeout(speak, OPENING_MS);
    },
    interrupt(text) {
      stop();
      say(text);
      if (isPaced) timer = setTimeout(speak, PAUSE_MS);
    },
    renew,
    stop,
  };
}

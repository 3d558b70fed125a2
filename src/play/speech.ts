// When what happens in real time is said aloud: a screen reader speaks slower than guards notice, and must never lag behind play.

/** Between two utterances. */
export const PAUSE_MS = 1500;
/** The same sentence is news again after this. */
export const FORGET_MS = 6000;
/** Of what happened meanwhile, so much is still worth saying: the newest. */
export const MOST = 3;

export interface Speech {
  hear(sentences: readonly string[]): void;
  /** At once, and instead of whatever waited. */
  interrupt(text: string): void;
  stop(): void;
}

/** Some come with their full stop, some without. */
export const inSentences = (parts: readonly string[]): string => parts.join('. ').replace(/([.!?…])\. /g, '$1 ');

/** Says the first sentence at once, what comes after it together in a pause, nothing twice within a few seconds. */
export function paced(say: (text: string) => void): Speech {
  const saidAt = new Map<string, number>();
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function speak(): void {
    timer = undefined;
    if (waiting.length === 0) return;
    const now = Date.now();
    for (const sentence of waiting) saidAt.set(sentence, now);
    say(inSentences(waiting));
    waiting = [];
    timer = setTimeout(speak, PAUSE_MS);
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
  }

  return {
    hear(sentences) {
      const now = Date.now();
      for (const [sentence, time] of saidAt) if (now - time >= FORGET_MS) saidAt.delete(sentence);
      const news = sentences.filter(sentence => !saidAt.has(sentence));
      waiting = [...new Set([...waiting, ...news])].slice(-MOST);
      if (timer === undefined) speak();
    },
    interrupt(text) {
      stop();
      say(text);
      timer = setTimeout(speak, PAUSE_MS);
    },
    stop,
  };
}

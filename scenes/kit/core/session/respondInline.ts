// Answers whatever a run asks, at once: for tests, benches and bots, which have time to wait. A page has a Worker do the same work.
import type { Json } from '../json.ts';
import type { Session } from './session.ts';

/** Until the answer is called, every question is answered by this function. */
export function respondInline(session: Session, work: (question: Json) => Json): () => void {
  const look = () => {
    const { question } = session.store.getState();
    if (question !== null) session.answer(question, work(question));
  };
  const stop = session.store.subscribe(({ question }, before) => {
    if (question !== before.question) look();
  });
  look();
  return stop;
}

// Answers whatever a run asks, at once: for tests, benches and bots, which have time to wait. A page has a Worker do the same work.
import type { Json } from '../json.ts';
import type { Session } from './session.ts';

/** Until the answer is called, every question is answered by this function. */
export function respondInline(session: Session, work: (question: Json) => Json): () => void {
  const look = () => {
    const { request } = session.store.getState();
    if (request !== null) session.respond(request, work(request));
  };
  const stop = session.store.subscribe(({ request }, before) => {
    if (request !== before.request) look();
  });
  look();
  return stop;
}

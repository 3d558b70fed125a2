// Inline responder: responds to a session's requests at once, for tests, benches and bots, which may block. A page uses a Worker instead.
import type { Json } from '../json.ts';
import type { Session } from './session.ts';

/** Responds to every request by this function; returns the function that stops it. */
export function respondInline(session: Session, work: (request: Json) => Json): () => void {
  const respondNow = () => {
    const { request } = session.store.getState();
    if (request !== null) session.respond(request, work(request));
  };
  const stop = session.store.subscribe(({ request }, before) => {
    if (request !== before.request) respondNow();
  });
  respondNow();
  return stop;
}

// Door for pages under `npm run dev` that write into the source: a POST request of the same site, of limited length, answered in a sentence.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';

export interface DoorAnswer {
  readonly status: number;
  /** For the user. */
  readonly message: string;
}

/** Longest request, in characters. */
const MOST_CHARACTERS = 1_000_000;

export function openDoor(middlewares: Connect.Server, path: string, handle: (body: string) => DoorAnswer): void {
  middlewares.use(path, (request, response) => void answer(request, response, handle));
}

async function answer(request: IncomingMessage, response: ServerResponse, handle: (body: string) => DoorAnswer) {
  const { status, message } = await answerTo(request, handle);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
}

/** Answer to a request: only the site's own pages may write. */
export async function answerTo(
  request: Pick<IncomingMessage, 'method' | 'headers'> & AsyncIterable<unknown>,
  handle: (body: string) => DoorAnswer,
): Promise<DoorAnswer> {
  const site = request.headers['sec-fetch-site'];
  if (request.method !== 'POST' || (site !== undefined && site !== 'same-origin'))
    return { status: 403, message: 'Not saved: only the page itself may.' };
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MOST_CHARACTERS) return { status: 413, message: 'Not saved: it is too long.' };
  }
  return handle(body);
}

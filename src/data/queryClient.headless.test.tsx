// The shared data fetch does what the specification says, against a real server.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getJson, type On401, queryClient, useShared, useSharedOrNull } from './queryClient.ts';

const ANSWERS: Readonly<Record<string, readonly [status: number, body: string, reason?: string]>> = {
  '/level.json': [200, '{"walls":[1,2]}'],
  '/null.json': [200, 'null'],
  '/torn.json': [200, '{"walls":'],
  '/secret': [401, 'who are you?'],
  '/silent-secret': [401, '', 'Unauthorized'],
  '/gone': [404, 'no such level'],
  '/silent': [404, '', 'Not Found'],
  '/broken': [500, '{"message":"out of paper"}'],
};

let server: Server;
let asked: IncomingMessage[] = [];
const fetched = vi.spyOn(globalThis, 'fetch');

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    const [status, body, reason] = ANSWERS[request.url ?? ''] ?? [404, ''];
    response.writeHead(status, reason).end(body);
  });
  await new Promise<void>(done => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`http://localhost:${port}/`);
  document.cookie = 'who=fox';
});
afterAll(() => server.close());

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  queryClient.clear();
  fetched.mockClear();
});

const ask = (path: string, on401?: On401) =>
  queryClient.fetchQuery({ queryKey: [path, on401], queryFn: getJson(on401) });

test.each<[path: string, on401: On401 | undefined, answer: unknown]>([
  ['/level.json', undefined, { walls: [1, 2] }],
  ['/level.json', 'null', { walls: [1, 2] }],
  ['/null.json', undefined, null],
  ['/secret', 'null', null],
])('%s, where 401 should %s, gives %o', async (path, on401, answer) => {
  expect(await ask(path, on401)).toEqual(answer);
});

test.each<[path: string, on401: On401 | undefined, message: string | RegExp]>([
  ['/secret', undefined, '401: who are you?'],
  ['/secret', 'raise', '401: who are you?'],
  ['/silent-secret', 'raise', '401: Unauthorized'],
  ['/gone', undefined, '404: no such level'],
  ['/gone', 'null', '404: no such level'],
  ['/silent', undefined, '404: Not Found'],
  ['/broken', undefined, '500: {"message":"out of paper"}'],
  ['/torn.json', undefined, /JSON/],
])('%s, where 401 should %s, raises %s and is asked once', async (path, on401, message) => {
  const failure = await ask(path, on401).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  expect((failure as Error).message).toMatch(
    typeof message === 'string' ? new RegExp(`^${escaped(message)}$`) : message,
  );
  expect(asked).toHaveLength(1);
});

const escaped = (text: string) => text.replaceAll(/[?{}.]/g, String.raw`\$&`);

test('by default it is a GET of the key’s first element, with cookies', async () => {
  expect(await queryClient.fetchQuery({ queryKey: ['/level.json', 'ignored', 3] })).toEqual({ walls: [1, 2] });
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /level.json']);
  expect(asked[0]?.headers.cookie).toBe('who=fox');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
});

test('the defaults: no interval, no focus, never stale, no retries', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, retry: false },
    mutations: { retry: false },
  });
});

function Walls() {
  const { data, error } = useShared<{ walls: number[] }>('/level.json');
  return <p>{error ? error.message : (data?.walls.join() ?? 'waiting')}</p>;
}

test('two parts of a page share one request; focus, a new mount and the network back ask no more', async () => {
  const { unmount } = render(
    <>
      <Walls />
      <Walls />
    </>,
  );
  expect(await screen.findAllByText('1,2')).toHaveLength(2);
  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  unmount();
  render(<Walls />);
  expect(screen.getByText('1,2')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('without a network it still asks: what was visited before may be there', async () => {
  onlineManager.setOnline(false);
  render(<Walls />);
  expect(await screen.findByText('1,2')).toBeTruthy();
});

test('a failure is told once, and not asked again', async () => {
  function Gone() {
    return <p>{useShared('/gone').error?.message ?? 'waiting'}</p>;
  }
  render(<Gone />);
  expect(await screen.findByText('404: no such level')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('nobody signed in: null where that is an answer, an error where it is not', async () => {
  function Who() {
    const { data, isSuccess } = useSharedOrNull('/secret');
    const { error } = useShared('/secret');
    return <p>{`${isSuccess ? String(data) : 'waiting'}, ${error?.message ?? 'waiting'}`}</p>;
  }
  render(<Who />);
  expect(await screen.findByText('null, 401: who are you?')).toBeTruthy();
});

test('a change that fails is not tried again', async () => {
  const change = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('torn'));
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: change });
  await expect(mutation.execute(undefined)).rejects.toThrow('torn');
  expect(change).toHaveBeenCalledOnce();
});

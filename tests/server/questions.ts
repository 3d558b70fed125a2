// What is asked of whatever serves the site, and what it must answer. Written out, not taken from the table the servers are made from.
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';

interface Question {
  /** The request's target, sent exactly so: no client tidies it on its way. */
  readonly ask: string;
  readonly method?: string;
  readonly accept?: string;
  readonly status: number;
  /** Where it leads; absent: nowhere. */
  readonly location?: string;
  readonly type?: string;
  /** A `Range` header, what then comes, and the `Content-Range` it comes with. */
  readonly range?: string;
  readonly body?: string;
  readonly contentRange?: string;
  /** Which of these encodings the answer may come in, the best first; of those the server knows. */
  readonly packed?: readonly string[];
}

const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
const ANEW = 'no-cache';

const POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': expect.stringMatching(/^'self'(?: 'sha256-[\w+/]{43}=')+$/),
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'worker-src': "'self' blob:",
  'media-src': "'self' blob:",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};
/** The script that runs players' scripts, and nothing else that is served. */
const SANDBOX = '/build/referee.worker-1.js';
const mayCompile = ({ ask, status }: Question): boolean => status === 200 && ask === SANDBOX;
const SECURITY: Readonly<Record<string, unknown>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringMatching(/gamepad=\(self\).*camera=\(\), microphone=\(\), geolocation=\(\)/),
  'cross-origin-opener-policy': 'same-origin',
};

const found = (ask: string, type: string): Question => ({ ask, status: 200, type });
const moved = (ask: string, location: string): Question => ({ ask, status: 301, location });
const missing = (ask: string): Question => ({ ask, status: 404, type: HTML });
const refused = (ask: string): Question => ({ ask, status: 400 });
const packing = (accept: string, ...packed: readonly string[]): Question => ({
  ...found('/games', HTML),
  accept,
  packed,
});

const IMAGE = { ask: '/assets/images/fox.png' };
const ranged = (range: string, body: string, contentRange: string): Question => ({
  ...IMAGE,
  range,
  status: 206,
  type: 'image/png',
  body,
  contentRange,
});

const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  'pages and files': [
    ...[found('/', HTML), found('/games', HTML), found('/games/', HTML), found('/games?seed=7?x', HTML)],
    ...[found('//games', HTML), found('/games/../games', HTML), found('/%67ames', HTML), found('/robots.txt', TEXT)],
    found('/manifest.webmanifest', 'application/manifest+json; charset=utf-8'),
    found('/sitemap.xml', 'application/xml; charset=utf-8'),
    // The service worker: whoever kept it would hold every visitor at an old version.
    found('/sw.js', 'text/javascript; charset=utf-8'),
    found('/build/index-1.js', 'text/javascript; charset=utf-8'),
    found('/build/page-1.css', 'text/css; charset=utf-8'),
    found('/build/face-1.woff2', 'font/woff2'),
    found('/build/referee.worker-1.js', 'text/javascript; charset=utf-8'),
    found('/build/quickjs-1.wasm', 'application/wasm'),
    found('/assets/images/fox.svg', 'image/svg+xml; charset=utf-8'),
    found('/assets/images/fox.png', 'image/png'),
    found('/assets/levels/1.json', 'application/json; charset=utf-8'),
    found('/assets/levels/1.xsb', 'application/octet-stream'),
  ],
  'what is not there': [
    ...[
      missing('/no-such-page'),
      missing('/games/no-such-game'),
      missing('/robots.txt/'),
      missing('/robots.txt/a'),
      missing('/404.html'),
    ],
    ...[missing('/build'), missing('/build/'), missing('/build/gone-1.js'), missing('/build/gone-1.js?v=2')],
    ...[missing('/build/referee.worker-gone.js'), missing('/build/referee.worker-'), missing('/referee.worker-1.js')],
    ...[
      missing('/assets/images/gone.png'),
      missing('/%E2%82%AC'),
      missing('/%0d%0aSet-Cookie:%20a=b'),
      missing(`/${'long'.repeat(99)}`),
    ],
  ],
  'what is nobody’s business': [
    ...[missing('/_headers'), missing('/nginx.conf'), missing('/%6eginx.conf'), missing('//nginx.conf')],
    ...[missing('/.env'), missing('/.vite/manifest.json'), missing('/assets/.hidden/a.txt'), missing('/%2eenv')],
    ...[missing('/games/index.html.br'), missing('/build/index-1.js.gz'), missing('/robots.txt.gz')],
    ...[refused('/../package.json'), refused('/..%2fpackage.json'), refused('/games/..%2f..%2fpackage.json')],
    ...[refused('/%E0%A4%A'), refused('/%00'), refused('/robots.txt%00.html')],
  ],
  'what has moved': [
    moved('/guardians-and-glory', '/games/guardians-and-glory'),
    moved('/guardians-and-glory/', '/games/guardians-and-glory'),
    moved('/lemmonade-billionaire?a=1', '/games/lemonade-billionaire?a=1'),
    moved('/lemmonade-billionaire/?a=1', '/games/lemonade-billionaire?a=1'),
    moved('/index.html', '/'),
    moved('/index.html?a=1', '/?a=1'),
    moved('/games/index.html', '/games'),
    moved('/games/index.html?', '/games'),
    moved('/games/index.html?seed=7&tune=guardSpeed:3', '/games?seed=7&tune=guardSpeed:3'),
    moved('/games/index.html?a=1?b=2?', '/games?a=1?b=2?'),
    moved('/games/index.html?to=%2F%2Fevil.example', '/games?to=%2F%2Fevil.example'),
    moved('//games/index.html', '/games'),
  ],
  'what must lead nowhere': [
    ...['//evil.example/index.html', '/%2Fevil.example/index.html', '/%2f%2fevil.example/index.html'],
    ...['/\\evil.example/index.html', '/%5cevil.example/index.html', '/%5C%5Cevil.example/index.html'],
    ...['/.//evil.example/index.html', '/games//evil.example/index.html', '/%E2%82%AC/index.html'],
    ...['/no-such-page/index.html', '/%0d%0aSet-Cookie:%20a=b/index.html'],
  ].map(missing),
  'how it is packed': [
    ...[packing('gzip, deflate, br', 'br', 'gzip'), packing('gzip', 'gzip'), packing('br', 'br'), packing('identity')],
    ...[packing('br;q=0'), packing('br;q=0, gzip', 'gzip'), packing('gzip;q=0'), packing('gzip; q=0.000, br;q=0.0')],
    ...[packing('br;q=0.5, gzip;q=0.9', 'gzip'), packing('BR; Q=0.001', 'br'), packing('brr, xgzip')],
    { ask: '/build/quickjs-1.wasm', status: 200, type: 'application/wasm', accept: 'gzip, br', packed: ['br', 'gzip'] },
    { ask: '/assets/images/fox.png', status: 200, type: 'image/png', accept: 'gzip, br', packed: [] },
    { ask: '/no-such-page', status: 404, type: HTML, accept: 'gzip', packed: ['gzip'] },
  ],
  'a part of it': [
    ranged('bytes=0-0', 'P', 'bytes 0-0/3'),
    ranged('bytes=1-', 'NG', 'bytes 1-2/3'),
    ranged('bytes=0-99', 'PNG', 'bytes 0-2/3'),
    ranged('bytes=-2', 'NG', 'bytes 1-2/3'),
    ranged('bytes=-500', 'PNG', 'bytes 0-2/3'),
    { ...IMAGE, range: 'bytes=3-', status: 416, contentRange: 'bytes */3' },
    { ...IMAGE, range: 'bytes=-0', status: 416, contentRange: 'bytes */3' },
    { ...IMAGE, range: 'lines=1-2', status: 200, type: 'image/png', body: 'PNG' },
    { ...missing('/no-such-page'), range: 'bytes=0-0' },
  ],
  'how it is asked': [
    { ask: '/games', method: 'HEAD', status: 200, type: HTML },
    { ask: '/build/gone-1.js', method: 'HEAD', status: 404, type: HTML },
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap(method =>
      ['/games', '/guardians-and-glory', '/build/index-1.js', '/no-such-page'].map(ask => ({
        ask,
        method,
        status: 405,
      })),
    ),
  ],
};

const keptFor = ({ ask, status }: Question): string => {
  if (status !== 200 && status !== 206) return ANEW;
  return ask.startsWith('/build/') ? FOR_GOOD : ask.startsWith('/assets/') ? FOR_A_DAY : ANEW;
};

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

export function asked(
  port: number,
  { ask, method, accept, range }: Question,
  headers = {},
): Promise<{ status: number; headers: Headers; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = {
      ...headers,
      ...(accept !== undefined && { 'Accept-Encoding': accept }),
      ...(range !== undefined && { Range: range }),
    };
    request({ host: '127.0.0.1', port, path: ask, method: method ?? 'GET', headers: sent, agent: false }, response => {
      let body = '';
      response.setEncoding('latin1').on('data', chunk => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

const policyOf = ({ 'content-security-policy': policy = '' }: Headers) =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map(rule => [rule.split(' ', 1)[0], rule.slice(rule.indexOf(' ') + 1)]),
  );

/** Asks everything of the server at a port. `knows` names the encodings it can send. nginx adds its headers to a 416 twice. */
export function askAll(port: () => number, knows: readonly string[], { adds416Twice = false } = {}): void {
  describe.each(Object.entries(QUESTIONS))('%s', (_, questions) => {
    test.each(
      questions.map(
        question =>
          [question.method ?? 'GET', question.ask, question.accept ?? question.range ?? '', question] as const,
      ),
    )('%s %s %s', async (_method, _ask, _accept, question) => {
      const { status, headers, body } = await asked(port(), question);
      expect({ status, location: headers['location'] }).toEqual({
        status: question.status,
        location: question.location,
      });
      expect(headers['content-range']).toBe(question.contentRange);
      if (status === 416 && adds416Twice) return;
      expect(headers).toMatchObject({ ...SECURITY, 'cache-control': keptFor(question) });
      const scripts = mayCompile(question) ? "'self' 'wasm-unsafe-eval'" : "'self'";
      expect(policyOf(headers)).toEqual({ ...POLICY, 'script-src': scripts });
      expect(headers['strict-transport-security'], 'over HTTP').toBeUndefined();
      expect(headers['allow']).toBe(status === 405 ? 'GET, HEAD' : undefined);
      if (question.type) expect(headers['content-type']).toBe(question.type);
      expect(headers['content-encoding']).toBe(question.packed?.find(name => knows.includes(name)));
      if (question.packed)
        expect(headers['vary']).toBe(
          question.packed.length || status === 404 || question.type === HTML ? 'Accept-Encoding' : undefined,
        );
      if (question.body !== undefined) expect(body).toBe(question.body);
      if (question.method === 'HEAD') expect(body).toBe('');
      // Neither what only the server may read nor where it lies.
      expect(body).not.toMatch(/SECRET|\/home\/|\/tmp\/|\/work\/|node_modules| {4}at /);
    });
  });

  test('what the browser has is not sent again, and may be kept as long', async () => {
    const question: Question = { ask: '/build/index-1.js', status: 304 };
    const first = await asked(port(), question);
    const again = await asked(port(), question, { 'If-None-Match': first.headers['etag'] });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers).toMatchObject({ ...SECURITY, etag: first.headers['etag'], 'cache-control': FOR_GOOD });
  });

  test.each<[asked: string, tags: (etag: string) => string, status: number]>([
    ['whatever there is', () => '*', 304],
    ['one of a list', etag => `"other", ${etag}`, 304],
    ['one that is weakly the same', etag => `W/${etag}`, 304],
    ['others alone', () => '"other", W/"one"', 200],
  ])('a browser may have it: %s', async (_, tags, status) => {
    const question: Question = { ask: '/build/index-1.js', status };
    const { headers } = await asked(port(), question);
    expect((await asked(port(), question, { 'If-None-Match': tags(String(headers['etag'])) })).status).toBe(status);
  });

  test('what is not there is not there whatever the browser has', async () => {
    for (const ask of ['/no-such-page', '/build/gone-1.js'])
      expect(await asked(port(), missing(ask), { 'If-None-Match': '*' })).toMatchObject({ status: 404 });
  });

  test('a part is of the file that the browser began with, or the whole new one comes', async () => {
    const question: Question = ranged('bytes=1-', 'NG', 'bytes 1-2/3');
    const { headers } = await asked(port(), { ...IMAGE, status: 200 });
    expect(await asked(port(), question, { 'If-Range': headers['etag'] })).toMatchObject({ status: 206, body: 'NG' });
    expect(await asked(port(), question, { 'If-Range': '"other"' })).toMatchObject({ status: 200, body: 'PNG' });
  });

  test.each(['evil.example', 'evil.example:80', 'localhost', '127.0.0.1', '[::1]:1'])(
    'whatever Host it is asked by: %s',
    async host => {
      const { status, headers } = await asked(port(), found('/games', HTML), { Host: host });
      expect(status).toBe(200);
      expect(headers).toMatchObject({ ...SECURITY, 'content-type': HTML, 'cache-control': ANEW });
      expect(policyOf(headers)).toEqual(POLICY);
    },
  );

  test('every response allows the style sheet of every document, the 404 page’s too, and no other', async () => {
    const policies = new Set<unknown>();
    const sheets = new Set<string>();
    for (const question of [...['/', '/games'].map(page => found(page, HTML)), missing('/no-such-page')]) {
      const { headers, body } = await asked(port(), question);
      policies.add(headers['content-security-policy']);
      const [, sheet = ''] = /<style>([^]*?)<\/style>/.exec(body) ?? [];
      sheets.add(`'sha256-${createHash('sha256').update(sheet, 'latin1').digest('base64')}'`);
      expect(policyOf(headers)['style-src'], question.ask).toContain([...sheets].at(-1));
    }
    expect([...policies]).toHaveLength(1);
    expect(sheets.size).toBe(2);
    expect(String([...policies][0]).match(/'sha256-/g)).toHaveLength(2);
  });

  test('a missing page is the site’s own, under /build/ too', async () => {
    for (const ask of ['/no-such-page', '/build/gone-1.js', '/nginx.conf'])
      expect((await asked(port(), missing(ask))).body, ask).toContain('404 Page Not Found');
  });
}

// One table, told three ways: to the preview server, to hosts that read `_headers`, to nginx.
import { expect, test } from 'vitest';
import { headersFile, headersFor, nginxFile, redirects } from './headers.ts';

test.each([
  ['/games', 'no-cache'],
  ['/build/index-abc.js', 'public, max-age=31536000, immutable'],
  ['/assets/images/fox.svg', 'public, max-age=86400'],
])('%s may be kept: %s', (path, caching) => expect(headersFor(path)['Cache-Control']).toBe(caching));

test('the policy allows neither eval nor inline code or style', () => {
  const policy = headersFor('/')['Content-Security-Policy'];
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');
});

test('both files carry every header of the table', () => {
  for (const [name, value] of Object.entries(headersFor('/build/x.js'))) {
    expect(headersFile()).toContain(`  ${name}: ${value}`);
    expect(nginxFile({})).toContain(`add_header ${name} "${value}" always;`);
  }
});

test('a redirect waits until its page exists', () => {
  const moved = { '/old': '/new', '/olden': '/never' };
  expect(redirects(path => path === '/new', moved)).toEqual({ '/old': '/new' });
  expect(nginxFile({ '/old': '/new' })).toContain('location = /old { return 301 /new; }');
});

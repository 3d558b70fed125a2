// HTTP headers, cache lifetimes, redirects and private files: one table. The preview server, `_headers` and nginx.conf are all made from it.
import { createHash } from 'node:crypto';
import { TYPES } from './mime.ts';

/** Sources of the style sheets that stand in documents, as a policy names them: `'sha256-…'`. All responses have the same. */
export type SheetSources = readonly string[];

/** The source of a style sheet that stands in a document. */
export const sheetSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content-Security-Policy with these sources of scripts, and of styles beside the site's own files. */
const cspWith = (scripts: string, sheets: SheetSources) =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${["'self'", ...sheets].join(' ')}`,
    // Phaser keeps its built-in textures in data: and blob: addresses.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
const cspOf = (sheets: SheetSources) => cspWith("'self'", sheets);

/**
 * Sandbox of players' scripts: a Worker that compiles WebAssembly. A Worker obeys the Content-Security-Policy of its own script's response, so that
 * response allows it and no page does.
 */
const SANDBOX = {
  prefix: '/build/referee.worker-',
  policyOf: (sheets: SheetSources) => cspWith("'self' 'wasm-unsafe-eval'", sheets),
};
const CSP_HEADER = 'Content-Security-Policy';

const commonHeaders = (sheets: SheetSources): Readonly<Record<string, string>> => ({
  [CSP_HEADER]: cspOf(sheets),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'fullscreen=(self), gamepad=(self), autoplay=(self), clipboard-write=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/**
 * Strict-Transport-Security: HTTPS alone for a year, not preloaded. A static host sends it always (browsers ignore it over HTTP), nginx by the scheme
 * of the request, `npm start` never: it would lock HTTPS in for every other program on localhost.
 */
const HSTS_HEADER = 'Strict-Transport-Security';
const HSTS = 'max-age=31536000';

const NO_CACHE = 'no-cache';

/** Cache-Control by path prefix. All other paths, and every error, are NO_CACHE. */
const CACHE_CONTROL: Readonly<Record<string, string>> = {
  '/build/': 'public, max-age=31536000, immutable',
  '/assets/': 'public, max-age=86400',
  // The service worker: a host that kept it would hold every visitor at an old version.
  '/sw.js': NO_CACHE,
};

/** Status codes of a response that is about the file itself. */
const SUCCESS_STATUSES = [200, 206, 304];

/** Redirects from old or misspelt paths, made only when the target page exists. */
const MOVED_PATHS: Readonly<Record<string, string>> = {
  '/guardians-and-glory': '/games/guardians-and-glory',
  '/lemmonade-billionaire': '/games/lemonade-billionaire',
};

/** Files that are never served, as a regular expression that JavaScript and nginx both read. */
const PRIVATE_PATHS = String.raw`/\.|\.(?:br|gz)$|^/(?:_headers|nginx\.conf)$`;

export const ALLOWED_METHODS: readonly string[] = ['GET', 'HEAD'];
export const NOT_FOUND_PAGE = '/404.html';
export const HEADERS_FILE = '_headers';

export function headersFor(path: string, status: number, sheets: SheetSources): Readonly<Record<string, string>> {
  const caching = Object.entries(CACHE_CONTROL).find(([prefix]) => path.startsWith(prefix));
  const isSandbox = path.startsWith(SANDBOX.prefix) && SUCCESS_STATUSES.includes(status);
  return {
    ...commonHeaders(sheets),
    ...(isSandbox && { [CSP_HEADER]: SANDBOX.policyOf(sheets) }),
    'Cache-Control': caching && SUCCESS_STATUSES.includes(status) ? caching[1] : NO_CACHE,
  };
}

/** False for private files, and for the 404 page, which is a response and has no path of its own. */
export const isPublic = (path: string): boolean => path !== NOT_FOUND_PAGE && !new RegExp(PRIVATE_PATHS).test(path);

/** Redirects, by path: moved pages, and each page by the name of its file. */
export function redirects(pages: readonly string[], moved = MOVED_PATHS): Readonly<Record<string, string>> {
  const files = pages.map(page => [page === '/' ? '/index.html' : `${page}/index.html`, page] as const);
  const old = Object.entries(moved).filter(([, to]) => pages.includes(to));
  return Object.fromEntries([...old, ...old.map(([from, to]) => [`${from}/`, to] as const), ...files]);
}

/**
 * A `_headers` file for static hosts. The format has no condition on the status, so a missing file under /build/ would be kept for a year too: the
 * comment in the file says when that happens and what it costs. It joins the values of two matching rules: pages keep the host's
 * default caching, and `!` (Cloudflare Pages) removes the common policy before the sandbox's is set. A host that joins them all the same blocks the
 * sandbox, and Robot Battle says so.
 */
export function headersFile(sheets: SheetSources): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const caching = Object.entries(CACHE_CONTROL).map(([prefix, value]) =>
    block(prefix.endsWith('/') ? `${prefix}*` : prefix, { 'Cache-Control': value }),
  );
  const sandbox = `${SANDBOX.prefix}*\n  ! ${CSP_HEADER}\n  ${CSP_HEADER}: ${SANDBOX.policyOf(sheets)}`;
  const note = `# /build/: a 404 is kept for a year as well, by a browser that asks while a deployment is half uploaded. Upload /build/ before the pages.`;
  const common = block('/*', { ...commonHeaders(sheets), [HSTS_HEADER]: HSTS });
  return `${[note, common, ...caching, sandbox].join('\n\n')}\n`;
}

/** The sources of style sheets that a `_headers` file names: what the build wrote there, every server says. */
export const sheetsOf = (file: string): SheetSources => file.match(/'sha256-[\w+/=]+'/g)?.filter(isFirst) ?? [];
const isFirst = (source: string, index: number, all: readonly string[]) => all.indexOf(source) === index;

/** An nginx configuration that serves the folder as server.ts does. */
export function nginxFile(moved: Readonly<Record<string, string>>, sheets: SheetSources): string {
  const kept = Object.entries(CACHE_CONTROL).map(
    ([prefix, value]) => `  "~^(?:${SUCCESS_STATUSES.join('|')}) ${prefix}" "${value}";`,
  );
  const headers = Object.entries(commonHeaders(sheets)).map(
    ([name, value]) => `  add_header ${name} ${name === CSP_HEADER ? '$policy' : `"${value}"`} always;`,
  );
  const types = Object.entries(TYPES).map(([ending, { type }]) => `    ${type} ${ending.slice(1)};`);
  const texts = Object.values(TYPES).flatMap(({ type, isText }) => (isText && type !== 'text/html' ? [type] : []));
  const moves = Object.entries(moved).map(([from, to]) => `  location = ${from} { return 301 ${to}$is_args$args; }`);
  return `# Serves this folder as \`npm start\` does. Belongs inside \`http { }\`, where conf.d is read.
map "$status $uri" $kept {
  default "${NO_CACHE}";
${kept.join('\n')}
}
map "$status $uri" $policy {
  default "${cspOf(sheets)}";
  "~^(?:${SUCCESS_STATUSES.join('|')}) ${SANDBOX.prefix}" "${SANDBOX.policyOf(sheets)}";
}
map $scheme $hsts {
  default "";
  https "${HSTS}";
}
map $status $allowed {
  default "";
  405 "${ALLOWED_METHODS.join(', ')}";
}

server {
  listen 80;
  root /usr/share/nginx/html;
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;

  types {
${types.join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${texts.join(' ')};

${headers.join('\n')}
  add_header Cache-Control $kept always;
  add_header Allow $allowed always;
  add_header ${HSTS_HEADER} $hsts always;

  if ($request_method !~ "^(?:${ALLOWED_METHODS.join('|')})$") { return 405; }
  error_page 404 ${NOT_FOUND_PAGE};
  location = ${NOT_FOUND_PAGE} { internal; }
  location ~ "${PRIVATE_PATHS}" { return 404; }
  location / { try_files $uri $uri/index.html =404; }
${moves.join('\n')}
}
`;
}

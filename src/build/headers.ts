// The one table of how the site is served: headers, redirects, what is kept back. The preview server, `_headers` and nginx.conf are all made from it.
import { TYPES } from './mime.ts';

const cspWith = (scripts: string) =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
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
const CSP = cspWith("'self'");

/**
 * The Worker in which players' scripts run compiles a machine for them. Its own response may, and no page: a Worker goes by the policy that its
 * script came with.
 */
const SANDBOX = { prefix: '/build/referee.worker-', policy: cspWith("'self' 'wasm-unsafe-eval'") };
const POLICY = 'Content-Security-Policy';

const EVERYWHERE: Readonly<Record<string, string>> = {
  [POLICY]: CSP,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'fullscreen=(self), gamepad=(self), autoplay=(self), clipboard-write=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** How long a browser may keep what lies under a path. Everything else, and whatever is not there, is asked for anew. */
const KEPT: Readonly<Record<string, string>> = {
  '/build/': 'public, max-age=31536000, immutable',
  '/assets/': 'public, max-age=86400',
};
const ASKED_ANEW = 'no-cache';

/** Statuses of an answer that is the file itself. */
const FOUND = [200, 206, 304];

/** Old or misspelt addresses, and where they lead once that page exists. */
const MOVED: Readonly<Record<string, string>> = {
  '/guardians-and-glory': '/games/guardians-and-glory',
  '/lemmonade-billionaire': '/games/lemonade-billionaire',
};

/** Files that lie in the folder for the server alone. JavaScript and nginx read this expression alike. */
const FOR_THE_SERVER = String.raw`/\.|\.(?:br|gz)$|^/(?:_headers|nginx\.conf)$`;

export const METHODS: readonly string[] = ['GET', 'HEAD'];
export const MISSING_PAGE = '/404.html';

export function headersFor(path: string, status: number): Readonly<Record<string, string>> {
  const kept = Object.entries(KEPT).find(([prefix]) => path.startsWith(prefix));
  const isSandbox = path.startsWith(SANDBOX.prefix) && FOUND.includes(status);
  return {
    ...EVERYWHERE,
    ...(isSandbox && { [POLICY]: SANDBOX.policy }),
    'Cache-Control': kept && FOUND.includes(status) ? kept[1] : ASKED_ANEW,
  };
}

/** May be asked for. The page for missing pages is an answer, not an address. */
export const isPublic = (path: string): boolean => path !== MISSING_PAGE && !new RegExp(FOR_THE_SERVER).test(path);

/** Every address that leads to another: those moved, and each page by the name of its file. */
export function redirects(pages: readonly string[], moved = MOVED): Readonly<Record<string, string>> {
  const files = pages.map(page => [page === '/' ? '/index.html' : `${page}/index.html`, page] as const);
  const old = Object.entries(moved).filter(([, to]) => pages.includes(to));
  return Object.fromEntries([...old, ...old.map(([from, to]) => [`${from}/`, to] as const), ...files]);
}

/**
 * For hosts that read a `_headers` file. It knows no status, and joins what two rules say: pages keep the host's own default, and the sandbox's
 * policy takes the place of the other by `!` (Cloudflare Pages). A host that joins policies all the same refuses the sandbox, and Robot Battle says so.
 */
export function headersFile(): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const caching = Object.entries(KEPT).map(([prefix, value]) => block(`${prefix}*`, { 'Cache-Control': value }));
  const sandbox = `${SANDBOX.prefix}*\n  ! ${POLICY}\n  ${POLICY}: ${SANDBOX.policy}`;
  return `${[block('/*', EVERYWHERE), ...caching, sandbox].join('\n\n')}\n`;
}

/** A server that serves this folder the same way. */
export function nginxFile(moved: Readonly<Record<string, string>>): string {
  const kept = Object.entries(KEPT).map(([prefix, value]) => `  "~^(?:${FOUND.join('|')}) ${prefix}" "${value}";`);
  const headers = Object.entries(EVERYWHERE).map(
    ([name, value]) => `  add_header ${name} ${name === POLICY ? '$policy' : `"${value}"`} always;`,
  );
  const types = Object.entries(TYPES).map(([ending, { type }]) => `    ${type} ${ending.slice(1)};`);
  const texts = Object.values(TYPES).flatMap(({ type, isText }) => (isText && type !== 'text/html' ? [type] : []));
  const moves = Object.entries(moved).map(([from, to]) => `  location = ${from} { return 301 ${to}$is_args$args; }`);
  return `# Serves this folder as \`npm start\` does. Belongs inside \`http { }\`, where conf.d is read.
map "$status $uri" $kept {
  default "${ASKED_ANEW}";
${kept.join('\n')}
}
map "$status $uri" $policy {
  default "${CSP}";
  "~^(?:${FOUND.join('|')}) ${SANDBOX.prefix}" "${SANDBOX.policy}";
}
map $status $allowed {
  default "";
  405 "${METHODS.join(', ')}";
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

  if ($request_method !~ "^(?:${METHODS.join('|')})$") { return 405; }
  error_page 404 ${MISSING_PAGE};
  location = ${MISSING_PAGE} { internal; }
  location ~ "${FOR_THE_SERVER}" { return 404; }
  location / { try_files $uri $uri/index.html =404; }
${moves.join('\n')}
}
`;
}

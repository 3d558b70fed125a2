// The one table of what every response carries. The preview server, `_headers` and nginx.conf are all made from it.

const CSP = [
  "default-src 'self'",
  "script-src 'self'",
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

const EVERYWHERE: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CSP,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'fullscreen=(self), gamepad=(self), autoplay=(self), clipboard-write=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Paths by their beginning, the most particular first, and how long a browser may keep what lies there. */
const CACHING: readonly (readonly [prefix: string, value: string])[] = [
  ['/build/', 'public, max-age=31536000, immutable'],
  ['/assets/', 'public, max-age=86400'],
  ['/', 'no-cache'],
];

/** Old or misspelt addresses, and where they lead once that page exists. */
const MOVED: Readonly<Record<string, string>> = {
  '/guardians-and-glory': '/games/guardians-and-glory',
  '/lemmonade-billionaire': '/games/lemonade-billionaire',
};

export function headersFor(path: string): Readonly<Record<string, string>> {
  const caching = CACHING.find(([prefix]) => path.startsWith(prefix));
  return { ...EVERYWHERE, ...(caching && { 'Cache-Control': caching[1] }) };
}

/** The redirects that lead to a page there is. */
export function redirects(exists: (path: string) => boolean, moved = MOVED): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(moved).filter(([, to]) => exists(to)));
}

/** For hosts that read a `_headers` file (Netlify, Cloudflare Pages). */
export function headersFile(): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const caching = CACHING.map(([prefix, value]) => block(`${prefix}*`, { 'Cache-Control': value }));
  // A later, wider rule would be joined to a narrower one: pages keep the host's own default instead.
  return `${[block('/*', EVERYWHERE), ...caching.slice(0, -1)].join('\n\n')}\n`;
}

/** A server block that serves this folder the same way. */
export function nginxFile(moved: Readonly<Record<string, string>>): string {
  const add = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`);
  const locations = CACHING.map(([prefix]) => {
    const lookup = prefix === '/' ? '$uri $uri/index.html' : '$uri';
    return [`  location ${prefix} {`, `    try_files ${lookup} =404;`, ...add(headersFor(prefix)), '  }'].join('\n');
  });
  const moves = Object.entries(moved).map(([from, to]) => `  location = ${from} { return 301 ${to}; }`);
  return `# Serves this folder as \`npm start\` does.
server {
  listen 80;
  root /usr/share/nginx/html;
  absolute_redirect off;
  gzip_static on;
  error_page 404 /404.html;

${[...moves, ...locations].join('\n')}
}
`;
}

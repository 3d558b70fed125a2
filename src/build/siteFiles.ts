// Site files for crawlers, feed readers and browsers: sitemap.xml, the Atom feed, robots.txt, manifest.webmanifest.
import { FAVICON, ICONS, THEME } from '../site/icons.ts';
import type { Release } from '../site/releases.ts';

interface SiteInfo {
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  /** 'https://example.com', without a slash. */
  readonly origin: string;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A sitemap of every page's canonical URL. */
export function sitemap(paths: readonly string[], { origin }: SiteInfo): string {
  const urls = paths.map(path => `  <url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Instant of a release: feeds want a time, and releases have a day. */
const instant = (date: string) => `${date}T00:00:00Z`;

/** Atom feed (RFC 4287) of the releases, newest first, of the page at `path`. */
export function feed(releases: readonly Release[], path: string, file: string, { name, origin }: SiteInfo): string {
  const page = escapeXml(origin + path);
  const entries = releases.map(({ id, date, title, items }) => {
    const address = `${page}#${id}`;
    const list = `<ul>${items.map(item => `<li>${escapeXml(item)}</li>`).join('')}</ul>`;
    return [
      '  <entry>',
      `    <id>${address}</id>`,
      `    <title>${escapeXml(title)}</title>`,
      `    <updated>${instant(date)}</updated>`,
      `    <link rel="alternate" type="text/html" href="${address}"/>`,
      `    <content type="html">${escapeXml(list)}</content>`,
      '  </entry>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${page}</id>
  <title>${escapeXml(`${name}: what’s new`)}</title>
  <updated>${instant(releases[0]?.date ?? '1970-01-01')}</updated>
  <author><name>${escapeXml(name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(origin + file)}"/>
  <link rel="alternate" type="text/html" href="${page}"/>
${entries.join('\n')}
</feed>
`;
}

export const robots = ({ origin }: SiteInfo): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

const image = (file: string) => `/assets/images/${file}`;

/** A page that the installed site's icon leads to. */
export interface Shortcut {
  readonly name: string;
  readonly path: string;
}

/** Pictures of cards, of games that look different from each other. */
const SCREENSHOTS = ['minigolf', 'dalex', 'rock-td', 'paint'];

/** Shown before the site is installed: wide ones on computers, others on phones. */
const screenshots = [{ form_factor: 'wide' }, {}].flatMap(form =>
  SCREENSHOTS.map(id => ({ src: image(`${id}.webp`), sizes: '1280x800', type: 'image/webp', ...form })),
);

export function manifest({ name, shortName, description }: SiteInfo, pages: readonly Shortcut[]): string {
  const icons = Object.values(ICONS)
    .filter(({ size }) => size >= 192)
    .map(({ file, size, filled }) => ({
      src: image(file),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: filled ? 'any maskable' : 'any',
    }));
  const vector = { src: image(FAVICON), sizes: 'any', type: 'image/svg+xml', purpose: 'any' };
  const about = {
    name,
    short_name: shortName,
    description,
    id: '/',
    start_url: '/',
    display: 'standalone',
    lang: 'en',
    categories: ['games', 'entertainment'],
    background_color: THEME.light,
    theme_color: THEME.light,
    icons: [...icons, vector],
    shortcuts: pages.map(({ name: title, path }) => ({
      name: title,
      url: path,
      icons: [{ src: image(ICONS.manifest.file), sizes: '192x192', type: 'image/png' }],
    })),
    screenshots,
  };
  return `${JSON.stringify(about, null, 2)}\n`;
}

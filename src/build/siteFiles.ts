// Site files for crawlers and browsers: sitemap.xml, robots.txt, manifest.webmanifest.
import { FAVICON, ICONS, THEME } from '../site/icons.ts';

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

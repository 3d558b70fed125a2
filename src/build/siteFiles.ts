// The small files at the root that tell machines what the site is: sitemap, robots, manifest.
import { FAVICON, ICONS, THEME } from '../site/icons.ts';

interface About {
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly origin: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Every page by its canonical address. */
export function sitemap(paths: readonly string[], { origin }: About): string {
  const urls = paths.map(path => `  <url><loc>${escaped(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export const robots = ({ origin }: About): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

const image = (file: string) => `/assets/images/${file}`;

export function manifest({ name, shortName, description }: About): string {
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
  };
  return `${JSON.stringify(about, null, 2)}\n`;
}

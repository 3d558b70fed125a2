// Each path of an icon has a key of six random letters, which no compression makes smaller. Its place among the icon's paths tells it apart
// as well.
import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!index\.)[^\\/]+\.mjs$/;
const KEY = /\bkey: "\w+"/g;

/** An icon's module with numbers for keys. */
export function numbered(code: string): string {
  let place = 0;
  return code.replaceAll(KEY, () => `key: ${place++}`);
}

export function iconKeys(): Plugin {
  return {
    name: 'icon-keys',
    apply: 'build',
    transform: { filter: { id: ICON }, handler: code => ({ code: numbered(code), map: null }) },
  };
}

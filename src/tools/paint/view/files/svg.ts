// SVG pictures: how a file is known as one, and its size in CSS pixels, from width, height and viewBox of its root.
import type { Extent } from '../../engine/resize.ts';

/** True if a text begins as an SVG document does; declaration, comments and document type may come first. */
export const isSvg = (text: string): boolean => rootAt(text) !== null;

/** Where the root begins, and the name that it has. */
function rootAt(text: string): { readonly at: number; readonly name: string } | null {
  const blank = /\s*/y;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    blank.lastIndex = at;
    at += blank.exec(text)?.[0].length ?? 0;
    if (!/^<[?!]/.test(text.slice(at, at + 2))) break;
    const end = endOfProlog(text, at);
    if (end === 0) return null;
    at = end;
  }
  const [, name] = /^<((?:[\w-]{1,20}:)?svg)[\s/>]/.exec(text.slice(at, at + 30)) ?? [];
  return name === undefined ? null : { at, name };
}

/** Where a declaration, comment or document type ends; 0 if it does not. */
function endOfProlog(text: string, from: number): number {
  if (text.startsWith('<!--', from)) {
    const end = text.indexOf('-->', from);
    return end === -1 ? 0 : end + 3;
  }
  const close = text.indexOf('>', from);
  const bracket = text.indexOf('[', from);
  // The entities of a document type stand in brackets.
  if (bracket === -1 || bracket > close) return close + 1;
  const after = text.indexOf(']', bracket);
  return after === -1 ? 0 : text.indexOf('>', after) + 1;
}

const ATTRIBUTE = /\s+([^\s=<>/"']+)\s*=\s*("[^"<]*"|'[^'<]*')/y;
const CLOSE = /\s*\/?>/y;

interface SvgRoot {
  attribute(name: string): string | null;
  /** The document with other attributes of its root. */
  with(attributes: Readonly<Record<string, string>>): string;
}

/** The root of a document; null if it is cut off, or no element. Nothing else is read: an image element does that. */
export function readSvgRoot(text: string): SvgRoot | null {
  const root = rootAt(text);
  if (!root) return null;
  const found = new Map<string, string>();
  let at = root.at + 1 + root.name.length;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const [whole = '', name = '', value = ''] = ATTRIBUTE.exec(text) ?? [];
    if (whole === '') break;
    found.set(name, value);
    at += whole.length;
  }
  CLOSE.lastIndex = at;
  if (!CLOSE.test(text)) return null;
  return {
    attribute: name => found.get(name)?.slice(1, -1) ?? null,
    with(attributes) {
      for (const [name, value] of Object.entries(attributes)) found.set(name, `"${value}"`);
      const written = [...found].map(([name, value]) => ` ${name}=${value}`).join('');
      return `${text.slice(0, root.at)}<${root.name}${written}${text.slice(at)}`;
    },
  };
}

/** CSS pixels in one unit. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};
/** What a browser gives a picture that says nothing of its size. */
const DEFAULT: Extent = { width: 300, height: 150 };

export interface SvgSize extends Extent {
  /** Whether the root has a viewBox that holds; without one the picture cannot be scaled. */
  readonly hasViewBox: boolean;
}

/** Null if a size is not above 0. */
export function svgSize(attribute: (name: 'width' | 'height' | 'viewBox') => string | null): SvgSize | null {
  const [width, height] = [lengthOf(attribute('width')), lengthOf(attribute('height'))];
  const box = viewBoxOf(attribute('viewBox'));
  const ratio = box && box.width / box.height;
  const size = {
    width: width ?? (height !== undefined && ratio ? height * ratio : (box ?? DEFAULT).width),
    height: height ?? (width !== undefined && ratio ? width / ratio : (box ?? DEFAULT).height),
  };
  const isFine = [size.width, size.height].every(side => Number.isFinite(side) && side > 0);
  return isFine ? { ...size, hasViewBox: box !== null } : null;
}

/** Undefined for what depends on a page around the picture, or is no length. */
function lengthOf(text: string | null): number | undefined {
  const found = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '');
  const unit = UNITS[found?.[2]?.toLowerCase() ?? '-'];
  return found && unit !== undefined ? Number(found[1]) * unit : undefined;
}

function viewBoxOf(text: string | null): Extent | null {
  const [, , width = 0, height = 0, ...more] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return more.length === 0 && width > 0 && height > 0 ? { width, height } : null;
}

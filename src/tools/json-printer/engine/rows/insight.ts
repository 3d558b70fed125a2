// Recognition of values by their text: dates with time zone, colours, links, images, JSON inside a string.

export type Insight =
  | { readonly kind: 'date'; readonly words: string; readonly moment: number }
  | { readonly kind: 'colour'; readonly css: string }
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'image'; readonly src: string }
  | { readonly kind: 'json'; readonly text: string };

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?$/;
const COLOUR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\d\s.,%/+-]*(?:deg|turn|rad)?[\d\s.,%/+-]*\))$/i;
const LINK = /^(?:https?:\/\/|mailto:)[^\s"<>]+$/i;
const IMAGE = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|svg\+xml)(?:;[\w=-]+)*,/i;
/** Longest string that is examined, in characters. */
const MAX_LENGTH = 4_000_000;

const day = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Meaning of a string's text or of a number as written; null if none is recognised. */
export function insightOf(kind: 'string' | 'number', text: string): Insight | null {
  if (text.length > MAX_LENGTH) return null;
  if (kind === 'number') return ofSeconds(text);
  if (IMAGE.test(text)) return { kind: 'image', src: text };
  if (/^\s*[[{]/.test(text) && /[\]}]\s*$/.test(text)) return { kind: 'json', text };
  if (text.length > 2000) return null;
  if (LINK.test(text)) return { kind: 'link', href: text };
  if (COLOUR.test(text)) return { kind: 'colour', css: text };
  return dateOf(text);
}

/** Unix time: whole numbers of ten digits are seconds since 1970, of thirteen milliseconds (2001 to 2286). */
function ofSeconds(text: string): Insight | null {
  if (!/^[1-9]\d{9}(?:\d{3})?$/.test(text)) return null;
  const moment = Number(text) * (text.length === 10 ? 1000 : 1);
  const unit = text.length === 10 ? 'seconds' : 'milliseconds';
  return { kind: 'date', moment, words: `as ${unit}: ${day.format(moment)}, ${clock(moment)} UTC` };
}

const clock = (moment: number) => new Date(moment).toISOString().slice(11, 19);

function dateOf(text: string): Insight | null {
  const [, year, month, date, hour, minute, second = '00', fraction = '', zone] = DATE.exec(text) ?? [];
  if (year === undefined) return null;
  const written = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(date),
    Number(hour ?? 0),
    Number(minute ?? 0),
    Number(second),
  );
  const back = new Date(written);
  // Rejects dates that do not exist: 30 February, hour 25.
  if (back.getUTCMonth() + 1 !== Number(month) || back.getUTCDate() !== Number(date) || Number(minute ?? 0) > 59)
    return null;
  if (hour === undefined) return { kind: 'date', moment: written, words: day.format(written) };
  const moment = momentOf(written, fraction, zone);
  const zoneText = zone === undefined ? 'no zone, read as here' : zone === 'Z' ? 'UTC' : `UTC${zone}`;
  return { kind: 'date', moment, words: `${day.format(written)}, ${hour}:${minute}:${second}, ${zoneText}` };
}

function momentOf(written: number, fraction: string, zone: string | undefined): number {
  const exact = written + Number(`0.${fraction || 0}`) * 1000;
  if (zone === 'Z') return exact;
  if (zone === undefined) {
    const there = new Date(exact);
    return new Date(
      there.getUTCFullYear(),
      there.getUTCMonth(),
      there.getUTCDate(),
      there.getUTCHours(),
      there.getUTCMinutes(),
      there.getUTCSeconds(),
      there.getUTCMilliseconds(),
    ).getTime();
  }
  const sign = zone.startsWith('-') ? -1 : 1;
  const digits = zone.replaceAll(/\D/g, '').padEnd(4, '0');
  return exact - sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))) * 60_000;
}

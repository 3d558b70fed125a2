// Sizes and time spans as text.

const TIME_UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Relative time: '3 hours ago', 'in 2 years', 'just now'; both moments in milliseconds. */
export function relativeTime(moment: number, now: number): string {
  const seconds = (moment - now) / 1000;
  const [unit, span] = TIME_UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? [];
  return unit ? words.format(Math.trunc(seconds / span), unit) : 'just now';
}

/** Size as text: '12 bytes', '3.4 KB', '1.2 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

// Transcript of a run as it is heard: each sentence of a live region with its game time, and what Tab leads to, with role, name, state and description.

/** Whatever Tab stops at. */
const STOPS = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';
const ROLES: Readonly<Record<string, string>> = {
  BUTTON: 'button',
  A: 'link',
  INPUT: 'field',
  TEXTAREA: 'field',
  SELECT: 'choice',
  SUMMARY: 'disclosure',
};

/** Text for ears: what is hidden from them is not part of it. */
export function heardText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node instanceof Element && (node.getAttribute('aria-hidden') === 'true' || node.tagName === 'svg')) return '';
  return [...node.childNodes].map(heardText).join(' ');
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function nameOf(one: Element): string {
  const label = one.getAttribute('aria-label');
  if (label !== null) return label;
  const labels = [...((one as HTMLInputElement).labels ?? [])].map(heardText).join(' ');
  return labels || heardText(one) || (one.getAttribute('placeholder') ?? '');
}

/** A stop as it is read out: 'Roll, button, unavailable. The die is rolled.' */
function stopOf(one: Element): string {
  const role = one.getAttribute('role') ?? ROLES[one.tagName] ?? '';
  const pressed = one.getAttribute('aria-pressed');
  const title = one.getAttribute('title');
  const name = tidy(nameOf(one));
  const states = [
    role,
    (one.matches(':disabled') || one.getAttribute('aria-disabled') === 'true') && 'unavailable',
    pressed !== null && (pressed === 'true' ? 'pressed' : 'not pressed'),
    one.getAttribute('aria-expanded') === 'false' && 'closed',
    one instanceof HTMLInputElement && one.value !== '' && one.value,
  ].filter(Boolean);
  return `${name}, ${states.join(', ')}${title !== null && title !== name ? `. ${tidy(title)}` : ''}`;
}

/** What Tab leads to, in order; a disabled button is no stop. */
export const stopsIn = (page: Element): readonly string[] =>
  [...page.querySelectorAll(STOPS)]
    .filter(
      one => !one.matches(':disabled') && one.getAttribute('tabindex') !== '-1' && !one.closest('[inert], [hidden]'),
    )
    .map(stopOf);

export interface Heard {
  readonly at: number;
  readonly region: string;
  readonly text: string;
}

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** As a text: a line for each sentence, with its region where it is not the announcer's. */
export function transcriptOf(first: readonly string[], heard: readonly Heard[], last: readonly string[]): string {
  const lines = heard.map(({ at, region, text }) => `${clock(at)}  ${region === '' ? '' : `[${region}] `}${text}`);
  const after = last.filter(stop => !first.includes(stop));
  return [
    'As it is heard: seed 1, played by its bot',
    '',
    'Tab leads to:',
    ...first.map(stop => `  ${stop}`),
    '',
    ...lines,
    ...(after.length > 0 ? ['', 'Tab then leads to:', ...after.map(stop => `  ${stop}`)] : []),
    '',
  ].join('\n');
}

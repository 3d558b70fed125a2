// BDCFF tokenizer: cuts a text into sections, attributes, map rows and objects; knows nothing of caves.

export interface Section {
  /** Attributes, their names in small letters. */
  readonly tags: Map<string, string>;
  /** Effects: what becomes of an element, one a line. */
  readonly effects: string[];
  /** Map codes of its own. */
  readonly codes: Map<string, string>;
  codeLength: number;
  map: string[] | null;
  readonly objects: { readonly kind: string; readonly text: string }[];
  /** Objects for which there was no room. */
  objectsLeft: number;
  readonly recordings: Recording[];
}

/** A [replay] or a [demo]: attributes, and lines that are movements. */
export interface Recording {
  readonly isDemo: boolean;
  readonly tags: Map<string, string>;
  readonly lines: string[];
}

const section = (): Section => ({
  tags: new Map(),
  effects: [],
  codes: new Map(),
  codeLength: 1,
  map: null,
  objects: [],
  objectsLeft: 0,
  recordings: [],
});

/** More lines than this belong to no cave. */
const MOST_ROWS = 400;
const MOST_OBJECTS = 20_000;
const MOST_TAGS = 500;
const MOST_RECORDINGS = 100;
/** Lines of one recording: a demo may be written in several. */
const MOST_LINES = 200;
/** A line that is this and nothing else is no row of a map, whatever its letters. */
const PART = /^\[\/?(bdcff|game|cave|objects|mapcodes|demo|replay|highscore)\]\s*$/i;

/** Attributes before the first [cave] are the game's. Objects that are for other levels are left out. */
export function sectionsOf(
  text: string,
  level: number,
): { readonly game: Section; readonly caves: readonly Section[] } {
  const game = section();
  const caves: Section[] = [];
  let now = game;
  let inside = '';
  let isForLevel = true;
  for (const line of text.split(/\r\n|\r|\n/)) {
    // A map that nobody closed ends where the next part begins.
    if (inside === 'map' && !/^\[\/map\]/i.test(line) && !PART.test(line)) {
      if (now.map && now.map.length < MOST_ROWS) now.map.push(line);
      continue;
    }
    if (line.startsWith(';') || line.trim() === '') continue;
    const head = /^\s*\[(\/?)([^\]=]+)(?:=([^\]]*))?\]/.exec(line);
    if (!head) {
      note(now, inside, line, isForLevel);
      continue;
    }
    const [, closes, title = '', value = ''] = head;
    const name = title.trim().toLowerCase();
    if (name === 'level')
      isForLevel =
        closes === '/' ||
        value
          .split(/[\s,]+/)
          .map(Number)
          .includes(level);
    else if (name === 'cave') {
      now = closes ? game : section();
      if (!closes) caves.push(now);
      inside = '';
    } else {
      inside = closes ? '' : name;
      isForLevel = true;
      if (inside === 'map') now.map = [];
      if (isRecording(inside) && now.recordings.length < MOST_RECORDINGS)
        now.recordings.push({ isDemo: inside === 'demo', tags: new Map(), lines: [] });
    }
  }
  // Empty lines at the end of a text are no rows of a map that nobody closed.
  if (inside === 'map') while (now.map?.at(-1)?.trim() === '') now.map.pop();
  return { game, caves };
}

const isRecording = (inside: string): boolean => inside === 'replay' || inside === 'demo';

function noteRecording({ recordings }: Section, line: string): void {
  const now = recordings.at(-1);
  const at = line.indexOf('=');
  if (!now) return;
  if (at < 0) {
    if (now.lines.length < MOST_LINES) now.lines.push(line);
  } else if (now.tags.size < MOST_TAGS) now.tags.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
}

function note(now: Section, inside: string, line: string, isForLevel: boolean): void {
  if (isRecording(inside)) return noteRecording(now, line);
  const at = line.indexOf('=', inside === 'mapcodes' ? 1 : 0);
  if (at < 0) return;
  const [name, value] = [line.slice(0, at), line.slice(at + 1)];
  if (inside === 'mapcodes') {
    if (/^length$/i.test(name.trim())) now.codeLength = Number(value) === 2 ? 2 : 1;
    else if (now.codes.size < MOST_TAGS) now.codes.set(name, value.replace(/;.*$/, '').trim());
  } else if (inside === 'objects') {
    if (!isForLevel) return;
    if (now.objects.length < MOST_OBJECTS) now.objects.push({ kind: name.trim(), text: value });
    else now.objectsLeft++;
  } else if (inside === '' || inside === 'game' || inside === 'bdcff') {
    const tag = name.trim().toLowerCase();
    if (tag === 'effect') {
      if (now.effects.length < MOST_TAGS) now.effects.push(value.trim());
    } else if (now.tags.size < MOST_TAGS) now.tags.set(tag, value.trim());
  }
}

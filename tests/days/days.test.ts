// The day that all players share: the same seed, the same cases of a week, wherever they sit. A day begins at midnight UTC for everyone.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Told } from './told.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the clock on the wall is furthest ahead, furthest behind, and none of both. */
const ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles'];

/** Around midnight and noon in UTC, in winter and in summer time, on the night from Sunday to Monday, at the turn of a year. */
const MOMENTS = [
  ['2026-11-20T23:59:59Z', 20261120],
  ['2026-11-21T00:00:00Z', 20261121],
  ['2026-11-21T11:59:59Z', 20261121],
  ['2026-11-21T12:00:00Z', 20261121],
  ['2026-11-22T23:59:59Z', 20261122],
  ['2026-11-23T00:00:00Z', 20261123],
  ['2026-07-01T12:00:00Z', 20260701],
  ['2026-12-31T23:59:59Z', 20261231],
  ['2027-01-01T00:00:00Z', 20270101],
] as const;

describe('in every time zone', () => {
  let program: string;
  const told = new Map<string, readonly Told[]>();

  /** A process of its own for each zone: the zone is read once, when one begins, and threads have no say in it. */
  function tellIn(zone: string): readonly Told[] {
    const args = ['--input-type=module', '-', ...MOMENTS.map(([moment]) => moment)];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      input: program,
      encoding: 'utf8',
      env: { ...process.env, TZ: zone },
    });
    expect(status, stderr).toBe(0);
    return JSON.parse(stdout) as readonly Told[];
  }

  beforeAll(async () => {
    const made = await build({
      configFile: false,
      logLevel: 'silent',
      ssr: { noExternal: true },
      build: { ssr: at('./told.ts'), write: false, minify: false },
    });
    const [chunk] = 'output' in made ? made.output : [];
    program = chunk?.type === 'chunk' ? chunk.code : '';
    for (const zone of ZONES) told.set(zone, tellIn(zone));
  });

  test('the clocks on the walls differ', () => {
    const days = ZONES.map(zone => told.get(zone)?.map(({ onTheWall }) => onTheWall));
    expect(days).toEqual([
      [20, 21, 21, 21, 22, 23, 1, 31, 1],
      [21, 21, 22, 22, 23, 23, 2, 1, 1],
      [20, 20, 21, 21, 22, 22, 1, 31, 31],
    ]);
  });

  test.each(ZONES)('the daily seed is the date in UTC (%s)', zone => {
    expect(told.get(zone)?.map(({ moment, seed }) => [moment, seed])).toEqual(MOMENTS);
  });

  test.each(ZONES)('the cold cases of a week change from Sunday to Monday in UTC (%s)', zone => {
    const weeks = told.get(zone)?.map(({ week }) => week) ?? [];
    expect(weeks).toEqual(told.get('UTC')?.map(({ week }) => week));
    const [, , , , sunday, monday] = weeks;
    expect(weeks.slice(0, 5)).toEqual([sunday, sunday, sunday, sunday, sunday]);
    expect(monday).not.toEqual(sunday);
  });

  test.each(ZONES)('a replay’s file is named after the day in UTC (%s)', zone => {
    expect(told.get(zone)?.map(({ file }) => file)).toEqual(
      MOMENTS.map(([moment]) => `test_7_${moment.slice(0, 10)}.json`),
    );
  });
});

/** Files that name a date or a time of day, and why they may: nobody shares what the clock on the wall says. */
const ON_THE_WALL: Readonly<Record<string, string>> = {
  'src/pages/WhatsNew.tsx': 'no clock: the date of a release, in UTC as it is written',
  'src/play/replay/ReplaysDialog.tsx': 'when a kept run was played, for the one who played it',
  'src/site/games/dayWords.ts': 'the day in UTC, and when it ends on the visitor’s clock',
  'src/tools/json-printer/engine/rows/insight.ts': 'a moment found in JSON, in UTC and in the zone that its text names',
  'src/tools/json-printer/tree/Insight.tsx': 'the same moment as a tooltip, on the reader’s clock',
  'src/tools/music-generator/export/kit/makeKit.ts': 'no clock: the one date that all files of a zip have',
  'src/tools/music-generator/record/Recordings.tsx': 'when a recording was made, for the one who made it',
  'src/tools/music-generator/songs/Songs.tsx': 'when a song was changed, for the one who wrote it',
  'src/tools/music-generator/songs/savedGenerations.ts': 'the name offered for a tune of one’s own',
  'src/tools/paint/view/dialogs/Drawings.tsx': 'when a drawing was changed, for the one who drew it',
  'src/ui/share/files.ts': 'names of files that the visitor saves',
};

/** What reads a date by the clock on the wall. */
const LOCAL =
  /\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)\(|\.to(Date|Time|LocaleDate|LocaleTime)String\(|DateTimeFormat|new Date\([^)]*,|(now|date|Date\([^)]*\))\.to(Locale)?String\(/i;

test('nothing else asks the clock on the wall', () => {
  const files = import.meta.glob(['../../src/**/*.{ts,tsx}', '../../scenes/**/*.{ts,tsx}', '!**/*.test.*']);
  const asking = Object.keys(files)
    .filter(path => LOCAL.test(readFileSync(at(path), 'utf8')))
    .map(path => path.replace('../../', ''));
  const why = 'a day that players share is counted in UTC; what is for one pair of eyes alone stands in ON_THE_WALL';
  expect(asking.toSorted(), why).toEqual(Object.keys(ON_THE_WALL));
});

// Recorded runs of a file: how they are written, that they are played as they were recorded, and why one does not prove a cave.
import { expect, test } from 'vitest';
import { tune } from '../../../kit/core/constants.ts';
import { CONSTANTS } from '../../constants.ts';
import { playCellTick } from '../planner.ts';
import { caveKey } from './customCave.ts';
import { readBdcff } from './read.ts';
import { MOST_MOVES, readMoves, readSolution, writeMoves, writeSolution } from './recordings.ts';
import { proveByRecording, recordedCave } from './solution.ts';
import { mapped, only } from './testing.ts';
import { writeBdcff } from './write.ts';

const t = tune(CONSTANTS);
const replay = (movements: string, tags = 'Success=true') => `[replay]\n${tags}\nMovements=${movements}\n[/replay]`;
/** A cave with a recorded run. */
const recorded = (rows: readonly string[], run: string, tags = '') =>
  mapped(rows, tags).replace('[/map]', `[/map]\n${run}`);
const effort = () => ({ left: 10_000_000 });
const proofOf = (text: string, level = 1) => proveByRecording(only(text, level), level, t, effort());

test.each([
  ['.3 u r2', '...urr'],
  ['U3 R2 L', 'UUURRL'],
  // Across before along; a capital snaps.
  ['ur dl2 UL', 'rllL'],
  // Fire alone, and what ends a run, do nothing.
  ['F2 c k', '....'],
  ['', null],
  [`l${MOST_MOVES + 1}`, null],
  ['l999999999999', null],
])('the movements “%s” are %s', (text, moves) => {
  expect(readMoves(text)).toBe(moves);
});

test('movements are written as short as they are read', () => {
  expect(writeMoves('...urrUUU')).toBe('.3 u r2 U3');
  expect(readMoves(writeMoves('..ddRl..'))).toBe('..ddRl..');
});

test('a replay and a demo are read, and written again; the cave keeps its key', () => {
  const rows = ['WWWWW', 'WP.XW', 'WWWWW'];
  const [played, demo] = only(
    recorded(
      rows,
      `${replay('.22 r2', 'Level=2\nPlayer=Ann\nRandomSeed=77\nSuccess=true\nCheckSum=12')}\n[demo]\n.22 r\nr\n[/demo]`,
    ),
  ).runs;
  expect(played).toEqual({ moves: `${'.'.repeat(22)}rr`, seed: 77, level: 2, player: 'Ann', succeeds: true });
  expect(demo).toEqual({ moves: `${'.'.repeat(22)}rr`, seed: null, level: 1, player: '', succeeds: true });
  const cave = only(recorded(rows, replay('.22 r2')));
  expect(only(writeBdcff([cave]))).toEqual(cave);
  expect(caveKey(cave)).toBe(caveKey(only(mapped(rows))));
});

test('a run that cannot be read is named', () => {
  const { warnings } = readBdcff(recorded(['WWWWW', 'WP.XW', 'WWWWW'], replay(`l${MOST_MOVES + 1}`)));
  expect(warnings).toContain('One: 1 of its recorded runs cannot be read.');
});

const NEEDS_ONE = 'DiamondsRequired=1';

test('the fox is born late: movements before that do nothing', () => {
  const text = recorded(['WWWWWWW', 'WPd.X.W', 'WWWWWWW'], replay('.5 r20'), NEEDS_ONE);
  expect(proofOf(text)).toEqual({ solution: { run: 0, born: 22, seed: 0 } });
});

test('a capital snaps: the fox stays, and what it reaches is taken', () => {
  const cave = only(recorded(['WWWWWWW', 'WP..X.W', 'Wd....W', 'WWWWWWW'], replay('.2 D R r2 r'), NEEDS_ONE));
  const played = recordedCave(cave, { run: 0, born: 2, seed: null }, t);
  const places: number[] = [];
  for (let tick = 0; tick < 7; tick++) {
    playCellTick(played, 'stay', t);
    places.push(played.player % 7);
  }
  expect(places).toEqual([1, 1, 1, 1, 2, 3, 4]);
  expect(played).toMatchObject({ outcome: 'out', collected: 1 });
});

test('a push has the luck of the seed', () => {
  // 5489 draws 3499211612, 581869302, 3890346734, 3586334585, 545404204: of a million 211,612 pushes at once; 869,302, 346,734 and 334,585 do not; 404,204
  // does not either.
  const cave = only(recorded(['WWWWWWWWW', 'WPr   X.W', 'WWWWWWWWW'], replay('r9'), 'DiamondsRequired=-9'));
  const places = (seed: number | null) => {
    const played = recordedCave(cave, { run: 0, born: 0, seed }, t);
    return Array.from({ length: 5 }, () => {
      playCellTick(played, 'stay', t);
      return played.player % 9;
    });
  };
  expect(places(5489)).toEqual([2, 2, 2, 2, 2]);
  expect(places(null)).toEqual([2, 3, 4, 4, 4]);
});

test.each([
  ['the file itself says that it does not lead out', replay('.22 r3', 'Success=false'), 1],
  ['it was recorded on level 3', replay('.22 l', 'Success=true\nLevel=3'), 1],
  ['it does not lead out here: it was recorded with another timing, or with other laws', replay('.22 l'), 1],
])('%s', (why, run, level) => {
  expect(proofOf(recorded(['WWWWWW', 'WP..XW', 'WWWWWW'], run, 'DiamondsRequired=-9'), level)).toEqual({ why });
});

test('elements that play as something else are the reason where there are any', () => {
  const text = recorded(['WWWWWW', 'WPz.XW', 'WWWWWW'], replay('.22 l'), '[mapcodes]\nz=ACID\n[/mapcodes]');
  expect(proofOf(text)).toEqual({ why: 'it needs elements that play as something else here' });
});

test('a cave without a recorded run has nothing to say; one beyond the effort was not tried', () => {
  const rows = ['WWWWWW', 'WP..XW', 'WWWWWW'];
  expect(proofOf(mapped(rows))).toBeNull();
  expect(proveByRecording(only(recorded(rows, replay('r3'))), 1, t, { left: 0 })).toEqual({
    why: 'the file has more recorded runs than were tried',
  });
});

test('a solution is a text that is read again; others are none', () => {
  for (const solution of [
    { run: 0, born: 22, seed: 4_294_967_295 },
    { run: 9, born: 0, seed: null },
  ])
    expect(readSolution(writeSolution(solution))).toEqual(solution);
  for (const text of ['', '1 2', '-1 2 3', '1 2 x', '1 2 3 4', 7, null, { run: 1 }])
    expect(readSolution(text)).toBeNull();
});

// Proof of drawn missions: a mission of the game is proven; one that nobody can lose, or win, is not.
import { expect, test } from 'vitest';
import { LEVELS, tuned } from '../rules/testing.ts';
import { readMission } from './mission.ts';
import { writeMission } from './missionDrawing.ts';
import { inWords, isProven, proveMission, SHUFFLES } from './missionProof.ts';

const FIRST = readMission(LEVELS[0] as string);
const t = tuned();

test('the first mission is proven, and progress is told', { timeout: 60_000 }, () => {
  const told: number[] = [];
  const proof = proveMission(LEVELS[0] as string, t, played => told.push(played));
  expect(told).toEqual([1, 2, 3, 4, 5, 6]);
  expect(proof).toMatchObject({ struck: SHUFFLES, struckAfter: 49 });
  expect(isProven(proof)).toBe(true);
  expect(inWords(proof)).toMatch(/^Without a player the VIP is struck after 49 s\. .* Proven\.$/);
});

test('an enemy who never comes near proves nothing', { timeout: 60_000 }, () => {
  const [enemy] = FIRST.enemies;
  const far = {
    ...FIRST,
    enemies: [
      {
        ...enemy,
        path: [
          { x: 20, y: 20 },
          { x: 40, y: 20 },
        ],
      },
    ],
  } as typeof FIRST;
  const proof = proveMission(writeMission(far), t);
  expect([proof.struck, isProven(proof)]).toEqual([0, false]);
  expect(inWords(proof)).toMatch(/no enemy reaches them/);
});

// Aim preview of Airborne: a dotted line for the cannon; for the mortar its trajectory, a cross where it comes down, and its splash.
import { drawDots, drawDottedLine } from '../../kit/phaser/dots.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { GROUND, type T } from '../constants.ts';
import { muzzlePosition, shellTrajectory } from '../rules/ballistics.ts';
import type { Gun, State } from '../rules/state.ts';

/** Interpolated position and angle of the gun in this frame. */
export type Pose = Pick<Gun, 'x' | 'turretAngle'>;
type Graphics = Phaser.GameObjects.Graphics;

const LINE_DOTS = { ink: 'paper', alpha: 0.75, radius: 2.1, first: 15, gap: 15, reach: 180, goneAt: 180 } as const;
const ARC_DOTS = { ink: 'paper', alpha: 0.85, radius: 2.1 } as const;
/** Ticks between two dots of the trajectory. */
const ARC_EVERY = 3;
/** Half the size of the cross where a shell comes down, in px. */
const CROSS = 7;
/** A pointer less than this above the ground means a place on it, in px. */
const FROM_GROUND = 120;
/** A pointer within this of the landing place has it, in px. */
const NEAR_LANDING = 24;
const REACH_GAP = 12;
const REACH_DOTS = { ink: 'coral', alpha: 0.9, radius: 2.4 } as const;

export function drawAim(g: Graphics, paper: Paper, { gun, phase }: Readonly<State>, pose: Pose | null, t: T): void {
  if (phase === 'over' || !pose) return;
  if (gun.mode === 'mortar') return drawArc(g, paper, gun, pose, t);
  const direction = ((pose.turretAngle - 90) * Math.PI) / 180;
  drawDottedLine(g, paper, muzzlePosition(pose, t), direction, LINE_DOTS);
}

function drawArc(g: Graphics, paper: Paper, gun: Readonly<Gun>, pose: Pose, t: T): void {
  const arc = shellTrajectory(pose, t);
  const end = arc.at(-1);
  if (!end) return;
  const dotted = arc.filter((_, tick) => tick > 0 && tick % ARC_EVERY === 0);
  drawDots(g, paper, dotted, ARC_DOTS);
  g.fillStyle(paper.rgb('gold'), 0.35);
  g.slice(end.x, GROUND - 2, t.shellSplash, Math.PI, 2 * Math.PI).fillPath();
  g.lineStyle(2, paper.rgb('paper'), 0.8);
  g.beginPath();
  g.arc(end.x, GROUND - 2, t.shellSplash, Math.PI, 2 * Math.PI);
  g.strokePath();
  g.lineStyle(3, paper.rgb('coral'), 1);
  for (const side of [-1, 1])
    g.lineBetween(end.x - CROSS, GROUND - 9 - side * CROSS, end.x + CROSS, GROUND - 9 + side * CROSS);
  drawDots(g, paper, pathToLanding(gun.aimAt, end.x), REACH_DOTS);
}

/** Dots from a place on the ground that no shell reaches to the nearest one where a shell comes down; none where it does. */
export function pathToLanding(aimAt: Gun['aimAt'], landing: number): { readonly x: number; readonly y: number }[] {
  if (!aimAt || aimAt.y < GROUND - FROM_GROUND) return [];
  const away = landing - aimAt.x;
  if (Math.abs(away) < NEAR_LANDING) return [];
  const count = Math.floor((Math.abs(away) - CROSS) / REACH_GAP);
  return Array.from({ length: count }, (_, dot) => ({
    x: aimAt.x + Math.sign(away) * dot * REACH_GAP,
    y: GROUND - 9,
  }));
}

// Map of a run: a sheet for each try at a level, with the fox's path, and each guard's place and cone where it noticed the fox.
import { css, type Ink } from '../../kit/core/inks.ts';
import { cos, sin, TAU } from '../../kit/core/math.ts';
import type { Rect } from '../../kit/core/rules.ts';
import { type Cone, visibilityPolygon } from '../../kit/core/world/sight.ts';
import type { MapMaker, MapSheet } from '../../kit/game.ts';
import type { T } from '../constants.ts';
import { type Point, WORLD } from '../levels/levels.ts';
import type { Event, State } from '../rules/state.ts';
import { type Attempt, type Sighting, Sightings } from './sightings.ts';

export default function createMap(): MapMaker {
  const sightings = new Sightings();
  return {
    observe: (state, events, t) => sightings.observe(state as State, events as readonly Event[], t as T),
    sheets: () => sightings.attempts.map(sheetOf),
  };
}

function sheetOf(attempt: Attempt): MapSheet {
  const { level, isHall, number, sightings } = attempt;
  const title = `${attempt.name ?? `${isHall ? 'Hall' : 'Level'} ${level}`}${number > 1 ? `, try ${number}` : ''}`;
  const times = sightings.length === 1 ? 'once' : `${sightings.length} times`;
  return {
    ...WORLD,
    title,
    summary: sightings.length === 0 ? 'Your path. Nobody noticed you.' : `Your path. You were noticed ${times}.`,
    marks: sightings.map(({ words }) => words),
    draw: g => drawAttempt(g, attempt),
  };
}

type Pen = CanvasRenderingContext2D;

function drawAttempt(g: Pen, { path, sightings, sights, solids, exits, start }: Attempt): void {
  g.fillStyle = css('cream');
  g.fillRect(0, 0, WORLD.width, WORLD.height);
  for (const exit of exits) fillRect(g, exit, 'gold');
  for (const { cone } of sightings) if (cone) drawCone(g, cone, sights);
  for (const screen of sights) fillRect(g, screen, 'sky', -20);
  for (const wall of solids) fillRect(g, wall, 'navy');
  drawPath(g, path);
  fillCircle(g, [start.x, start.y], 8, 'moss');
  for (const sighting of sightings) drawLook(g, sighting);
  const taken: Point[] = [];
  sightings.forEach(({ from }, index) => taken.push(drawNumber(g, freeNear(from, taken), index + 1)));
}

function fillRect(g: Pen, [x, y, width, height]: Rect, ink: Ink, lighter = 0): void {
  g.fillStyle = css(ink, lighter);
  g.fillRect(x, y, width, height);
}

function fillCircle(g: Pen, [x, y]: Point, radius: number, ink: Ink, lighter = 0): void {
  g.fillStyle = css(ink, lighter);
  g.beginPath();
  g.arc(x, y, radius, 0, TAU);
  g.fill();
}

/** Exactly the region that the guard saw. */
function drawCone(g: Pen, cone: Cone, sights: readonly Rect[]): void {
  const outline = visibilityPolygon(cone, sights);
  if (outline.length < 6) return;
  g.fillStyle = css('coral', 6, 0.4);
  trace(g, outline);
  g.closePath();
  g.fill();
}

function trace(g: Pen, places: readonly number[]): void {
  g.beginPath();
  for (let i = 0; i < places.length; i += 2) g.lineTo(places[i] as number, places[i + 1] as number);
}

function drawPath(g: Pen, path: readonly Point[]): void {
  g.lineJoin = g.lineCap = 'round';
  g.lineWidth = 4;
  g.strokeStyle = css('fox', -8);
  trace(g, path.flat());
  g.stroke();
  const end = path.at(-1);
  if (end) fillCircle(g, end, 7, 'fox', -8);
}

/** The guard, where it looked, a line to the fox, and a cross where the fox was. */
function drawLook(g: Pen, { from, fox, cone }: Sighting): void {
  g.lineWidth = 2;
  g.strokeStyle = css('plum');
  g.setLineDash([6, 5]);
  trace(g, [...from, ...fox]);
  g.stroke();
  g.setLineDash([]);
  g.lineWidth = 3;
  const [x, y] = fox;
  for (const side of [-1, 1]) {
    trace(g, [x - 7, y - 7 * side, x + 7, y + 7 * side]);
    g.stroke();
  }
  fillCircle(g, from, 9, 'plum');
  if (!cone) return;
  const tip = (turn: number, away: number): Point => [
    from[0] + cos(cone.direction + turn) * away,
    from[1] + sin(cone.direction + turn) * away,
  ];
  g.fillStyle = css('plum');
  trace(g, [...tip(0, 20), ...tip(1.3, 9), ...tip(-1.3, 9)]);
  g.fill();
}

/** Distance of a number to its guard, and of two numbers to each other, in pixels. */
const BESIDE = 26;
const APART = 25;

/** The first place beside a guard that is in the picture and on no other number. */
function freeNear([x, y]: Point, taken: readonly Point[]): Point {
  const places = Array.from({ length: 24 }, (_, index): Point => {
    const angle = -TAU / 4 + (TAU * index) / 8;
    const away = BESIDE * (1 + Math.floor(index / 8));
    return [x + cos(angle) * away, y + sin(angle) * away];
  });
  const isFree = ([px, py]: Point) =>
    Math.min(px, py, WORLD.width - px, WORLD.height - py) > APART / 2 &&
    taken.every(([tx, ty]) => Math.max(Math.abs(tx - px), Math.abs(ty - py)) >= APART);
  return places.find(isFree) ?? [x, y];
}

function drawNumber(g: Pen, place: Point, number: number): Point {
  fillCircle(g, place, 13, 'plum');
  fillCircle(g, place, 11, 'paper');
  g.fillStyle = css('navy');
  g.font = '700 15px "Bricolage Grotesque Variable", system-ui, sans-serif';
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillText(String(number), place[0], place[1] + 1);
  return place;
}

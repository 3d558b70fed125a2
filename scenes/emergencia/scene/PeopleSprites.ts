// Sprites of everybody on the map: crowd, VIPs, agents, what they hold, and the noted signs.

import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Entity, Sprite, SpritePool, SpriteSource } from '../../kit/phaser/SpritePool.ts';
import type { Point } from '../rules/pathGeometry.ts';
import { type Person, peopleIn } from '../rules/people.ts';
import { positionsAt } from '../rules/reviewTrack.ts';
import { BIT, type Sign, signsIn } from '../rules/signs.ts';
import { type Agent, isEnemy, type State, type Vip } from '../rules/state.ts';

type Image = Phaser.GameObjects.Image;

export const DEPTH = {
  ground: 0,
  sights: 2,
  houses: 4,
  bags: 5,
  agents: 5.5,
  people: 6,
  held: 7,
  numbers: 7.5,
  vip: 8,
  lines: 10,
  signs: 11,
  cursor: 12,
} as const;

/** Scale of people: a little larger than their bodies. */
const LARGE = 1.2;

export interface SpriteContext {
  readonly paper: Paper;
  readonly juice: Juice;
  state(): Readonly<State>;
  sprites<P extends Entity, O extends Sprite>(source: SpriteSource<P, O>): SpritePool<P, O>;
  /** Stage pixels per pixel of the map: labels keep their size. */
  scale(): number;
  /** Size of a stage pixel in the window. */
  pixel(): number;
  /** Oscillation from −1 to 1 with this period; 0 with reduced motion. */
  beat(ms: number): number;
}

/** Position of a figure: now, or at the moment that the review shows. */
function placeOf(state: Readonly<State>, one: Point, index: number): Point {
  return state.review === null ? one : (positionsAt(state, state.review)[index] ?? one);
}

/** The review shows a moment before the VIP was struck. */
const isBeforeStrike = ({ review, enemies }: Readonly<State>): boolean =>
  review !== null && enemies.some(({ struckAt }) => struckAt !== null && review < struckAt);

function placeOfPerson(state: Readonly<State>, person: Person): Point {
  const { x, y } = isEnemy(person)
    ? placeOf(state, person, 1 + state.agents.length + state.enemies.indexOf(person))
    : person;
  return { x, y };
}

/** Number of a person, as the list has it; how far right of and below them it stands; and its least size in the window, in pixels. */
const NUMBER = { size: 15, ink: 'paper', weight: 700, rim: 3 } as const;
const NUMBER_ASIDE = 17;
const NUMBER_READABLE = 12;

/** Creates the sprite pools of everybody; returns the pool of the agents. */
export function createSprites(context: SpriteContext): SpritePool<Agent & Entity, Image> {
  const { paper, state, sprites, beat } = context;
  sprites<Person & Entity, Image>({
    entities: () => shownIn(state()),
    transform: person => ({ ...placeOfPerson(state(), person), angle: person.facing }),
    create: ({ x, y, look }) => paper.image(x, y, look, DEPTH.people),
    update(picture, person) {
      // The same number wears other clothes in the next mission.
      if (picture.texture.key !== person.look) picture.setTexture(person.look);
      sway(picture, person, paper, beat);
    },
  });
  sprites({
    entities: () => shownIn(state()).flatMap(held),
    create: ({ x, y, key }) => paper.image(x, y, key, key === 'bagHeld' ? DEPTH.bags : DEPTH.held),
  });
  sprites({
    entities: () =>
      state().vips.map((vip, index) => {
        const isDown = vip.assassinated && !isBeforeStrike(state());
        return { ...vip, id: `vip ${index}${isDown ? ' down' : ''}`, index, isDown };
      }),
    transform: vip => ({ ...(vip.index === 0 ? placeOf(state(), vip, 0) : vip), angle: vip.facing }),
    create: ({ x, y, isDown }) => paper.image(x, y, isDown ? 'vipDown' : 'vip', DEPTH.vip),
    update: (picture, { isDown }) => void picture.setScale((1 + (isDown ? 0 : 0.03 * beat(400))) / paper.resolution),
  });
  const agents = sprites<Agent & Entity, Image>({
    entities: () => state().agents,
    transform: agent => ({ ...placeOf(state(), agent, agent.id), angle: agent.facing }),
    create: ({ x, y }) => paper.image(x, y, 'agent', DEPTH.agents),
    update: (picture, { way, busy }) => {
      const step = way.length > 0 && busy === 0 ? 0.06 * beat(70) : busy > 0 ? 0.04 * beat(120) : 0;
      picture.setScale((1 + step) / paper.resolution, (1 - step) / paper.resolution);
    },
  });
  name(context);
  note(context);
  return agents;
}

/** People on the map: enemies that were taken or escaped are left out, except in the review. */
function shownIn(state: Readonly<State>): readonly Person[] {
  const isAgain = state.review !== null;
  return peopleIn(state).filter(person =>
    isEnemy(person) ? isAgain || !(person.isApprehended || person.hasEscaped) : !isAgain || !person.cleared,
  );
}

function sway(picture: Image, { pose, id }: Person, paper: Paper, beat: (ms: number) => number): void {
  const full = LARGE / paper.resolution;
  const pace = pose === 'flee' ? 60 : pose === 'walk' ? 110 + (id % 5) * 8 : 0;
  const step = pace > 0 ? 0.05 * beat(pace) : 0;
  picture.setScale(full * (1 - step), full * (1 + step));
}

/** Things in the hands of a person, placed by its facing. */
function held(person: Person): readonly (Entity & { readonly key: string })[] {
  const { id, x, y, facing, pose, shows } = person;
  const beside = (key: string, ahead: number, side: number, angle = facing) => ({
    id: `${id} ${key}`,
    key,
    x: x + Math.cos(facing) * ahead - Math.sin(facing) * side,
    y: y + Math.sin(facing) * ahead + Math.cos(facing) * side,
    angle,
  });
  return [
    ...(shows & BIT.bag ? [beside('bagHeld', -1, 17)] : []),
    ...(shows & BIT.drop ? [beside('bagHeld', 4, 27, 0)] : []),
    ...(shows & BIT.pocket ? [beside('handHidden', -2, 14)] : []),
    ...(shows & BIT.glint ? [beside('glint', 20, 0, 0)] : []),
    ...(pose === 'phone' ? [beside('phoneHeld', 8, -7)] : []),
    ...(pose === 'chat' ? [{ ...beside('talk', 0, 0, 0), x: x + 13, y: y - 17 }] : []),
  ];
}

/** Labels beside everybody; they do not turn with them. An agent lies under the people: it must not cover the one it watches. */
function name({ paper, state, sprites, scale, pixel }: SpriteContext): void {
  const large = () => Math.min(LARGEST, Math.max(1, 1 / scale()));
  const readable = () => Math.max(1, NUMBER_READABLE / (NUMBER.size * scale() * pixel()));
  sprites<Person & Entity, Phaser.GameObjects.Text>({
    entities: () => shownIn(state()),
    transform: person => {
      const { x, y } = placeOfPerson(state(), person);
      return { x: x + NUMBER_ASIDE, y: y + NUMBER_ASIDE };
    },
    create: ({ id, x, y }) => paper.word(x, y, String(id), NUMBER, DEPTH.numbers),
    update: picture => void picture.setScale(readable()),
  });
  sprites<Entity & Vip, Phaser.GameObjects.Text>({
    entities: () => state().vips.map((vip, index) => ({ ...vip, id: `vip ${index}` })),
    transform: vip => {
      const { x, y } = vip.id === 'vip 0' ? placeOf(state(), vip, 0) : vip;
      return { x, y: y + 32 };
    },
    create: ({ x, y }) => paper.word(x, y, 'VIP', { size: 15, ink: 'paper', rim: 4 }, DEPTH.vip),
    update: picture => void picture.setScale(large()),
  });
  const transform = (agent: Agent) => {
    const { x, y } = placeOf(state(), agent, agent.id);
    return { x: x - 17, y: y + 19 };
  };
  const entities = () => state().agents;
  sprites<Agent & Entity, Image>({
    entities,
    transform,
    create: ({ x, y }) => paper.image(x, y, 'badge', DEPTH.agents),
  });
  sprites<Agent & Entity, Phaser.GameObjects.Text>({
    entities,
    transform,
    create: ({ id, x, y }) => paper.word(x, y, String(id), { size: 13, ink: 'paper' }, DEPTH.agents + 0.4),
  });
}

/** Distance of two sign sheets, and of the sheets from the person, in pixels. */
const SHEET = 21;
const OVER = 26;
/** Largest scale of the sheets when the map is small. */
const LARGEST = 1.7;

interface Noted extends Entity {
  readonly sign: Sign;
  readonly isNow: boolean;
}

/** Noted signs over heads, and four corners round marked people. */
function note({ paper, juice, state, sprites, beat, scale }: SpriteContext): void {
  const large = () => Math.min(LARGEST, Math.max(1, 1 / scale()));
  const people = () => (state().phase === 'playing' ? shownIn(state()) : []);
  sprites<Noted, Image>({
    entities: () =>
      people().flatMap((person): Noted[] => {
        const signs = signsIn(person.notes);
        return signs.map((sign, index) => ({
          id: `${person.id} ${sign}`,
          sign,
          isNow: (person.shows & BIT[sign]) !== 0,
          x: person.x + (index - (signs.length - 1) / 2) * SHEET * large(),
          y: person.y - OVER - 8 * large(),
        }));
      }),
    create: ({ x, y, sign }) => paper.image(x, y, `sign ${sign}`, DEPTH.signs),
    update: (picture, { isNow }) => {
      picture.setAlpha(isNow ? 1 : 0.8);
      picture.setScale(large() / paper.resolution);
    },
  });
  sprites({
    entities: () => people().filter(({ marked }) => marked),
    transform: ({ x, y }: Person) => ({ x, y }),
    create: ({ x, y }) => paper.image(x, y, 'marked', DEPTH.lines),
    update: picture => void picture.setScale((1 + 0.05 * beat(180)) / paper.resolution),
  });
  sprites({
    entities: () => people().filter(person => !isEnemy(person) && person.cleared),
    transform: ({ x, y }: Person) => ({ x, y: y - 22 }),
    create: ({ x, y }) => juice.unfold(paper.image(x, y, 'cleared', DEPTH.signs)),
  });
}

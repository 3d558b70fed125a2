// Scene: map, people, overlays and effects, drawn from the state.
import type { Frame } from '../../kit/core/input/input.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Entity, SpritePool } from '../../kit/phaser/SpritePool.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import type { Mission } from '../levels/mission.ts';
import { fixtureDeed, isFixture, placeOf } from '../rules/fixtureInput.ts';
import { LONG_PRESS, type PickTarget, pickTarget } from '../rules/mapInput.ts';
import { personIn } from '../rules/people.ts';
import { knownAtOf, positionsAt, trailOf } from '../rules/reviewTrack.ts';
import { clock } from '../rules/score.ts';
import { provenBy, signsOf } from '../rules/signs.ts';
import { type Agent, type Event, isAtLarge, missionAt, type State, ticksOf } from '../rules/state.ts';
import { findPath, terrainNow } from '../rules/terrain.ts';
import { type EmergenciaUi, setZoomEnds } from '../ui.ts';
import { bakeFigures } from './art.ts';
import { bakeFixtures, CameraCones, createDisguises, createFixtureSprites } from './FixtureSprites.ts';
import { baseScale, MapCamera } from './MapCamera.ts';
import {
  drawCulprit,
  drawFollowing,
  drawPath,
  drawPreview,
  drawRoute,
  drawTrail,
  drawWithinSight,
  SightRegions,
} from './MapOverlays.ts';
import { createMap } from './MapView.ts';
import { createSprites, DEPTH, type SpriteContext } from './PeopleSprites.ts';
import { bakeSigns } from './signArt.ts';

type Image = Phaser.GameObjects.Image;
type Graphics = Phaser.GameObjects.Graphics;

/** Words over the pointed person, and their distance from it. */
const DEED = { size: 15, ink: 'paper', weight: 700, rim: 4 } as const;
const DEED_ABOVE = 34;

/** Time beside a flag of the review. */
const CLOCK = { size: 20, ink: 'paper', rim: 4 } as const;

export default class EmergenciaScene extends GameScene<State, Event, EmergenciaUi> {
  protected override readonly maxZoom = 1.5;
  readonly #camera = new MapCamera();
  #agents!: SpritePool<Agent & Entity, Image>;
  #low!: Graphics;
  #high!: Graphics;
  #pickMarker!: Image;
  #cursor!: Image;
  /** What a click on the pointed person would do. */
  #deed!: Phaser.GameObjects.Text;
  #sights = new SightRegions();
  #cones = new CameraCones();
  #map: { destroy(): void }[] = [];
  #flags: { destroy(): void }[] = [];
  /** Which flags stand. */
  #flagged = '';
  /** The mission whose map is built. */
  #mapped: Mission | null = null;
  #preview: { readonly key: string; readonly way: readonly { x: number; y: number }[] } = { key: '', way: [] };

  protected build(): void {
    const { paper } = this;
    bakeFigures(paper);
    bakeSigns(paper);
    bakeFixtures(paper);
    this.#map = [];
    this.#flags = [];
    this.#flagged = '';
    this.#mapped = null;
    this.#sights = new SightRegions();
    this.#cones = new CameraCones();
    this.#low = this.add.graphics().setDepth(DEPTH.sights);
    this.#high = this.add.graphics().setDepth(DEPTH.lines);
    this.#pickMarker = paper.image(0, 0, 'meant', DEPTH.lines).setVisible(false);
    this.#cursor = paper.image(0, 0, 'cursor', DEPTH.cursor).setVisible(false);
    this.#deed = paper.word(0, 0, '', DEED, DEPTH.cursor).setVisible(false);
    const context: SpriteContext = {
      paper,
      juice: this.juice,
      state: () => this.state,
      sprites: made => this.sprites(made),
      scale: () => this.#camera.view.scale,
      pixel: () => this.#pixel(),
      beat: ms => (this.settings.reducedMotion ? 0 : Math.sin(this.elapsed / ms)),
    };
    createFixtureSprites({ ...context, depth: DEPTH.bags });
    this.#agents = createSprites(context);
    createDisguises(context, this.#agents, DEPTH.agents + 0.2);
  }

  protected override onStateReplaced(): void {
    this.#camera.reset();
  }

  protected override afterSync(): void {
    const { state } = this;
    const mission = missionAt(state);
    if (mission !== this.#mapped) this.#createMap(mission);
    this.#updateFlags();
  }

  protected override handleInput(frame: Frame): void {
    const { world } = missionAt(this.state);
    const { press, route } = this.state;
    const drags = (frame.held & KEY.pan) !== 0 || (frame.pointer?.down === true && press === null && route === null);
    this.#camera.handleInput(frame, drags, world, this.visibleSize, this.#baseScale());
  }

  /** Scale without zoom: depends on the size of stage pixels in the window, so that people stay recognizable. */
  #baseScale(): number {
    return baseScale(missionAt(this.state).world, this.visibleSize, this.#pixel());
  }

  /** Size of a stage pixel in the window. */
  #pixel(): number {
    return this.cameras.main.width / this.visibleSize.width / (window.devicePixelRatio || 1);
  }

  #createMap(mission: Mission): void {
    for (const one of this.#map) one.destroy();
    this.#map = createMap(this, this.paper, mission, this.state.level, DEPTH);
    this.#mapped = mission;
    this.#camera.reset();
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) this.#playEffect(event);
  }

  #playEffect(event: Event): void {
    const { juice } = this;
    switch (event.type) {
      case 'agentSelected': {
        const agent = this.state.agents[event.id - 1];
        this.#camera.follow(event.again && agent ? agent : null);
        if (event.again && agent) juice.scraps(agent.x, agent.y, 'fox', 5, 0.12);
        break;
      }
      case 'agentOrdered':
        juice.scraps(event.x, event.y, 'fox', 3, 0.1);
        break;
      case 'suspectMarked':
        juice.scraps(event.x, event.y, 'coral', 5, 0.14);
        break;
      case 'signNoted':
        juice.scraps(event.x, event.y - 30, 'paper', 3, 0.08);
        break;
      case 'proofNoted':
        juice.pop(event.x, event.y - 34, 'Proof!', 'gold', 26);
        break;
      case 'doorMoved':
        juice.scraps(event.x, event.y, 'gold', 4, 0.1);
        break;
      case 'doorBroken':
        juice.shake(4);
        juice.scraps(event.x, event.y, 'gold', 16, 0.24);
        juice.pop(event.x, event.y - 30, 'Crack!', 'coral', 26);
        break;
      case 'disguised':
      case 'disguiseLost':
        juice.scraps(event.x, event.y, 'sand', 8, 0.16);
        break;
      case 'cameraLive':
        juice.scraps(event.x, event.y, 'sky', 5, 0.1);
        break;
      case 'enemyApprehended':
      case 'enemyCaught':
        juice.hitStop(3);
        juice.shake(3);
        juice.scraps(event.x, event.y, 'coral', 10);
        juice.scraps(event.x, event.y, 'gold', 12);
        juice.pop(event.x, event.y - 26, `+${event.points}`, 'gold', 24);
        break;
      case 'complained':
        juice.scraps(event.x, event.y, 'rose', 6);
        juice.pop(event.x, event.y - 26, `−${Math.abs(event.points)}`, 'rose', 22);
        break;
      case 'vipStruck':
        juice.hitStop(6);
        juice.shake(6, 320);
        juice.scraps(event.x, event.y, 'coral', 26, 0.3);
        juice.crumple(event.x, event.y, 'vip');
        break;
      case 'enemyEscaped':
        juice.scraps(event.x, event.y, 'navy', 10);
        break;
      case 'missionSucceeded': {
        const [vip] = this.state.vips;
        if (vip) juice.scraps(vip.x, vip.y, 'gold', 26, 0.3);
        break;
      }
      default:
    }
  }

  protected override draw(_alpha: number, ms: number): void {
    const { state } = this;
    const { world } = missionAt(state);
    const first = this.#baseScale();
    this.setView(this.#camera.update(this.#focus(), world, this.visibleSize, first, ms));
    setZoomEnds(this.ui, this.#camera.zoomEnds(world, this.visibleSize, first));
    const low = this.#low.clear();
    const high = this.#high.clear();
    this.#drawAgents(low, high);
    this.#drawProven(high);
    this.#drawPreview(high);
    this.#drawWait(high);
    if (state.review !== null) this.#drawTrails(high, state.review);
    const { cursor } = state;
    this.#cursor.setVisible(state.phase === 'playing' && state.points === 'keys').setPosition(cursor.x, cursor.y);
  }

  /** The point that the camera follows. */
  #focus(): { readonly x: number; readonly y: number } {
    const { state } = this;
    const [vip] = state.vips;
    if (state.review !== null)
      return (
        positionsAt(state, state.review)[state.reviewed ? 1 + state.agents.length + state.reviewed.enemy : 0] ??
        state.cursor
      );
    if (state.points === 'keys') return state.cursor;
    return this.#agents.get(state.selected) ?? vip ?? state.cursor;
  }

  #drawAgents(low: Graphics, high: Graphics): void {
    const { state } = this;
    const seen = state.agents.map(agent => {
      const { id, x, y, viewDistance, busy } = agent;
      const picture = this.#agents.get(id);
      return {
        id,
        x: picture?.x ?? x,
        y: picture?.y ?? y,
        viewDistance,
        isSelected: id === state.selected,
        isBusy: busy > 0,
      };
    });
    this.#sights.draw(low, this.paper, seen, terrainNow(state));
    this.#cones.draw(low, this.paper, state);
    if (state.phase !== 'playing') return;
    state.agents.forEach(({ id, way, queue, follows }, index) => {
      const from = seen[index];
      const person = follows > 0 ? personIn(state, follows) : undefined;
      if (from && person) drawFollowing(high, this.paper, [from, ...way.slice(0, -1), person], id === state.selected);
      else if (from && way.length > 0) drawPath(high, this.paper, [from, ...way], queue, id === state.selected);
    });
  }

  /** In the first tour a ring round who has shown both signs of a weapon and is not marked yet; later ones leave the seeing to the player. */
  #drawProven(g: Graphics): void {
    if (this.state.phase !== 'playing' || this.state.tour !== 1) return;
    g.lineStyle(3, this.paper.rgb('gold'), 1);
    for (const enemy of this.state.enemies)
      if (isAtLarge(enemy) && !enemy.marked && provenBy(enemy.notes) !== null) g.strokeCircle(enemy.x, enemy.y, 23);
  }

  /** Preview of a click: ring round the person it would hit, or the path of the selected agent. */
  #drawPreview(g: Graphics): void {
    const { state } = this;
    this.#pickMarker.setVisible(false);
    this.#deed.setVisible(false);
    if (state.phase !== 'playing' || state.points === 'nothing') return;
    const meant = pickTarget(state, state.cursor, this.session.tuning as T, state.marks ? 'person' : null);
    if (state.route) return drawRoute(g, this.paper, state.route, state.cursor);
    if (meant) return this.#drawMeant(g, meant);
    const agent = state.agents[state.selected - 1];
    if (!agent) return;
    const from = state.queues ? (agent.queue.at(-1) ?? agent.way.at(-1) ?? agent) : agent;
    const key = [from.x, from.y, state.cursor.x, state.cursor.y].map(Math.round).join();
    if (key !== this.#preview.key)
      this.#preview = { key, way: [from, ...findPath(terrainNow(state), from, state.cursor)] };
    drawPreview(g, this.paper, this.#preview.way);
  }

  /** The agent or person that a click would hit, what it would do to a person, and how far a long press has come. */
  #drawMeant(g: Graphics, target: PickTarget): void {
    const { state } = this;
    const { kind, id } = target;
    if (isFixture(target)) {
      const at = placeOf(state, target.kind, id);
      if (at) this.#sayDeed(at, fixtureDeed(state, target.kind, id));
      return;
    }
    const one = kind === 'agent' ? state.agents[id - 1] : personIn(state, id);
    if (!one) return;
    if (kind === 'agent') return void this.#pickMarker.setVisible(true).setPosition(one.x, one.y);
    const marked = 'marked' in one && one.marked;
    const follows = state.selected > 0 && !state.marks && state.heldFor === 0;
    this.#sayDeed(one, follows ? `Follow ${id}` : `${marked ? 'Unmark' : 'Mark'} ${id}`);
    const part = state.press ? state.heldFor / LONG_PRESS : 0;
    if (part <= 0.2) return;
    g.lineStyle(4, this.paper.rgb('coral'), 1);
    g.beginPath();
    g.arc(one.x, one.y, 24, -Math.PI / 2, -Math.PI / 2 + part * 2 * Math.PI);
    g.strokePath();
  }

  /** A ring round what a click would hit, and over it what it would do. */
  #sayDeed({ x, y }: { readonly x: number; readonly y: number }, deed: string): void {
    this.#pickMarker.setVisible(true).setPosition(x, y);
    this.paper.reword(this.#deed, deed, DEED);
    this.#deed.setVisible(true).setPosition(x, y - DEED_ABOVE);
  }

  /** A ring round the VIP that runs out while they wait. */
  #drawWait(g: Graphics): void {
    const { waiting, vips } = this.state;
    const [vip] = vips;
    const { radio } = missionAt(this.state);
    if (waiting === 0 || !vip || !radio) return;
    g.lineStyle(5, this.paper.rgb('sky', 12), 1);
    g.beginPath();
    g.arc(vip.x, vip.y, 30, -Math.PI / 2, -Math.PI / 2 + (waiting / ticksOf(radio.seconds)) * 2 * Math.PI);
    g.strokePath();
  }

  #drawTrails(g: Graphics, tick: number): void {
    const { agents, enemies } = this.state;
    enemies.forEach((_, index) => drawTrail(g, this.paper, trailOf(this.state, 1 + agents.length + index, tick)));
    const { reviewed } = this.state;
    if (!reviewed) return;
    const placeAt = (when: number) => positionsAt(this.state, when)[1 + agents.length + reviewed.enemy];
    const now = placeAt(tick);
    if (now) drawCulprit(g, this.paper, now);
    const seen = reviewed.moment === 'proof' ? placeAt(reviewed.at) : undefined;
    if (seen) drawWithinSight(g, this.paper, seen, agents[0]?.viewDistance ?? 0);
  }

  /** In the review: a flag where the signs of each enemy became proof, and each sign of the one it is about where it first showed. */
  #updateFlags(): void {
    const { state } = this;
    const tick = state.review ?? (this.session.store.getState().playback ? state.time : null);
    const about = state.review === null ? undefined : state.reviewed?.enemy;
    const due = state.enemies.flatMap((enemy, index) => {
      const signs =
        index === about ? signsOf[enemy.weapon].map((sign, i) => [`sign ${sign}`, enemy.shownAt[i]] as const) : [];
      return [...signs, ['flag', knownAtOf(enemy)] as const].flatMap(([texture, at]) =>
        tick !== null && typeof at === 'number' && at <= tick ? [{ texture, at, index }] : [],
      );
    });
    const flagged = due.map(({ texture, at, index }) => `${texture} ${at} ${index}`).join();
    if (flagged === this.#flagged) return;
    this.#flagged = flagged;
    for (const flag of this.#flags) flag.destroy();
    this.#flags = due.flatMap(({ texture, at, index }) => {
      const { x, y } = positionsAt(state, at)[1 + state.agents.length + index] ?? { x: 0, y: 0 };
      // The flag stands over the place, a sign under it: both may be there at once.
      const [dx, dy, wordDy] = texture === 'flag' ? [14, -18, -46] : [-14, 38, 62];
      return [
        this.paper.image(x + dx, y + dy, texture, DEPTH.signs),
        this.paper.word(x + dx, y + wordDy, clock(at), CLOCK, DEPTH.signs),
      ];
    });
  }
}

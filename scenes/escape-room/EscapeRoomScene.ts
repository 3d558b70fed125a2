// The picture of Escape Room: four rooms, what is looked at closely, and the fox. Shows the state and turns keys into commands.
import type { Frame } from '../kit/core/input.ts';
import { nearestInDirection } from '../kit/core/spatialNavigation.ts';
import { GameScene } from '../kit/phaser/GameScene.ts';
import { CloseUp } from './CloseUp.ts';
import { ARROWS, DIGIT_KEYS, KEY } from './controls.ts';
import { clearDraft, draft, eraseLast, mark, pointAt, readNotes, reveal, stepBy, typeAll, typeDigit } from './draft.ts';
import type { EscapeEvent } from './events.ts';
import { Hero } from './Hero.ts';
import { takeInHand } from './inHand.ts';
import { ROOMS } from './item.ts';
import { Rooms } from './Rooms.ts';
import { Shutter } from './Shutter.ts';
import { SHEET } from './sheet.ts';
import { around, type EscapeCommand, type EscapeState, openRooms } from './state.ts';

export default class EscapeRoomScene extends GameScene<EscapeState, EscapeEvent> {
  #rooms!: Rooms;
  #closeUp!: CloseUp;
  #hero!: Hero;
  #shutter!: Shutter;
  #from: string = 'lab';
  /** The state that is shown. */
  #shown: object | null = null;

  protected build(): void {
    const { paper, juice, settings } = this;
    this.#rooms = new Rooms(paper, juice, settings.reducedMotion);
    this.#hero = new Hero(paper, juice, settings.reducedMotion);
    this.#closeUp = new CloseUp(this, paper, settings.reducedMotion);
    this.#shutter = new Shutter(paper, juice, settings.reducedMotion);
  }

  protected override onStateReplaced(): void {
    clearDraft();
    this.#from = this.state.room;
    this.#shown = this.state;
    this.#rooms.stand(this.state);
    this.#hero.stand(this.state);
    this.#closeUp.stand(this.state);
    this.#shutter.stand(this.state);
  }

  protected override afterSync(): void {
    if (this.#shown === this.state) return;
    this.#shown = this.state;
    this.#rooms.follow(this.state);
    this.#closeUp.follow(this.state);
    this.#hero.follow(this.state);
  }

  protected override onEvents(events: readonly EscapeEvent[]): void {
    let found = 0;
    for (const event of events) {
      if (event.type === 'found') this.#hero.takes(event.item, found++);
      else this.#perform(event);
    }
  }

  #perform(event: EscapeEvent): void {
    const { juice } = this;
    switch (event.type) {
      case 'looked':
      case 'stepped':
      case 'cancelled':
      case 'asked':
        return typeAll('');
      case 'solved':
        typeAll('');
        if (event.by === 'read') return;
        juice.scraps(SHEET.x, SHEET.y, event.by === 'decoded' ? 'gold' : 'cream', 14, 0.26);
        return juice.shake(2, 120);
      case 'fitted':
      case 'combined':
        mark(null);
        return juice.scraps(SHEET.x, SHEET.y, 'gold', 12, 0.24);
      case 'wrongCode':
        typeAll('');
        return juice.shake(5, 220);
      case 'went': {
        const index = (id: string) => ROOMS.findIndex(room => room.id === id);
        this.#hero.enter(index(event.to) > index(this.#from));
        this.#from = event.to;
        pointAt(null);
        return typeAll('');
      }
      case 'refused':
        return juice.shake(this.state.focus === null ? 0 : 3, 140);
      case 'escaped':
        this.#hero.leave();
        for (const ink of ['gold', 'coral', 'sky', 'moss'] as const) juice.scraps(560, 200, ink, 14, 0.4);
        return;
      case 'timeUp':
        return this.#shutter.fall();
      default:
        return;
    }
  }

  protected override draw(_alpha: number, ms: number): void {
    this.#rooms.draw(ms, this.elapsed, this.state);
    this.#hero.draw(ms, this.elapsed);
    this.#closeUp.draw(ms);
    this.#shutter.draw(ms);
  }

  protected override handleInput({ pressed, released, pointer }: Frame): void {
    const { phase, asking, focus } = this.state;
    if (phase !== 'playing') return;
    if (pressed & KEY.reveal) reveal(true);
    if (released & KEY.reveal) reveal(false);
    if (asking) this.#type(pressed);
    else if (focus !== null) this.#closely(pressed);
    else this.#lookRound(pressed);
    if (pressed & KEY.hint) this.#send({ type: 'hint' });
    if (pressed & KEY.notes) readNotes(!draft.getState().isReading);
    takeInHand(pressed, this.state, command => this.#send(command));
    // A press beside the sheet leaves it.
    const beside =
      pointer && (Math.abs(pointer.x - SHEET.x) > SHEET.width / 2 || Math.abs(pointer.y - SHEET.y) > SHEET.height / 2);
    if (focus !== null && pointer?.pressed && beside) this.#send({ type: 'back' });
  }

  #send(command: EscapeCommand): void {
    this.session.send(command);
  }

  #type(pressed: number): void {
    for (const { digit, bit } of DIGIT_KEYS) if (pressed & bit) typeDigit(digit);
    if (pressed & KEY.up) stepBy(1);
    if (pressed & KEY.down) stepBy(-1);
    if (pressed & KEY.right) typeDigit('1');
    if (pressed & KEY.left) eraseLast();
    if (pressed & KEY.back) {
      if (draft.getState().typed === '') this.#send({ type: 'cancel' });
      else eraseLast();
    }
    if (pressed & KEY.look) this.#send({ type: 'submit', text: draft.getState().typed });
  }

  #closely(pressed: number): void {
    if (pressed & KEY.look) this.#send({ type: 'act' });
    if (pressed & KEY.back) this.#send({ type: 'back' });
  }

  #lookRound(pressed: number): void {
    const spots = around(this.state).map(({ id, at }) => ({ id, x: at.x, y: at.y }));
    const { cursor } = draft.getState();
    for (const { bit, way } of ARROWS) if (pressed & bit) pointAt(nearestInDirection(spots, cursor, way)?.id ?? null);
    if (pressed & KEY.look) {
      const at = spots.find(({ id }) => id === draft.getState().cursor) ?? spots[0];
      if (at) {
        pointAt(at.id);
        this.#send({ type: 'look', at: at.id });
      }
    }
    for (const { digit, bit } of DIGIT_KEYS) {
      const room = ROOMS[Number(digit) - 1];
      if (pressed & bit && room) this.#send({ type: 'go', to: room.id });
    }
    if (pressed & KEY.back) {
      const rooms = openRooms(this.state);
      const before = rooms[rooms.indexOf(this.state.room) - 1];
      if (before) this.#send({ type: 'go', to: before });
    }
  }
}

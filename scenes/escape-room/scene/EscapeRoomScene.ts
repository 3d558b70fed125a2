// Scene of Escape Room: the present room, the close-up and the fox. Reads the state; input is in inputController.ts.
import type { Frame } from '../../kit/core/input/input.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import { CLOSE_UP_SHEET } from '../rules/closeUpSheet.ts';
import type { EscapeEvent } from '../rules/events.ts';
import { ROOMS } from '../rules/item.ts';
import type { EscapeState } from '../rules/state.ts';
import { clearDraft, type EscapeUi, setCursor, setMarked, setTyped } from '../ui.ts';
import { CloseUp } from './CloseUp.ts';
import { Hero } from './Hero.ts';
import { applyInput } from './inputController.ts';
import { RoomView } from './RoomView.ts';
import { Shutter } from './Shutter.ts';

export default class EscapeRoomScene extends GameScene<EscapeState, EscapeEvent, EscapeUi> {
  #rooms!: RoomView;
  #closeUp!: CloseUp;
  #hero!: Hero;
  #shutter!: Shutter;
  #from: string = 'lab';
  /** The state that is on screen. */
  #shown: object | null = null;

  protected build(): void {
    const { paper, juice, settings } = this;
    this.#rooms = new RoomView(paper, juice, settings.reducedMotion);
    this.#hero = new Hero(paper, juice, settings.reducedMotion);
    this.#closeUp = new CloseUp(this, paper, this.ui, settings.reducedMotion);
    this.#shutter = new Shutter(paper, juice, settings.reducedMotion);
  }

  protected override onStateReplaced(): void {
    clearDraft(this.ui);
    this.#from = this.state.room;
    this.#shown = this.state;
    this.#rooms.reset(this.state);
    this.#hero.reset(this.state);
    this.#closeUp.reset(this.state);
    this.#shutter.reset(this.state);
  }

  protected override afterSync(): void {
    if (this.#shown === this.state) return;
    this.#shown = this.state;
    this.#rooms.update(this.state);
    this.#closeUp.update(this.state);
    this.#hero.update(this.state);
  }

  protected override onEvents(events: readonly EscapeEvent[]): void {
    let found = 0;
    for (const event of events) {
      if (event.type === 'found') this.#hero.showFound(event.item, found++);
      else this.#perform(event);
    }
  }

  #perform(event: EscapeEvent): void {
    const { juice, ui } = this;
    switch (event.type) {
      case 'looked':
      case 'stepped':
      case 'cancelled':
      case 'asked':
        return setTyped(ui, '');
      case 'solved':
        setTyped(ui, '');
        if (event.by === 'read') return;
        juice.scraps(CLOSE_UP_SHEET.x, CLOSE_UP_SHEET.y, event.by === 'decoded' ? 'gold' : 'cream', 14, 0.26);
        return juice.shake(2, 120);
      case 'fitted':
      case 'combined':
        setMarked(ui, null);
        return juice.scraps(CLOSE_UP_SHEET.x, CLOSE_UP_SHEET.y, 'gold', 12, 0.24);
      case 'wrongCode':
        setTyped(ui, '');
        return juice.shake(5, 220);
      case 'went': {
        const index = (id: string) => ROOMS.findIndex(room => room.id === id);
        this.#hero.enter(index(event.to) > index(this.#from));
        this.#from = event.to;
        setCursor(ui, null);
        return setTyped(ui, '');
      }
      case 'refused':
        return juice.shake(this.state.focus === null ? 0 : 3, 140);
      case 'escaped':
        this.#hero.leave();
        for (const ink of ['gold', 'coral', 'sky', 'moss'] as const) juice.scraps(560, 200, ink, 14, 0.4);
        return;
      case 'timeUp':
        return this.#shutter.close();
      default:
        return;
    }
  }

  protected override draw(_alpha: number, ms: number): void {
    this.#rooms.draw(ms, this.elapsed, this.state);
    this.#hero.draw(ms, this.elapsed);
    this.#closeUp.draw(ms, this.elapsed);
    this.#shutter.draw(ms);
  }

  protected override handleInput(frame: Frame): void {
    applyInput(
      frame,
      () => this.state,
      this.ui,
      command => this.session.send(command),
    );
  }
}

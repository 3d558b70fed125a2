// Host element of a game: its box, keyboard focus, and the space reserved for HUD and touch pad. Without Phaser of its own: it boots a game in its
// box, or adopts the one booted early, and destroys it on unmount.
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { css, type Ink } from '../../../scenes/kit/core/inks.ts';
import type { Settings } from '../../../scenes/kit/core/settings.ts';
import type { Size } from '../../../scenes/kit/core/world/camera.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import type { Stage, StageSize } from '../../../scenes/kit/phaser/mount.ts';
import { type BootedGame, bootGame, type Opening, sizeOf } from './bootGame.ts';
import { adoptEarlyGame } from './earlyBoot.ts';
import styles from './PhaserHost.module.css';
import { usePictureBox } from './usePictureBox.ts';

/** A mounted game. */
export interface MountedGame extends Omit<BootedGame, 'size'> {
  /** Element that the picture fills exactly. */
  readonly box: HTMLElement;
  /** Element that receives key events. */
  readonly host: HTMLElement;
  /** Clock: run by the stage, or held by the lab. */
  readonly clock: StageClock;
}

export interface StageClock {
  readonly store: Pick<StoreApi<{ readonly held: boolean }>, 'getState' | 'getInitialState' | 'subscribe'>;
  hold(): void;
  run(): void;
}

function createStageClock(stage: Stage): StageClock {
  const store = createStore(() => ({ held: false }));
  const setHeld = (held: boolean) => () => {
    stage.setRunning(!held);
    store.setState({ held });
  };
  return { store, hold: setHeld(true), run: setHeld(false) };
}

interface PhaserHostProps {
  readonly definition: GameDefinition;
  readonly settings: Settings;
  /** Reserve space below or beside the stage for the touch pad, on touch screens. */
  readonly reservePad: boolean;
  /** Reserve space above or beside the stage for the standard HUD. */
  readonly reserveHud: boolean;
  /** Session options; called once, in the browser, when the game is mounted. */
  opening(): Opening;
  onMounted(mounted: MountedGame | null): void;
  /** Called if the game could not be fetched or mounted, or threw in a frame. */
  onCrash(error: unknown): void;
  onContextLost(lost: boolean): void;
  /** Layers over the stage: HUD, touch pad, cards. */
  readonly children?: ReactNode;
}

/** Scale of the placeholder's natural size: larger than any window, so that its box limits it. */
const PLACEHOLDER_SCALE = 10;

export function PhaserHost(props: PhaserHostProps) {
  const { definition, reservePad, reserveHud, children } = props;
  const { ink, reserve = 0, layout = 'around', foot, tall, narrowPad } = definition.stage;
  const host = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [boxHtml] = useState(() => ({
    __html: `<div class="${styles.box}" data-stage data-game="${definition.id}"></div>`,
  }));
  usePictureBox(host, box);
  useMountedGame(props, host, box);

  const keysId = useId();
  const { sides, above, below } =
    typeof reserve === 'number' ? { sides: reserve, above: reserve, below: reserve } : reserve;
  const spacer = (room: number) =>
    sides + room > 0 && <svg className={styles.reserve} width={sides} height={room} aria-hidden="true" />;
  return (
    <div
      ref={host}
      className={styles.host}
      tabIndex={0}
      // Letters and arrows are play: a reader that has keys of its own hands them over.
      role="application"
      aria-label={`${definition.title}, stage`}
      aria-describedby={keysId}
      data-focus-home
      data-layout={layout}
      data-foot={foot}
      data-deck={reservePad || undefined}
      data-narrow-deck={(reservePad && narrowPad) || undefined}
      data-strip={reserveHud || undefined}
      data-tall={tall ? true : undefined}
      onPointerDown={event => {
        if (
          !(event.target as Element).closest(
            'button, a, input, select, textarea, label, [tabindex]:not([data-focus-home])',
          )
        )
          event.currentTarget.focus({ preventScroll: true });
      }}
    >
      <svg className={styles.surround} width="100%" height="100%" aria-hidden="true">
        <rect width="100%" height="100%" fill={css(ink)} />
      </svg>
      <div className={styles.room}>
        <div className={styles.area}>
          {spacer(above)}
          <div className={styles.cell}>
            <div className={styles.stage}>
              <PicturePlaceholder size={definition.stage} ink={ink} fit="above" />
              {(reserveHud || reservePad) && <PicturePlaceholder size={definition.stage} ink={ink} fit="beside" />}
              {tall && <PicturePlaceholder size={tall} ink={ink} fit="above" shape="tall" />}
              {/* React knows no element in it: a picture drawn before hydration stays, and a HUD may put its own over it. */}
              <div
                ref={slot => {
                  box.current = (slot?.firstElementChild as HTMLDivElement | null | undefined) ?? null;
                }}
                className={styles.slot}
                suppressHydrationWarning
                dangerouslySetInnerHTML={boxHtml}
              />
            </div>
          </div>
          {spacer(below)}
        </div>
        {/* What lies over the picture is read as any page. */}
        <div className={styles.browsed} role="document">
          {children}
        </div>
      </div>
      <p id={keysId} hidden>
        {KEYS_PLAY}
      </p>
    </div>
  );
}

/** What a stage says when it gets the focus: whose the keys are, and the way out. */
export const KEYS_PLAY = 'Keys play the game here. Tab leads to its buttons, and out.';

interface PicturePlaceholderProps {
  readonly size: Size;
  readonly ink: Ink;
  /** Place of the HUD for which this is the picture's size. */
  readonly fit: 'above' | 'beside';
  /** Shown in tall windows in place of the others. */
  readonly shape?: 'tall';
}

/** Placeholder SVG with the picture's colour and aspect ratio: layout gives it the size of the picture before there is one. */
const PicturePlaceholder = ({ size: { width, height }, ink, fit, shape }: PicturePlaceholderProps) => (
  <svg
    className={styles.sheet}
    data-fit={fit}
    data-shape={shape}
    viewBox={`0 0 ${width} ${height}`}
    width={width * PLACEHOLDER_SCALE}
    height={height * PLACEHOLDER_SCALE}
    aria-hidden="true"
  >
    <rect width={width} height={height} fill={css(ink)} />
  </svg>
);

type ElementRef = { readonly current: HTMLDivElement | null };

function useMountedGame(props: PhaserHostProps, host: ElementRef, box: ElementRef): void {
  const { definition, settings } = props;
  const stage = useRef<Stage | null>(null);

  const notifyMounted = useEffectEvent((mounted: MountedGame | null) => {
    mounted?.stage.setSettings(props.settings); // they may have changed while it booted
    props.onMounted(mounted);
  });
  const reportCrash = useEffectEvent((error: unknown) => props.onCrash(error));
  const reportContextLost = useEffectEvent((lost: boolean) => props.onContextLost(lost));
  const mountGame = useEffectEvent(async (parent: HTMLElement, isUnmounted: () => boolean) => {
    const { current } = host;
    if (!current) return null;
    const callbacks = {
      crashed: (error: unknown) => void (stage.current && !isUnmounted() && reportCrash(error)),
      contextLost: (lost: boolean) => void (!isUnmounted() && reportContextLost(lost)),
    };
    const booted = await (adoptEarlyGame(parent, callbacks) ??
      bootGame({
        definition,
        box: parent,
        host: current,
        settings: () => props.settings,
        opening: () => props.opening(),
        isUnmounted,
        ...callbacks,
      }));
    if (!booted) return null;
    const { size, ...game } = booted;
    const mounted = { ...game, box: parent, host: current, clock: createStageClock(game.stage) };
    return { mounted, size };
  });

  useEffect(() => {
    const parent = box.current;
    if (!parent) return;
    let isUnmounted = false;
    let stopWatching = () => {};
    const begin = async () => {
      const booted = await mountGame(parent, () => isUnmounted);
      if (isUnmounted || !booted) {
        booted?.mounted.stage.destroy();
        return;
      }
      const { mounted, size } = booted;
      stage.current = mounted.stage;
      stopWatching = watchSize(parent, size, next => mounted.stage.resize(next));
      notifyMounted(mounted);
    };
    begin().catch(error => !isUnmounted && reportCrash(error));
    return () => {
      isUnmounted = true;
      stopWatching();
      if (!stage.current) return;
      notifyMounted(null);
      stage.current.destroy();
      stage.current = null;
    };
  }, [box]);

  useEffect(() => stage.current?.setSettings(settings), [settings]);
}

/** Calls back when the size of the box or the device pixel ratio changes. */
export function watchSize(element: HTMLElement, known: StageSize, onChange: (size: StageSize) => void): () => void {
  let last = known;
  const check = () => {
    const size = sizeOf(element);
    if (size.width === last.width && size.height === last.height && size.ratio === last.ratio) return;
    last = size;
    if (size.width > 0 && size.height > 0) onChange(size);
  };
  const observer = new ResizeObserver(check);
  observer.observe(element);
  let screen: MediaQueryList;
  const watchPixelRatio = () => {
    screen = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    screen.addEventListener('change', changed, { once: true });
  };
  const changed = () => {
    check();
    watchPixelRatio();
  };
  // The observer reports the first size after layout; measuring here would force a layout.
  watchPixelRatio();
  return () => {
    observer.disconnect();
    screen.removeEventListener('change', changed);
  };
}

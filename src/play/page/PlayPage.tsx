// Play page of every game: bar, stage, HUD, cards and dialogs.
import { type ComponentProps, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { setChoices } from '../../data/profile.ts';
import { fetchHud, Hud, hasOwnHud } from '../../huds/Hud.tsx';
import { closeOverlay, openSettings } from '../../site/frame/overlays.ts';
import { lazyChunk, useLazyChunk } from '../../site/lazy/lazyChunk.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import type { Mending } from '../../site/offline/mend.ts';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import { StageCards } from '../cards/StageCards.tsx';
import type { WorkCard } from '../cards/WorkCard.tsx';
import { useGamepad } from '../keys/useGamepad.ts';
import { useShellKeys } from '../keys/useShellKeys.ts';
import { useDayTrack } from '../session/useDayTrack.ts';
import { useKeptGames } from '../session/useKeptGames.ts';
import { useOutcome } from '../session/useOutcome.ts';
import { useRecords, useTrack } from '../session/useRecords.ts';
import { useSecret } from '../session/useSecret.ts';
import { usePhase, usePlayback } from '../session/useSession.ts';
import { useStats } from '../session/useStats.ts';
import { useWatchedDay } from '../session/useWatchedDay.ts';
import { afterFirstFrame, enableTypeface } from '../stage/firstFrame.ts';
import { PhaserHost } from '../stage/PhaserHost.tsx';
import { hasTouchPad, useNarrowPad } from '../stage/touchControls.ts';
import { Announcer } from './Announcer.tsx';
import { Bar } from './Bar.tsx';
import { HelpOnPage } from './HelpOnPage.tsx';
import { fetchParts, LazyParts } from './LazyParts.tsx';
import styles from './PlayPage.module.css';
import { PointedAt } from './PointedAt.tsx';
import { useAddress, useLinkedTexts } from './useAddress.ts';
import { useFullscreen } from './useFullscreen.ts';
import { usePageActions } from './usePageActions.ts';
import { usePanel } from './usePanel.ts';
import { useAutoPause, usePlay } from './usePlay.ts';
import { useSettings } from './useSettings.ts';
import { useStillPage } from './useStillPage.ts';

/** Text scale from which labels stand above their values instead of beside them. */
const LARGE_TEXT = 1.4;

const workCard = lazyChunk(() => import('../cards/WorkCard.tsx'));
const BookDialog = lazyPart(() => import('../../huds/Book.tsx'));
const ClipDialog = lazyPart(() => import('../clip/ClipDialog.tsx'));
const MapDialog = lazyPart(() => import('../map/MapDialog.tsx'));
const Lab = lazyPart(() => import('../lab/Lab.tsx'));

export default function PlayPage({ definition }: { readonly definition: GameDefinition }) {
  const page = useRef<HTMLElement>(null);
  const play = usePlay(definition);
  const { mounted, session } = play;
  const phase = usePhase(session);
  const playback = usePlayback(session);
  const settings = useSettings(definition);
  const touch = useTouch();
  const narrow = useNarrowPad(definition);
  const fullscreen = useFullscreen(page);
  const { lab } = useAddress(definition);
  const keptGames = useKeptGames(play, definition, phase, lab);
  const isAgain = useSecret(session, mounted?.runtime, definition, lab);
  const track = useTrack(session, mounted?.runtime, lab);
  const dayTrack = useDayTrack(session, mounted?.runtime, definition, lab, track);
  const [records, setTrack] = useRecords(definition, mounted, dayTrack);
  const outcome = useOutcome(session, definition, lab, {
    ...{ onNewBest: setTrack, beganOn: play.beganOn, isAgain },
    ...(!mounted?.runtime.track?.ofDay && { getTrack: track }),
  });
  useStats(session, mounted?.runtime, definition, lab, isAgain);
  useWatchedDay(play, definition, phase);
  const { panel, overlaid, open, close } = usePanel(play);

  useLinkedTexts(definition, mounted, play.tryAgain);
  usePartsAfterFirstFrame(definition.id);
  useAutoPause(play.pause, phase === 'playing' && !playback, definition.realTime);

  usePageActions({ definition, play, fullscreen, open });

  const togglePause = () => (phase === 'paused' ? play.resume() : play.pause());
  useShellKeys(page, definition.controls, settings.keys, {
    onAction(action, escape) {
      if (action === 'help') open('help');
      else if (action === 'mute') setChoices({ muted: !settings.muted });
      else if (action === 'restart' && phase !== 'ready') play.restart();
      else if (action === 'pause' && escape && playback) play.stopWatching();
      else if (action === 'pause' && escape && session?.giveUp()) return;
      else if (action === 'pause' && escape && fullscreen.mode === 'fallback') fullscreen.leave();
      else if (action === 'pause') togglePause();
    },
    undo() {
      if (session?.store.getState().canUndo !== true && play.canTakeBack) play.takeBack();
      else if (definition.assists && !playback) session?.undo?.();
    },
    redo: () => definition.assists && !playback && session?.redo?.(),
  });
  useStillPage(page, mounted?.host ?? null);
  useGamepad(page, {
    start: () => (overlaid ? closeOverlay() : panel ? close() : togglePause()),
    select: () => play.canTakeBack && play.takeBack(),
  });

  const live = phase === 'playing' || phase === 'over';
  return (
    <>
      <section
        ref={page}
        className={styles.page}
        data-play={phase}
        data-fullscreen={fullscreen.mode}
        data-lab={lab || undefined}
        data-text={settings.textScale >= LARGE_TEXT ? 'large' : undefined}
      >
        <Bar
          definition={definition}
          paused={(phase === 'playing' || phase === 'paused') && !playback ? phase === 'paused' : null}
          begun={phase !== 'loading' && phase !== 'ready'}
          fullscreen={fullscreen.mode !== 'off'}
          onPause={togglePause}
          onRestart={play.restart}
          onFullscreen={fullscreen.toggle}
          onHelp={() => open('help')}
          onSettings={() => openSettings()}
        />
        <PhaserHost
          key={play.attempt}
          definition={definition}
          settings={settings}
          reservePad={hasTouchPad(definition.controls)}
          reserveHud={
            (!hasOwnHud(definition.id) || definition.stage.strip === true) && definition.stage.layout !== 'words'
          }
          {...play.hostProps}
        >
          {mounted && session && !play.crash && (
            <>
              <div className={styles.overlay} data-layer="hud" inert={!live || undefined}>
                {(hasOwnHud(definition.id) || phase !== 'ready') && (
                  <Hud
                    session={session}
                    definition={definition}
                    settings={settings}
                    records={records}
                    stage={mounted.box}
                    hold={(action, down) => mounted.stage.input.setButton(action, down)}
                    picture={() => mounted.stage.screenshot()}
                    onLoadError={play.reportLoadError}
                  />
                )}
              </div>
              {(touch || narrow) && phase === 'playing' && !playback && hasTouchPad(definition.controls) && (
                <LazyParts>
                  {({ TouchPad }) => (
                    <TouchPad controls={definition.controls} input={mounted.stage.input} session={session} />
                  )}
                </LazyParts>
              )}
              <PointedAt session={session} runtime={mounted.runtime} />
              <Announcer session={session} runtime={mounted.runtime} definition={definition} keys={settings.keys} />
            </>
          )}
          {mounted && session && mounted.runtime.work && !play.crash && (
            <LazyWorkCard
              session={session}
              work={mounted.runtime.work}
              covered={panel !== null || overlaid || playback !== null}
              onCancel={play.menu}
              onLoadError={play.reportLoadError}
            />
          )}
          <StageCards
            definition={definition}
            play={play}
            keptGames={keptGames}
            outcome={outcome}
            panelOpen={panel !== null}
            overlaid={overlaid}
            fullscreen={fullscreen}
            open={open}
            close={close}
          />
        </PhaserHost>
        {lab && (
          <Suspense>
            <Lab definition={definition} mounted={mounted} />
          </Suspense>
        )}
        <LazyParts wanted={panel !== null}>
          {({ HowToPlay, ScoresDialog, ReplaysDialog }) => (
            <>
              <HowToPlay
                definition={definition}
                open={panel === 'help'}
                inMenu={phase === 'ready' || phase === 'loading'}
                onClose={close}
              />
              <ScoresDialog definition={definition} open={panel === 'scores'} onClose={close} />
              <ReplaysDialog
                open={panel === 'replays'}
                game={definition}
                current={session && (phase === 'paused' || phase === 'over') ? session : null}
                underWay={phase === 'paused'}
                onWatch={(replay, from) => {
                  close();
                  play.watch(replay, from);
                }}
                onClose={close}
              />
            </>
          )}
        </LazyParts>
        {panel === 'book' && mounted?.runtime.career && (
          <Suspense>
            <BookDialog definition={definition} career={mounted.runtime.career} onClose={close} />
          </Suspense>
        )}
        {panel === 'clip' && mounted && session && (
          <Suspense>
            <ClipDialog
              definition={definition}
              session={session}
              settings={settings}
              box={mounted.box}
              onClose={close}
            />
          </Suspense>
        )}
        {panel === 'map' && mounted?.runtime.map && session && (
          <Suspense>
            <MapDialog
              definition={definition}
              map={mounted.runtime.map}
              session={session}
              settings={settings}
              onClose={close}
            />
          </Suspense>
        )}
      </section>
      <HelpOnPage definition={definition} />
    </>
  );
}

type WorkProps = ComponentProps<typeof WorkCard> & {
  /** Called if the card could not be fetched: the game would wait forever. */
  onLoadError(why: Mending): void;
};

/** Work card, fetched only for games whose rules send requests. */
function LazyWorkCard({ onLoadError, ...props }: WorkProps) {
  const { module, missing } = useLazyChunk(workCard);
  const reportLoadError = useEffectEvent(onLoadError);
  useEffect(() => {
    if (missing) reportLoadError(missing);
  }, [missing]);
  if (!module) return null;
  const { WorkCard: Card } = module;
  return <Card {...props} />;
}

/**
 * Loads after the first picture: the web font (at the latest when the page is left, because a HUD drawn before it would shift), then the HUD and the
 * page's parts. Each step is a task of its own, so that input is handled in between.
 */
function usePartsAfterFirstFrame(id: string): void {
  useEffect(() => {
    let timer = 0;
    const next = ([go, ...rest]: readonly (() => void)[]) => {
      timer = window.setTimeout(() => {
        go?.();
        if (rest.length > 0) next(rest);
      });
    };
    const cancel = afterFirstFrame(() => next([enableTypeface, () => void fetchHud(id), () => void fetchParts()]));
    return () => {
      cancel();
      clearTimeout(timer);
      enableTypeface();
    };
  }, [id]);
}

// Chooses the card over the stage by the session's phase: start, pause, result, crash, or the replay bar. One at a time.
import { useEffect, useMemo, useState } from 'react';
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { Result } from '../../../scenes/kit/core/rules.ts';
import type { Session, SessionState } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { recordOf, useProfile } from '../../data/profile.ts';
import { openPalette, openSettings } from '../../site/frame/overlays.ts';
import { isDailySetup } from '../../site/games/daySeed.ts';
import { Button } from '../../ui/Button.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import { toast } from '../../ui/toast.ts';
import { dailySeed, linkTo } from '../page/address.ts';
import { LazyParts, usePartsLoadError } from '../page/LazyParts.tsx';
import type { Panel } from '../page/panel.ts';
import { redrawLabel } from '../page/redraw.ts';
import { useAddress } from '../page/useAddress.ts';
import { useDelayed } from '../page/useDelayed.ts';
import type { useFullscreen } from '../page/useFullscreen.ts';
import type { Play } from '../page/usePlay.ts';
import { setupOf } from '../session/runSetup.ts';
import { useBegin } from '../session/useBegin.ts';
import type { KeptGames } from '../session/useKeptGames.ts';
import { type Outcome, withoutPoints } from '../session/useOutcome.ts';
import { AGAIN } from '../session/useSecret.ts';
import { usePhase, usePlayback, useSession } from '../session/useSession.ts';
import { pointsToBeat } from './beat.ts';
import { CrashCard } from './CrashCard.tsx';
import { LoadErrorCard } from './LoadErrorCard.tsx';
import styles from './StageCards.module.css';
import { StartCard } from './StartCard.tsx';
import { primarySetup } from './setupAnswers.ts';

interface StageCardsProps {
  readonly definition: GameDefinition;
  readonly play: Play;
  readonly keptGames: KeptGames;
  readonly outcome: Outcome | null;
  /** True while a dialog of the page is open: the card is hidden. */
  readonly panelOpen: boolean;
  /** True while a dialog of the site lies over the page: the card is hidden too. */
  readonly overlaid: boolean;
  readonly fullscreen: ReturnType<typeof useFullscreen>;
  open(panel: Panel): void;
  /** Closes the dialog. */
  close(): void;
}

/** Delay of the result card, so that the last moment of play is seen. */
const RESULT_AFTER_MS = 500;

export function StageCards({
  definition,
  play,
  keptGames,
  outcome,
  panelOpen,
  overlaid,
  fullscreen,
  open,
  close,
}: StageCardsProps) {
  const { mounted, session, crash } = play;
  const phase = usePhase(session);
  const playback = usePlayback(session);
  const record = useProfile(profile => recordOf(profile, definition));
  const unlockAll = useProfile(({ choices }) => choices.unlockAll);
  const { setup, lab, daily, pastDay, beat } = useAddress(definition);
  const missing = usePartsLoadError();
  const last = setup ?? record.setup;
  const fixed = useLinked(mounted);
  const allUnlocked = record.won > 0 || unlockAll || lab;
  const begins = useBegin({
    atCard: definition.start.specified === true,
    ready: phase === 'ready' && mounted !== null && !keptGames.isLoading,
    begin() {
      const [kept] = keptGames.games;
      // A press that wants today's game, where another run is kept: the card asks.
      if (kept && daily) return;
      if (kept) kept.resume();
      else play.start(primarySetup(definition.start, last, allUnlocked, setup), { daily: false });
    },
  });

  if (crash) return <CrashCard crash={crash} onRestart={play.tryAgain} />;
  if (play.returning !== null && !panelOpen && !overlaid)
    return (
      <LazyParts>
        {({ ReturnCard }) => <ReturnCard progress={play.returning} onGo={play.resume} onStop={play.stopCounting} />}
      </LazyParts>
    );
  if (missing && panelOpen) return <LoadErrorCard why={missing} onClose={close} />;
  if (phase === 'loading' || phase === 'ready' || !mounted || !session)
    return (
      <>
        {definition.start.splash && <Splash url={definition.start.splash} />}
        <StartCard
          definition={definition}
          last={last}
          best={definition.assists ? record.best : null}
          reached={record.feats}
          linked={{ daily, pastDay, beat, setup }}
          fixed={fixed}
          allUnlocked={allUnlocked}
          waiting={play.waiting || begins || keptGames.isWaiting}
          keptGames={keptGames.games}
          areKeptRead={!keptGames.isLoading}
          onStart={play.start}
          onPreview={definition.start.previews && phase === 'ready' && mounted ? play.preview : undefined}
          onHelp={() => open('help')}
          onScores={() => open('scores')}
          onBook={mounted ? () => open('book') : undefined}
          onLandscape={fullscreen.enterLandscape}
        />
      </>
    );
  if (playback)
    return (
      <LazyParts>
        {({ ReplayBar }) => (
          <ReplayBar
            fromEnd={play.watchesEnd}
            session={session}
            watched={playback}
            onStop={play.stopWatching}
            onFailed={play.hostProps.onCrash}
          />
        )}
      </LazyParts>
    );
  if (panelOpen || overlaid) return null;
  if (missing && phase === 'paused') return <LoadErrorCard why={missing} onClose={play.resume} />;
  if (phase === 'paused')
    return (
      <LazyParts>
        {({ PauseMenu }) => (
          <PauseMenu
            definition={definition}
            runtime={mounted.runtime}
            session={session}
            onResume={play.resume}
            onRestart={play.restart}
            {...redrawOf(definition, play, session)}
            {...(play.canTakeBack && { onTakeBack: play.takeBack })}
            onMenu={play.menu}
            onHelp={() => open('help')}
            onSettings={() => openSettings()}
            onSearch={openPalette}
            onReplays={() => open('replays')}
            {...(definition.realTime && { onClip: () => open('clip') })}
            fullscreen={fullscreen.mode !== 'off'}
            onFullscreen={fullscreen.toggle}
          />
        )}
      </LazyParts>
    );
  if (missing && phase === 'over') return <LoadErrorCard why={missing} onClose={play.menu} />;
  return <DelayedResultCard definition={definition} play={play} session={session} outcome={outcome} open={open} />;
}

type ResultCardProps = Omit<StageCardsProps, 'panelOpen' | 'overlaid' | 'keptGames' | 'close' | 'fullscreen'> & {
  readonly session: Session;
};

const REWIND_SECONDS = 5;

function DelayedResultCard(props: ResultCardProps) {
  const result = useSession(props.session, resultWhenOver);
  const due = useDelayed(result !== null, RESULT_AFTER_MS);
  return result && due && <ResultCard result={result} {...props} />;
}

function ResultCard({
  result: made,
  definition,
  play,
  session,
  outcome,
  open,
}: ResultCardProps & { readonly result: Result }) {
  const result = outcome?.again ? { ...withoutPoints(made), lines: [...made.lines, AGAIN] } : made;
  const assisted = useSession(session, state => state.assisted);
  const touch = useTouch();
  const { resultLine } = definition.stage;
  const [stageShown, setStageShown] = useState(resultLine !== undefined);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) setStageShown(now => !now);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  if (stageShown)
    return (
      <div className={styles.strip} data-card="result" data-line={resultLine}>
        {resultLine && (
          <div className={styles.line}>
            <h2 className={styles.title}>{result.title}</h2>
            {[
              definition.assists && grouped(result.score),
              outcome?.newBest && outcome.best !== null && 'New best!',
              ...(result.medals ?? []),
              ...(resultLine === 'title' ? [] : result.lines.slice(1)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
        )}
        <Button data-primary onClick={play.restart}>
          {result.again}
        </Button>
        <Button variant="secondary" onClick={() => setStageShown(false)}>
          Result
        </Button>
      </div>
    );
  const { rewind } = session;
  const map = play.mounted?.runtime.map;
  return (
    <LazyParts>
      {({ ResultDialog, resultText, share, shareText }) => (
        <ResultDialog
          definition={definition}
          result={result}
          assisted={assisted}
          best={outcome?.best ?? null}
          newBest={outcome?.newBest ?? false}
          day={outcome?.day ?? null}
          scored={definition.assists && !result.unscored}
          onAgain={play.restart}
          {...redrawOf(definition, play, session)}
          onMenu={play.menu}
          onReplays={() => open('replays')}
          {...(definition.realTime && { onClip: () => open('clip') })}
          {...(map && { map: { label: map.label, onOpen: () => open('map') } })}
          onNext={setup => play.start(setup)}
          onLook={() => setStageShown(true)}
          onDaily={() => play.start(setupOf(session.store.getState(), definition), { daily: true })}
          {...(definition.assists && rewind && { onRewind: () => (rewind(REWIND_SECONDS), play.resume()) })}
          {...(definition.assists && { onRetry: () => (session.retry(), play.resume()) })}
          onShare={async () => {
            const { seed, setup } = session.store.getState();
            const link = linkTo(definition, seed, setup, pointsToBeat(definition, result, assisted));
            const claim = play.mounted?.runtime.claim?.(session.state);
            const isToday = definition.usesSeed && seed === dailySeed() && isDailySetup(definition, setup);
            const words = resultText(definition, result, assisted, { claim, isToday });
            const done = await share(shareText(words, outcome?.day ?? null), link, touch);
            if (done === 'copied')
              toast({
                title: 'Copied',
                description:
                  link === null
                    ? 'What you played is too long for a link. Save its replay to share it.'
                    : 'Paste it wherever you like.',
              });
          }}
        />
      )}
    </LazyParts>
  );
}

/** What the link fixes, in one sentence; null before it is read, and where it fixes nothing. */
function useLinked(mounted: Play['mounted']): string | null {
  const [read, setRead] = useState<{ readonly of: Play['mounted']; readonly said: string | null } | null>(null);
  const said = useMemo(() => mounted?.runtime.linked?.(mounted.texts) ?? null, [mounted]);
  useEffect(() => {
    if (!(said instanceof Promise)) return;
    let gone = false;
    void said.then(text => !gone && setRead({ of: mounted, said: text }));
    return () => {
      gone = true;
    };
  }, [mounted, said]);
  if (!(said instanceof Promise)) return said;
  return read?.of === mounted ? read.said : null;
}

/** The button that draws another world, where this run has one. */
function redrawOf(definition: GameDefinition, { redraw }: Play, { store }: Session) {
  const label = redrawLabel(definition, store.getState().setup);
  return label !== null && { redraw: { label, onDraw: redraw } };
}

const resultWhenOver = ({ phase, result }: SessionState) => (phase === 'over' ? result : null);

const Splash = ({ url }: { readonly url: string }) => (
  <div className={styles.menu}>
    <img className={styles.splash} src={url} alt="" width="1280" height="800" />
  </div>
);

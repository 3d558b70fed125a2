// Which card lies on the stage now: start, pause, result, crash, or the strip under a watched run. Never two.
import { useEffect, useState } from 'react';
import type { Result } from '../../scenes/kit/core/rules.ts';
import type { Session, SessionState } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { recordOf, useProfile } from '../data/profile.ts';
import type { SavedGame } from '../data/savedGames.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';
import { useTouch } from '../ui/useTouch.ts';
import { linkTo, readAddress } from './address.ts';
import { CrashCard } from './CrashCard.tsx';
import { Later, useMissingParts } from './Later.tsx';
import { MissingCard } from './MissingCard.tsx';
import type { Panel } from './panel.ts';
import styles from './StageCards.module.css';
import { StartCard } from './StartCard.tsx';
import { useDelayed } from './useDelayed.ts';
import type { useFullscreen } from './useFullscreen.ts';
import type { Outcome } from './useOutcome.ts';
import { type Play, useSearch } from './usePlay.ts';
import { type Kept, setupOf } from './useSavedGame.ts';
import { usePhase, useSession, useWatching } from './useSession.ts';

interface StageCardsProps {
  readonly definition: GameDefinition;
  readonly play: Play;
  readonly kept: Kept;
  readonly outcome: Outcome | null;
  /** A panel lies over the page: the card waits. */
  readonly covered: boolean;
  readonly fullscreen: ReturnType<typeof useFullscreen>;
  open(panel: Panel): void;
  /** Takes the panel away. */
  close(): void;
}

/** The last moment is seen before its result. */
const RESULT_AFTER_MS = 500;

export function StageCards({ definition, play, kept, outcome, covered, fullscreen, open, close }: StageCardsProps) {
  const { mounted, session, crash } = play;
  const phase = usePhase(session);
  const watching = useWatching(session);
  const record = useProfile(profile => recordOf(profile, definition));
  const unlocked = useProfile(({ choices }) => choices.unlockAll);
  const { setup, lab } = readAddress(useSearch(), definition);
  const missing = useMissingParts();

  const goOn = (from: SavedGame | null) => {
    if (!from) return;
    play.start(setupOf(from, definition), { daily: false, from });
    kept.claim(from);
  };

  if (crash) return <CrashCard crash={crash} onRestart={play.tryAgain} />;
  if (missing && covered) return <MissingCard onClose={close} />;
  if (phase === 'loading' || phase === 'ready' || !mounted || !session)
    return (
      <>
        {definition.start.splash && <Splash url={definition.start.splash} />}
        <StartCard
          definition={definition}
          last={setup ?? record.setup}
          best={definition.assists ? record.best : null}
          everything={record.won > 0 || unlocked || lab}
          waiting={play.waiting}
          kept={kept.game && { line: kept.game.line, onContinue: () => goOn(kept.game) }}
          onStart={play.start}
          onHelp={() => open('help')}
          onScores={() => open('scores')}
          onLieDown={fullscreen.lieDown}
        />
      </>
    );
  if (watching)
    return (
      <Later>
        {({ ReplayBar }) => (
          <ReplayBar
            fromEnd={play.watchesEnd}
            session={session}
            watched={watching}
            onStop={play.stopWatching}
            onFailed={play.hostProps.onCrash}
          />
        )}
      </Later>
    );
  if (covered) return null;
  if (missing && phase === 'paused') return <MissingCard onClose={play.resume} />;
  if (phase === 'paused')
    return (
      <Later>
        {({ PauseMenu }) => (
          <PauseMenu
            definition={definition}
            runtime={mounted.runtime}
            session={session}
            onResume={play.resume}
            onRestart={play.restart}
            onMenu={play.menu}
            onHelp={() => open('help')}
            onSettings={() => open('settings')}
            onReplays={() => open('replays')}
            fullscreen={fullscreen.mode !== 'off'}
            onFullscreen={fullscreen.toggle}
          />
        )}
      </Later>
    );
  if (missing && phase === 'over') return <MissingCard onClose={play.menu} />;
  return <Ending definition={definition} play={play} session={session} outcome={outcome} open={open} />;
}

type EndingProps = Omit<StageCardsProps, 'covered' | 'kept' | 'close' | 'fullscreen'> & { readonly session: Session };

const SECONDS_BACK = 5;

function Ending(props: EndingProps) {
  const result = useSession(props.session, resultWhenOver);
  const due = useDelayed(result !== null, RESULT_AFTER_MS);
  return result && due && <Ended result={result} {...props} />;
}

function Ended({ result, definition, play, session, outcome, open }: EndingProps & { readonly result: Result }) {
  const assisted = useSession(session, state => state.assisted);
  const touch = useTouch();
  const [looking, setLooking] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) setLooking(now => !now);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  if (looking)
    return (
      <div className={styles.strip} data-card="result">
        <Button data-primary onClick={play.restart}>
          {result.again}
        </Button>
        <Button variant="secondary" onClick={() => setLooking(false)}>
          Result
        </Button>
      </div>
    );
  const { rewind } = session;
  return (
    <Later>
      {({ ResultDialog, inWords, share }) => (
        <ResultDialog
          result={result}
          assisted={assisted}
          best={outcome?.best ?? null}
          newBest={outcome?.newBest ?? false}
          scored={definition.assists}
          onAgain={play.restart}
          onMenu={play.menu}
          onReplays={() => open('replays')}
          onLook={() => setLooking(true)}
          {...(definition.assists && rewind && { onRewind: () => (rewind(SECONDS_BACK), play.resume()) })}
          {...(definition.assists && { onRetry: () => (session.retry(), play.resume()) })}
          onShare={async () => {
            const { seed, setup } = session.store.getState();
            const link = linkTo(definition, seed, setup);
            const done = await share(inWords(definition, result, assisted), link, touch);
            if (done === 'copied') toast({ title: 'Copied', description: 'Paste it to whom you like.' });
            return done === 'refused' ? link : null;
          }}
        />
      )}
    </Later>
  );
}

const resultWhenOver = ({ phase, result }: SessionState) => (phase === 'over' ? result : null);

const Splash = ({ url }: { readonly url: string }) => (
  <div className={styles.menu}>
    <img className={styles.splash} src={url} alt="" width="1280" height="800" />
  </div>
);

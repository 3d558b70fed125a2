// The page around every game: the bar, the stage, and whatever lies over it.
import { useRef } from 'react';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { recordOf, useProfile } from '../data/profile.ts';
import { Bar } from './Bar.tsx';
import { PhaserHost } from './PhaserHost.tsx';
import styles from './PlayPage.module.css';
import { StartCard } from './StartCard.tsx';
import { useFullscreen } from './useFullscreen.ts';
import { usePhase } from './useSession.ts';
import { usePlay } from './usePlay.ts';
import { useSettings } from './useSettings.ts';

export default function PlayPage({ definition }: { readonly definition: GameDefinition }) {
  const page = useRef<HTMLElement>(null);
  const play = usePlay(definition);
  const settings = useSettings();
  const record = useProfile(profile => recordOf(profile, definition.id));
  const fullscreen = useFullscreen(page);
  const phase = usePhase(play.session);

  return (
    <section ref={page} className={styles.page} data-play={phase} data-fullscreen={fullscreen.mode}>
      <Bar
        definition={definition}
        paused={phase === 'playing' || phase === 'paused' ? phase === 'paused' : null}
        fullscreen={fullscreen.mode !== 'off'}
        onPause={() => (phase === 'paused' ? play.resume() : play.pause())}
        onRestart={play.restart}
        onFullscreen={fullscreen.toggle}
        onHelp={() => {}}
        onSettings={() => {}}
      />
      <PhaserHost key={play.attempt} definition={definition} settings={settings} {...play.hostProps}>
        {(phase === 'loading' || phase === 'ready') && (
          <StartCard
            definition={definition}
            last={record.setup}
            best={record.best}
            onStart={play.start}
            onHelp={() => {}}
          />
        )}
      </PhaserHost>
    </section>
  );
}

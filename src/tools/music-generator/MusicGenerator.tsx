// Page of the music generator.
import { Controls } from './Controls.tsx';
import { ExportPanel } from './export/ExportPanel.tsx';
import styles from './MusicGenerator.module.css';
import { Part, PartOpener } from './Part.tsx';
import { Player } from './Player.tsx';
import { CurrentRecording, Recordings } from './record/Recordings.tsx';
import { SavedGenerations, SaveGeneration } from './songs/SavedGenerations.tsx';
import { Songs } from './songs/Songs.tsx';
import { StudioContext, useNewStudio } from './studio/useStudio.ts';

export default function MusicGenerator() {
  const studio = useNewStudio();
  return (
    <StudioContext value={studio}>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>Video Game Music Generator</h1>
          <p>Pick a mood, press play. The same seed and settings always give the same music.</p>
        </header>
        <div className={styles.sides}>
          <Player />
          <Controls />
        </div>
        <div className={styles.openers} role="group" aria-label="More settings and files">
          <PartOpener id="sound">Sound</PartOpener>
          <PartOpener id="files">Take along</PartOpener>
          <PartOpener id="songs">Songs</PartOpener>
        </div>
        <div className={styles.panels}>
          <div>
            <CurrentRecording />
            <Part id="files" title="Take along">
              <ExportPanel />
            </Part>
          </div>
          <div>
            <Part id="songs" title="Songs">
              <Songs />
              <SaveGeneration />
              <SavedGenerations />
              <Recordings />
            </Part>
          </div>
        </div>
      </div>
    </StudioContext>
  );
}

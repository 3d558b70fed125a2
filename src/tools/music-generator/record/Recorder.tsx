// Recorder, shown while music plays: length, start and stop, progress.
import { Circle, Square } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import styles from '../Player.module.css';
import { RANGES } from '../studio/settings.ts';
import { useStudio, useStudioState } from '../studio/useStudio.ts';

export function Recorder() {
  const studio = useStudio();
  const seconds = useStudioState(state => state.recordingSeconds);
  const progress = useStudioState(state => state.progress);
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div className={styles.recorder}>
      <Slider
        label="Recording Length"
        value={seconds}
        {...RANGES.recordingSeconds}
        format={value => `${value} s`}
        disabled={progress !== null}
        onChange={studio.setRecordingSeconds}
      />
      {progress === null ? (
        <Button variant="destructive" onClick={() => void studio.startRecording()}>
          <Circle aria-hidden fill="currentColor" />
          Start Recording
        </Button>
      ) : (
        <Button variant="destructive" onClick={() => void studio.stopRecording()}>
          <Square aria-hidden fill="currentColor" />
          Stop Recording
        </Button>
      )}
      {progress !== null && (
        <div className={styles.progress}>
          <progress value={percent} max={100} aria-label="Recording progress" />
          <span>{percent}%</span>
        </div>
      )}
    </div>
  );
}

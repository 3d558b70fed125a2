// The device's sound while the page plays music: it is meant to be heard, and comes back at the next press after an interruption.
import { onPress, resumeContext } from '../../../scenes/kit/sound/presses.ts';

/** Part of the Audio Session API that the page uses; Safari alone has it. */
interface AudioSessionNavigator {
  readonly audioSession?: { type: string };
}

/** Takes the device for music, which the ring switch of a phone does not silence. The returned function gives it back. */
export function takeAudioDevice(context: Pick<AudioContext, 'state' | 'resume'>, isPlaying: () => boolean): () => void {
  const { audioSession } = navigator as AudioSessionNavigator;
  const typeBefore = audioSession?.type;
  if (audioSession) audioSession.type = 'playback';
  const presses = new AbortController();
  onPress(() => isPlaying() && resumeContext(context), presses.signal);
  return () => {
    presses.abort();
    if (audioSession && typeBefore) audioSession.type = typeBefore;
  };
}

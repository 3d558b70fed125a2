// The device's sound while the page plays music: it is meant to be heard, and comes back after an interruption: with the page, or at the next press.
import { onPageReturn, onPress, resumeContext } from '../../../../scenes/kit/sound/presses.ts';

/** Part of the Audio Session API that the page uses; Safari alone has it. */
interface AudioSessionNavigator {
  readonly audioSession?: { type: string };
}

/** Takes the device for music, which the ring switch of a phone does not silence. The returned function gives it back. */
export function takeAudioDevice(context: Pick<AudioContext, 'state' | 'resume'>, isPlaying: () => boolean): () => void {
  const { audioSession } = navigator as AudioSessionNavigator;
  const typeBefore = audioSession?.type;
  if (audioSession) audioSession.type = 'playback';
  const listening = new AbortController();
  const goOn = () => isPlaying() && resumeContext(context);
  onPress(goOn, listening.signal);
  onPageReturn(goOn, listening.signal);
  return () => {
    listening.abort();
    if (audioSession && typeBefore) audioSession.type = typeBefore;
  };
}

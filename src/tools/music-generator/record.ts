// Recorder of an audio stream: Ogg Opus by WebCodecs where possible, else what MediaRecorder supports.
import { BufferTarget, canEncodeAudio, MediaStreamAudioTrackSource, OggOutputFormat, Output } from 'mediabunny';

export interface FileKind {
  readonly ending: 'ogg' | 'webm' | 'm4a';
  /** The name shown on the page, such as 'Ogg Opus'. */
  readonly label: string;
}

/** A recording in progress. */
export interface Take extends FileKind {
  finish(): Promise<Blob>;
}

const OGG: FileKind = { ending: 'ogg', label: 'Ogg Opus' };
/** Formats of MediaRecorder, the best first. */
const RECORDER_TYPES: readonly (FileKind & { readonly mime: string })[] = [
  { ...OGG, mime: 'audio/ogg;codecs=opus' },
  { ending: 'webm', label: 'WebM Opus', mime: 'audio/webm;codecs=opus' },
  { ending: 'm4a', label: 'MPEG-4 AAC', mime: 'audio/mp4' },
];
const BITS_PER_SECOND = 160_000;

/** Throws where the browser cannot record. */
export async function beginTake(stream: MediaStream): Promise<Take> {
  const [track] = stream.getAudioTracks();
  if (!track) throw new Error('There is no sound to record');
  if (await encodesOpus()) return oggTake(track);
  return recorderTake(stream);
}

async function encodesOpus(): Promise<boolean> {
  if (typeof AudioEncoder === 'undefined') return false;
  return canEncodeAudio('opus', { numberOfChannels: 2, sampleRate: 48_000 });
}

async function oggTake(track: MediaStreamTrack): Promise<Take> {
  const target = new BufferTarget();
  const output = new Output({ format: new OggOutputFormat(), target });
  // A clone, because the source stops its track when it ends.
  const source = new MediaStreamAudioTrackSource(track.clone() as MediaStreamAudioTrack, {
    codec: 'opus',
    bitrate: BITS_PER_SECOND,
  });
  let fault: unknown = null;
  source.errorPromise.catch(error => {
    fault = error;
  });
  output.addAudioTrack(source);
  await output.start();
  return {
    ...OGG,
    async finish() {
      await output.finalize();
      if (fault) throw fault;
      if (!target.buffer) throw new Error('The encoder wrote nothing');
      return new Blob([target.buffer], { type: 'audio/ogg;codecs=opus' });
    },
  };
}

function recorderTake(stream: MediaStream): Take {
  if (typeof MediaRecorder === 'undefined') throw new Error('This browser has no recorder');
  const type = RECORDER_TYPES.find(({ mime }) => MediaRecorder.isTypeSupported(mime));
  if (!type) throw new Error('This browser can record no sound');
  const recorder = new MediaRecorder(stream, { mimeType: type.mime, audioBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', event => parts.push(event.data));
  recorder.start();
  return {
    ending: type.ending,
    label: type.label,
    finish: () =>
      new Promise((resolve, reject) => {
        recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: type.mime })));
        recorder.addEventListener('error', () => reject(new Error('The recorder failed')));
        recorder.stop();
      }),
  };
}

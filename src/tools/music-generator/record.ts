// Recorder of an audio stream: Ogg Opus by WebCodecs where possible, else what MediaRecorder supports.
import {
  AudioBufferSource,
  BufferTarget,
  canEncodeAudio,
  MediaStreamAudioTrackSource,
  OggOutputFormat,
  Output,
} from 'mediabunny';
import type { Heard } from './heard.ts';
import type { renderTake as RenderTakeFunction } from './renderTake.ts';

type RenderTake = typeof RenderTakeFunction;

export interface FileKind {
  readonly ending: 'ogg' | 'webm' | 'm4a';
  /** The name shown on the page, such as 'Ogg Opus'. */
  readonly label: string;
}

/** What is recorded: the sound itself, and what was played lately. */
interface Source {
  stream(): MediaStream;
  heard(): Heard | null;
}

/** A recording in progress. */
export interface Take extends FileKind {
  /** Ends it after so many seconds. */
  finish(seconds: number): Promise<Blob>;
  /** The length that was recorded, where it may be another than was asked for; null if it cannot be told. */
  lengthOf?(blob: Blob): Promise<number | null>;
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
export async function beginTake(engine: Source): Promise<Take> {
  const hasEncoder = await encodesOpus();
  // Changes of the mix are rendered at their times only where rendering can be suspended.
  if (hasEncoder && 'suspend' in OfflineAudioContext.prototype) {
    const { renderTake } = await import('./renderTake.ts');
    return renderedTake(engine, renderTake);
  }
  const stream = engine.stream();
  const [track] = stream.getAudioTracks();
  if (!track) throw new Error('There is no sound to record');
  const take = await (hasEncoder ? oggTake(track) : recorderTake(stream));
  return { ...take, lengthOf: lengthOfRecording };
}

/** A take that is rendered after its end, so that a busy machine cannot spoil it. */
function renderedTake(engine: Source, renderTake: RenderTake): Take {
  const from = engine.heard()?.now;
  if (from === undefined) throw new Error('There is no sound to record');
  return {
    ...OGG,
    async finish(seconds) {
      const heard = engine.heard();
      if (!heard) throw new Error('There was no sound to record');
      const sound = await renderTake(heard, from, seconds);
      const target = new BufferTarget();
      const output = new Output({ format: new OggOutputFormat(), target });
      const source = new AudioBufferSource({ codec: 'opus', bitrate: BITS_PER_SECOND });
      output.addAudioTrack(source);
      await output.start();
      await source.add(sound);
      await output.finalize();
      return oggFile(target);
    },
  };
}

function oggFile({ buffer }: BufferTarget): Blob {
  if (!buffer) throw new Error('The encoder wrote nothing');
  return new Blob([buffer], { type: 'audio/ogg;codecs=opus' });
}

/** A live recording loses what a busy machine did not hand over in time. */
async function lengthOfRecording(blob: Blob): Promise<number | null> {
  try {
    const context = new OfflineAudioContext(2, 1, 48_000);
    return (await context.decodeAudioData(await blob.arrayBuffer())).duration;
  } catch {
    return null;
  }
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
      return oggFile(target);
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

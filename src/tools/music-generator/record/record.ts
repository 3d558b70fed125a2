// Recorder of an audio stream: Ogg Opus by WebCodecs where possible, else the best that MediaRecorder supports.
import { BufferTarget, MediaStreamAudioTrackSource, OggOutputFormat, Output } from 'mediabunny';
import { encodesOpus, OGG_OPUS, oggOf } from '../export/ogg.ts';
import type { Heard } from '../sound/heard.ts';
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

/** A recording in progress; its kind is certain once it is finished. */
export interface Take extends FileKind {
  /** Ends it after so many seconds. */
  finish(seconds: number): Promise<Blob>;
  /** The length that was recorded, where it may be another than was asked for; null if it cannot be told. */
  lengthOf?(blob: Blob): Promise<number | null>;
}

/** Formats of MediaRecorder, the best first; without a codec the browser chooses one. */
const RECORDER_TYPES = [
  'audio/ogg;codecs=opus',
  'audio/webm;codecs=opus',
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
  'audio/webm',
] as const;
const CONTAINERS = {
  ogg: { ending: 'ogg', name: 'Ogg', codec: 'Opus' },
  webm: { ending: 'webm', name: 'WebM', codec: 'Opus' },
  mp4: { ending: 'm4a', name: 'MPEG-4', codec: 'AAC' },
} as const;
const BITS_PER_SECOND = 160_000;

/** Name and ending of what was written: Safari writes AAC into MPEG-4, others may write Opus into it. */
function fileKindOf(mime: string): FileKind {
  const [, container = ''] = /^audio\/(\w+)/.exec(mime) ?? [];
  const { ending, name, codec } = CONTAINERS[container as keyof typeof CONTAINERS] ?? CONTAINERS.webm;
  return { ending, label: `${name} ${/opus/i.test(mime) ? 'Opus' : codec}` };
}

/** Throws where the browser cannot record. */
export async function beginTake(source: Source): Promise<Take> {
  const hasEncoder = await encodesOpus();
  // Changes of the mix are rendered at their times only where rendering can be suspended.
  const canSuspend = typeof OfflineAudioContext !== 'undefined' && 'suspend' in OfflineAudioContext.prototype;
  if (hasEncoder && canSuspend) {
    const { renderTake } = await import('./renderTake.ts');
    return renderedTake(source, renderTake);
  }
  const stream = source.stream();
  const [track] = stream.getAudioTracks();
  if (!track) throw new Error('There is no sound to record');
  return hasEncoder ? oggTake(track) : recorderTake(stream);
}

/** A take that is rendered after its end, so that a busy machine cannot spoil it. */
function renderedTake(source: Source, renderTake: RenderTake): Take {
  const from = source.heard()?.now;
  if (from === undefined) throw new Error('There is no sound to record');
  return {
    ...fileKindOf(OGG_OPUS),
    async finish(seconds) {
      const heard = source.heard();
      if (!heard) throw new Error('There was no sound to record');
      return oggOf(await renderTake(heard, from, seconds));
    },
  };
}

function oggFile({ buffer }: BufferTarget): Blob {
  if (!buffer) throw new Error('The encoder wrote nothing');
  return new Blob([buffer], { type: OGG_OPUS });
}

/** Length of a live recording, which loses what a busy machine did not hand over in time. */
async function lengthOfRecording(blob: Blob): Promise<number | null> {
  try {
    const context = new OfflineAudioContext(2, 1, 48_000);
    return (await context.decodeAudioData(await blob.arrayBuffer())).duration;
  } catch {
    return null;
  }
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
  try {
    await output.start();
  } catch (error) {
    closeCapture(source);
    throw error;
  }
  return {
    ...fileKindOf(OGG_OPUS),
    async finish() {
      try {
        await output.finalize();
      } finally {
        closeCapture(source);
      }
      if (fault) throw fault;
      return oggFile(target);
    },
    lengthOf: lengthOfRecording,
  };
}

/**
 * Closes the AudioContext that a source captures with where the browser has no MediaStreamTrackProcessor: at its end the library only suspends it. It is
 * an internal member of the library.
 */
function closeCapture(source: MediaStreamAudioTrackSource): void {
  const { _audioContext: context } = source as unknown as { readonly _audioContext: AudioContext | null };
  if (context && context.state !== 'closed') context.close().catch(() => {});
}

function recorderTake(stream: MediaStream): Take {
  if (typeof MediaRecorder === 'undefined') throw new Error('This browser has no recorder');
  const mimeType = RECORDER_TYPES.find(type => MediaRecorder.isTypeSupported(type));
  if (!mimeType) throw new Error('This browser can record no sound');
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', event => parts.push(event.data));
  recorder.start();
  // Once started the recorder says which codec it writes.
  const type = () => recorder.mimeType || mimeType;
  return {
    get ending() {
      return fileKindOf(type()).ending;
    },
    get label() {
      return fileKindOf(type()).label;
    },
    finish: () =>
      new Promise((resolve, reject) => {
        recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: type() })));
        recorder.addEventListener('error', () => reject(new Error('The recorder failed')));
        recorder.stop();
      }),
    lengthOf: lengthOfRecording,
  };
}

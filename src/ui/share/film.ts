// Film of a canvas as a video file, encoded with WebCodecs: its frames have times of their own, so that a slow machine makes the same film. With the
// muxer it is fetched on demand.
import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

interface FilmOptions {
  readonly framesPerSecond: number;
  readonly bitsPerSecond: number;
}

export interface Film {
  /** Adds the canvas as it is now; resolves when the encoder takes more. */
  addFrame(): Promise<void>;
  /** The file, named with the ending of its format. */
  finish(name: string): Promise<File>;
  cancel(): Promise<void>;
}

/** Begins a film of a canvas, whose width and height are even. Null where the browser has no video encoder for it. */
export async function beginFilm(
  canvas: HTMLCanvasElement,
  { framesPerSecond, bitsPerSecond: bitrate }: FilmOptions,
): Promise<Film | null> {
  const { width, height } = canvas;
  const codec = await getFirstEncodableVideoCodec(['vp9', 'vp8', 'avc'], { width, height, bitrate });
  if (!codec) return null;
  const target = new BufferTarget();
  const output = new Output({ format: codec === 'avc' ? new Mp4OutputFormat() : new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, { codec, bitrate });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  let frames = 0;
  return {
    addFrame: () => source.add(frames++ / framesPerSecond, 1 / framesPerSecond),
    async finish(name) {
      await output.finalize();
      if (!target.buffer) throw new Error('The encoder wrote nothing');
      const ending = codec === 'avc' ? 'mp4' : 'webm';
      return new File([target.buffer], `${name}.${ending}`, { type: `video/${ending}` });
    },
    cancel: () => output.cancel(),
  };
}

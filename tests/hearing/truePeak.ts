// True peak in decibels of full scale (ITU-R BS.1770-4, annex 2): four times oversampled, by the filter of the recommendation.

/** The recommendation's interpolating filter: four phases of twelve taps. */
const PHASES: readonly (readonly number[])[] = [
  [
    0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625, 0.97216796875,
    -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
  ],
  [
    -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625,
    -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
  ],
  [
    -0.0189208984375, 0.0330810546875, -0.0582275390625, 0.1015625, -0.2003173828125, 0.77978515625, 0.465087890625,
    -0.16650390625, 0.089111328125, -0.0517578125, 0.029296875, -0.0291748046875,
  ],
  [
    -0.00830078125, 0.014892578125, -0.026611328125, 0.047607421875, -0.102294921875, 0.97216796875, 0.1373291015625,
    -0.0594482421875, 0.033203125, -0.0196533203125, 0.010986328125, 0.001708984375,
  ],
];

/** Of all channels; with `loops` the end goes over into the beginning. −Infinity for silence. */
export function truePeak(channels: readonly Float32Array[], loops = false): number {
  let peak = 0;
  for (const samples of channels) {
    const { length } = samples;
    for (let i = loops ? 0 : -11; i < length; i++)
      for (const taps of PHASES) {
        let sum = 0;
        for (let k = 0; k < 12; k++) {
          const j = i + k;
          sum += (taps[k] as number) * ((loops ? samples[(j + length) % length] : samples[j]) ?? 0);
        }
        peak = Math.max(peak, Math.abs(sum));
      }
  }
  return 20 * Math.log10(peak);
}

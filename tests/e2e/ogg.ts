// Ogg reader (RFC 3533, RFC 7845), independent of the recorder whose files it checks.

interface OggFile {
  readonly pages: number;
  readonly channels: number;
  /** Length in seconds, by the last granule position. */
  readonly seconds: number;
}

const OPUS_RATE = 48_000;
const HEADER = 27;
const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  return crc >>> 0;
});

function checksum(page: Buffer): number {
  let crc = 0;
  for (const [index, byte] of page.entries()) {
    // The checksum is computed with its own field zero.
    const value = index >= 22 && index < 26 ? 0 : byte;
    crc = ((crc << 8) ^ (CRC_TABLE[((crc >>> 24) ^ value) & 0xff] as number)) >>> 0;
  }
  return crc;
}

/** Reads every page; throws on a fault. */
export function readOgg(file: Buffer): OggFile {
  let at = 0;
  let pages = 0;
  let granule = 0n;
  let ended = false;
  let channels = 0;
  let skip = 0;
  while (at < file.length) {
    if (file.toString('latin1', at, at + 4) !== 'OggS') throw new Error(`no page at byte ${at}`);
    const segments = file[at + 26] as number;
    const lacing = file.subarray(at + HEADER, at + HEADER + segments);
    const body = at + HEADER + segments;
    const end = body + lacing.reduce((sum, length) => sum + length, 0);
    const page = file.subarray(at, end);
    if (checksum(page) !== page.readUInt32LE(22)) throw new Error(`page ${pages} has a wrong checksum`);
    if (page.readUInt32LE(18) !== pages) throw new Error(`page ${pages} is out of order`);
    const now = page.readBigInt64LE(6);
    if (now !== -1n && now < granule) throw new Error(`page ${pages} goes back in time`);
    if (now !== -1n) granule = now;
    if (pages === 0) {
      if (file.toString('latin1', body, body + 8) !== 'OpusHead') throw new Error('not Opus');
      channels = file[body + 9] as number;
      skip = file.readUInt16LE(body + 10);
    }
    if (pages === 1 && file.toString('latin1', body, body + 8) !== 'OpusTags') throw new Error('no OpusTags');
    ended = ((page[5] as number) & 4) !== 0;
    pages++;
    at = end;
  }
  if (!ended) throw new Error('the last page does not say so');
  return { pages, channels, seconds: (Number(granule) - skip) / OPUS_RATE };
}

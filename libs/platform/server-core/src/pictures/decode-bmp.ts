import { decode } from 'bmp-ts';

export interface RawPicture {
  width: number;
  height: number;
  /** Red, green and blue of each pixel, by rows from the top. */
  pixels: Buffer;
}

const isUncompressed = (compression: number): boolean => compression === 0 || compression === 3;

/**
 * Reads a bmp picture, which sharp cannot decode. Returns undefined for other bytes. A bmp with fewer bytes than
 * pixels is compressed or has few colours and may expand to any size, so it is refused before memory is allocated.
 */
export const decodeBmp = (bytes: Buffer): RawPicture | undefined => {
  if (bytes.length < 54) return undefined;
  const width = bytes.readUInt32LE(18);
  const height = Math.abs(bytes.readInt32LE(22));
  if (width === 0 || height === 0 || width * height > bytes.length || !isUncompressed(bytes.readUInt32LE(30)))
    return undefined;
  const decoded = decode(bytes);
  const pixels = Buffer.alloc(width * height * 3);
  // The decoder returns alpha, blue, green, red. Alpha in a bmp is seldom intended.
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (const channel of [0, 1, 2]) pixels[pixel * 3 + channel] = decoded.data[pixel * 4 + 3 - channel] ?? 0;
  }
  return { width, height, pixels };
};

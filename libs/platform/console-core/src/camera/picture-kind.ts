export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const starts = (bytes: Uint8Array, ...expected: number[]): boolean =>
  expected.every((byte, index) => bytes[index] === byte);

const letters = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The first twelve bytes tell the kind: phones send HEIC under any name and type. */
export const pictureKind = (bytes: Uint8Array): PictureKind => {
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'png';
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 12) === 'WEBP') return 'webp';
  if (letters(bytes, 4, 8) === 'ftyp' && heicBrands.has(letters(bytes, 8, 12))) return 'heic';
  return 'other';
};

export const pictureKindOf = async (file: Blob): Promise<PictureKind> =>
  pictureKind(new Uint8Array(await file.slice(0, 12).arrayBuffer()));

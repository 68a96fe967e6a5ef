import { weightReading, type ScaleReading, type WeightUnit } from './scale-reading.ts';

const number = String.raw`(?<value>[+-]?\s*\d+(?:\.\d+)?)`;
const unit = '(?<unit>mg|kgs?|g|oz|lbs?)';

interface Format {
  pattern: RegExp;
  /** Undefined if the format does not tell. */
  isSteady: (mark: string | undefined) => boolean | undefined;
}

/** The lines that scales send by themselves, from the most to the least explicit. */
const formats: readonly Format[] = [
  // Mettler Toledo SICS: `S S     100.00 g`, D while it moves.
  { pattern: new RegExp(`^S\\s+(?<mark>[SD])\\s+${number}\\s*${unit}$`, 'i'), isSteady: (mark) => mark === 'S' },
  // A&D, Ohaus, CAS and most Chinese scales: `ST,GS,+  1.234kg`, US while it moves; GS gross, NT net, TR tare.
  {
    pattern: new RegExp(`^(?<mark>ST|US),\\s*(?:GS|NT|N|G|TR)?,?\\s*${number}\\s*${unit}$`, 'i'),
    isSteady: (mark) => mark === 'ST',
  },
  // Yaohua and its likes: `wn00001.23kg`; ww gross, wn net.
  { pattern: new RegExp(`^w[nw]${number}\\s*${unit}$`, 'i'), isSteady: () => undefined },
  // A number and its unit, with signs of a display before it.
  {
    pattern: new RegExp(`^(?<mark>[?*~])?\\s*${number}\\s*${unit}\\s*(?:G|N)?$`, 'i'),
    isSteady: (mark) => (mark === '?' ? false : undefined),
  },
];

const overload = /^(S\s*\+|OL\b.*|.*[,\s]OL\b.*|-*\s*(over|ovld|err\s*6)\s*-*)$/i;
const underload = /^(S\s*-|UL\b.*|-*\s*under\s*-*)$/i;

const unitOf = (written: string): WeightUnit => written.toLowerCase().replace(/s$/, '') as WeightUnit;

/** Reads one line of a scale with a serial connection; undefined if it is no weight. */
export const readSerialLine = (line: string): ScaleReading | undefined => {
  const text = line.replaceAll(/[\u0002\u0003]/g, '').trim();
  if (overload.test(text)) return { kind: 'overload' };
  if (underload.test(text)) return { kind: 'negative' };
  for (const { pattern, isSteady } of formats) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const { value = '', unit: written = '', mark } = groups;
    return weightReading(Number(value.replaceAll(/\s/g, '')), unitOf(written), isSteady(mark?.toUpperCase()));
  }
  return undefined;
};

/** More without an end of line is noise of a wrong speed. */
const longestLine = 200;

/** Joins what arrives in pieces to lines. */
export const makeLineSplitter = () => {
  let rest = '';
  return (piece: string): string[] => {
    const lines = (rest + piece).split(/[\r\n\u0003]+/);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) rest = '';
    return lines.filter((line) => line.trim() !== '');
  };
};

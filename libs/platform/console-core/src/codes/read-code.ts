import { commandCodes, scannedCode, sizeOfCode, type StationCommand } from '@caravan/kernel';

/** The first two letters of our own numbers tell their kind. */
const numberKinds = {
  CV: 'order',
  HO: 'handover',
  IT: 'item',
  PA: 'parcel',
  PK: 'package',
  PL: 'pick',
  SV: 'service',
  TX: 'transaction',
} as const;

export type NumberKind = (typeof numberKinds)[keyof typeof numberKinds];

/**
 * A scanned code by its form. Bins may have codes of the shop's own, so `tracking` and `other` may be a bin, too; only
 * the server's lookup knows.
 */
export type ReadCode =
  | { kind: 'command'; command: StationCommand }
  /** A size of the shop by its code; the station knows its sides. */
  | { kind: 'size'; size: string; code: string }
  /** A printed command that this version does not know. */
  | { kind: 'unknown-command'; code: string }
  | { kind: NumberKind | 'bin' | 'tracking' | 'other'; code: string };

const commands: ReadonlyMap<string, StationCommand> = new Map(
  (Object.keys(commandCodes) as StationCommand[]).map((command) => [commandCodes[command], command]),
);

/** Two letters, year and month, seven characters. */
const numberForm = /^(CV|HO|IT|PA|PK|PL|SV|TX)\d\d(0[1-9]|1[0-2])[0-9A-Z]{7}$/;

/** One of our numbers whose first letter a scanner lost. */
const shortForm = /^[A-Z]\d\d(0[1-9]|1[0-2])[0-9A-Z]{7}$/;

/** The code with the first letter that was lost, if only one is possible. */
const completed = (code: string, expects: readonly NumberKind[]): string => {
  // A colon is in nothing but commands.
  if (code.startsWith('MD:')) return `C${code}`;
  if (!shortForm.test(code)) return code;
  const [prefix, ...others] = Object.entries(numberKinds).flatMap(([letters, kind]) =>
    letters[1] === code[0] && expects.includes(kind) ? letters : [],
  );
  return prefix && !others.length ? `${prefix.charAt(0)}${code}` : code;
};

/** Carriers' numbers have at least eight characters and mostly digits; some number the parts of a parcel: `-1-1-`. */
const isTracking = (code: string): boolean =>
  /^[A-Z]{0,4}[A-Z0-9]{6,36}(-\d{1,3}){0,2}-?$/.test(code) && (code.match(/\d/g)?.length ?? 0) >= 6 && code.length >= 8;

/**
 * Tells printed commands, our numbers, bins and carriers' numbers apart. A number of an expected kind may lack its first
 * letter.
 */
export const readCode = (scan: string, expects: readonly NumberKind[] = []): ReadCode => {
  const code = completed(scannedCode(scan), expects);
  const command = commands.get(code);
  if (command) return { kind: 'command', command };
  const size = sizeOfCode(code);
  if (size) return { kind: 'size', size, code };
  if (code.startsWith('CMD:')) return { kind: 'unknown-command', code };
  const prefix = numberForm.exec(code)?.[1] as keyof typeof numberKinds | undefined;
  if (prefix) return { kind: numberKinds[prefix], code };
  if (/^BN[-.\d]/.test(code)) return { kind: 'bin', code };
  return { kind: isTracking(code) ? 'tracking' : 'other', code };
};

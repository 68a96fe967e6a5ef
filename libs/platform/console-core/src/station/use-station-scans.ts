import { useTranslation } from 'react-i18next';
import { commandCodes, type StationCommand } from '@caravan/kernel';
import { readCode, type NumberKind, type ReadCode } from '../codes/read-code.ts';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import type { Scan } from '../keys/keyboard.ts';
import { useScanner } from '../keys/use-keyboard.ts';
import type { ShowSignal } from './use-signal.ts';

/** A scan that is no printed command. */
export type ScannedCode = Exclude<ReadCode, { kind: 'command' } | { kind: 'size' } | { kind: 'unknown-command' }>;

export interface StationScans {
  /** Says that a scan was too long, or that a command does nothing here. */
  show: ShowSignal;
  onCode: (scanned: ScannedCode) => void;
  /** The actions of the printed commands here. */
  commands: Partial<Record<StationCommand, () => void>>;
  /** Takes the size of a printed code, at a station that measures. */
  onSize?: (size: string) => void;
  /** The kinds of numbers that may be scanned without their first letter, which a scanner lost. */
  expects?: readonly NumberKind[] | undefined;
  /** False while a dialog or another part takes the scans. */
  enabled?: boolean;
}

/**
 * The scans of a station: printed commands run, codes arrive as what they are. Returns the function that takes a scan,
 * for other sources, such as `CodeField`.
 */
export const useStationScans = ({
  show,
  onCode,
  commands,
  onSize,
  expects,
  enabled = true,
}: StationScans): ((scan: Scan) => void) => {
  const { t } = useTranslation(consoleCoreNamespace);
  const refuse = (code: string): void => show('warning', t('station.noCommand'), t('station.noCommandText', { code }));
  const take = ({ text }: Scan): void => {
    const scanned = readCode(text, expects);
    if (scanned.kind === 'unknown-command') refuse(scanned.code);
    else if (scanned.kind === 'size') (onSize ?? (() => refuse(scanned.code)))(scanned.size);
    else if (scanned.kind !== 'command') onCode(scanned);
    else {
      const run = commands[scanned.command];
      if (run) run();
      else refuse(commandCodes[scanned.command]);
    }
  };
  useScanner(take, {
    enabled,
    onTooLong: () => show('danger', t('station.tooLong'), t('station.tooLongText')),
  });
  return take;
};

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationCommand } from '@caravan/kernel';
import type { NumberKind } from '../codes/read-code.ts';
import type { useSignal } from './use-signal.ts';
import { useStationScans, type ScannedCode } from './use-station-scans.ts';

/** No number, bin or tracking number is longer. */
const longestCode = 60;

export interface UseCodes {
  show: ReturnType<typeof useSignal>[1];
  /** Works on one code; the next one waits, because scanners are faster than the server. */
  onCode: (code: ScannedCode) => Promise<void> | void;
  commands?: Partial<Record<StationCommand, () => Promise<unknown> | void>>;
  /** Our numbers that are taken here; one of them may lack the first letter, which a scanner lost. */
  expects?: readonly NumberKind[];
}

/**
 * The codes of a station, from a scanner wherever the focus is, one after the other. Returns the function that takes
 * codes of the camera and typed ones.
 */
export const useCodes = ({ show, onCode, commands = {}, expects }: UseCodes): ((text: string) => void) => {
  const { t } = useTranslation('console-core');
  const last = useRef(Promise.resolve<unknown>(undefined));
  const latest = useRef({ onCode, commands });
  latest.current = { onCode, commands };
  /** A step that this device could not keep must not stop those after it. */
  const queue = (work: () => unknown, code: string): void => {
    last.current = last.current.then(work).catch(() => show('danger', t('station.notKept'), code));
  };
  const run = (name: StationCommand) => () => queue(() => latest.current.commands[name]?.(), name);
  const take = useStationScans({
    show,
    onCode: (scanned) => {
      if (scanned.code.length > longestCode)
        show('danger', t('station.codeTooLong'), `${scanned.code.slice(0, longestCode)}…`);
      else queue(() => latest.current.onCode(scanned), scanned.code);
    },
    expects,
    commands: Object.fromEntries((Object.keys(commands) as StationCommand[]).map((name) => [name, run(name)])),
  });
  return (text) => take({ text, at: performance.now() });
};

import { useRef } from 'react';
import { readCode, type ReadCode, type StationCommand } from '@caravan/console-core';

/** A scan that is no command. */
export type ScannedCode = Exclude<ReadCode, { kind: 'command' }>;

export interface UseCodes {
  /** Works on one code; the next one waits, because scanners are faster than the server. */
  onCode: (code: ScannedCode) => Promise<void> | void;
  commands?: Partial<Record<StationCommand, () => Promise<void> | void>>;
}

/** Reads scans and typed codes one after the other. */
export const useCodes = ({ onCode, commands = {} }: UseCodes): ((text: string) => void) => {
  const last = useRef(Promise.resolve());
  const latest = useRef({ onCode, commands });
  latest.current = { onCode, commands };
  return (text) => {
    const read = readCode(text);
    last.current = last.current.then(async () => {
      const { onCode: work, commands: known } = latest.current;
      await (read.kind === 'command' ? known[read.command]?.() : work(read));
    });
  };
};

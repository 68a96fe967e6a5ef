// What a process has used so far, as Linux tells it; elsewhere unknown.
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, on every machine that runs Node. */
const ticksPerSecond = 100;

/** Seconds of CPU, of all threads. */
export const cpuSeconds = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
};

/** The most memory that it ever held, in bytes. */
export const peakMemory = (pid) => {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
};

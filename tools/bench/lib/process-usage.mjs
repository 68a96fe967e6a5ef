// The resources that a process has used, from Linux's /proc; unknown on other systems.
import { readFileSync, writeFileSync } from 'node:fs';

/** Linux counts in hundredths of a second on every platform of Node. */
const ticksPerSecond = 100;

/** CPU seconds of all threads. */
export const cpuSeconds = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
};

const status = (pid, pattern) => {
  try {
    const [, kilobytes] = pattern.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
};

/** The memory in bytes. */
export const memory = (pid) => status(pid, /^VmRSS:\s+(\d+) kB/m);

/** The peak memory in bytes, since the start or the last `forgetPeak`. */
export const peakMemory = (pid) => status(pid, /^VmHWM:\s+(\d+) kB/m);

/** Lets the peak begin at the memory of now. */
export const forgetPeak = (pid) => {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Without it the peak is that since the start.
  }
};

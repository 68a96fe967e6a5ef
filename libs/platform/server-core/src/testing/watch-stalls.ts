/** The CPU time of this thread in milliseconds. */
const cpuTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Measures how long work blocks the event loop. It counts the CPU time of this thread between two turns of the loop, so
 * that waiting on a busy machine does not count. `stop` returns the longest stall in milliseconds.
 */
export const watchStalls = (): { stop: () => number } => {
  let longest = 0;
  let before = cpuTime();
  const measure = (): void => {
    const now = cpuTime();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(measure, 5);
  return {
    stop() {
      clearInterval(timer);
      measure();
      return longest;
    },
  };
};

/** Milliseconds that this thread has worked so far. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Watches for work that keeps the event loop from everything else. It counts this thread's own CPU time between two turns of the loop: that a
 * busy machine lets the process wait is no stall of ours. `stop` tells the longest one in milliseconds.
 */
export const watchStalls = (): { stop: () => number } => {
  let [longest, before] = [0, worked()];
  const look = (): void => {
    const now = worked();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(look, 5);
  return {
    stop() {
      clearInterval(timer);
      look();
      return longest;
    },
  };
};

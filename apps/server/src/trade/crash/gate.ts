/** Lets callers wait while the server is down. */
export interface Gate {
  isOpen: () => boolean;
  open: () => void;
  shut: () => void;
  /** Resolves at once while the gate is open. */
  pass: () => Promise<void>;
  /** Runs work to its end and counts it as a possible waiter. */
  admit: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves when all admitted work is waiting or has ended. */
  allQuiet: () => Promise<void>;
}

export const createGate = (): Gate => {
  let opened: PromiseWithResolvers<void> | undefined;
  let inside = 0;
  let waiting = 0;
  let watchers: (() => void)[] = [];
  const notifyIfQuiet = (): void => {
    if (waiting < inside) return;
    for (const resolve of watchers) resolve();
    watchers = [];
  };

  return {
    isOpen: () => opened === undefined,
    open: () => {
      opened?.resolve();
      opened = undefined;
    },
    shut: () => {
      opened ??= Promise.withResolvers<void>();
    },
    async pass() {
      while (opened) {
        waiting += 1;
        notifyIfQuiet();
        await opened.promise;
        waiting -= 1;
      }
    },
    async admit(work) {
      inside += 1;
      try {
        return await work();
      } finally {
        inside -= 1;
        notifyIfQuiet();
      }
    },
    allQuiet: () =>
      new Promise((resolve) => {
        watchers.push(resolve);
        notifyIfQuiet();
      }),
  };
};

/** Where all callers wait while the server is down. */
export interface Doorway {
  isOpen: () => boolean;
  open: () => void;
  shut: () => void;
  /** Resolves at once while it is open. */
  pass: () => Promise<void>;
  /** Runs somebody's work to its end; they count as one who may come to wait. */
  admit: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves when everybody who was admitted waits or has ended. */
  allQuiet: () => Promise<void>;
}

export const doorway = (): Doorway => {
  let opened: PromiseWithResolvers<void> | undefined;
  let inside = 0;
  let waiting = 0;
  let watchers: (() => void)[] = [];
  const look = (): void => {
    if (waiting < inside) return;
    for (const tell of watchers) tell();
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
        look();
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
        look();
      }
    },
    allQuiet: () =>
      new Promise((resolve) => {
        watchers.push(resolve);
        look();
      }),
  };
};

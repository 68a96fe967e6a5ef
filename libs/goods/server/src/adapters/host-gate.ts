/** How gently one host is asked. */
export interface Politeness {
  /** Requests at the same time. */
  atOnce: number;
  /** Pause between two starts, in milliseconds. */
  pause: number;
}

export const forPages: Politeness = { atOnce: 2, pause: 250 };

/** Pictures come from hosts made for it, a page's worth of them at a time. */
export const forImages: Politeness = { atOnce: 6, pause: 0 };

/** Services that are paid for are made to be asked; they count for themselves. */
export const forServices: Politeness = { atOnce: 8, pause: 0 };

interface Host {
  running: number;
  nextStart: number;
  waiting: (() => void)[];
}

/** Lets requests to one host pass one after another, a few at a time. `enter` waits its turn and gives back what ends the visit. */
export const makeHostGate = ({ atOnce, pause }: Politeness) => {
  const hosts = new Map<string, Host>();

  const leave = (name: string, host: Host) => (): void => {
    host.running -= 1;
    const next = host.waiting.shift();
    if (next) next();
    // A host that nobody asks is forgotten once its pause is over.
    else if (host.running === 0) setTimeout(() => host.running === 0 && host.waiting.length === 0 && hosts.delete(name), pause).unref();
  };

  const turn = (host: Host, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const onAbort = () => {
        host.waiting = host.waiting.filter((waiting) => waiting !== start);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      };
      host.waiting.push(start);
      signal.addEventListener('abort', onAbort, { once: true });
    });

  const after = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          reject(signal.reason);
        },
        { once: true },
      );
    });

  return {
    enter: async (name: string, signal: AbortSignal): Promise<() => void> => {
      signal.throwIfAborted();
      const host = hosts.get(name) ?? { running: 0, nextStart: 0, waiting: [] };
      hosts.set(name, host);
      if (host.running >= atOnce) await turn(host, signal);
      host.running += 1;
      const now = performance.now();
      const wait = host.nextStart - now;
      host.nextStart = Math.max(now, host.nextStart) + pause;
      const done = leave(name, host);
      if (wait <= 0) return done;
      return after(wait, signal).then(
        () => done,
        (error: unknown) => {
          done();
          throw error;
        },
      );
    },
  };
};

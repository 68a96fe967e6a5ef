/** Limits for the requests to one host. */
export interface Politeness {
  /** Concurrent requests. */
  atOnce: number;
  /** Milliseconds between two starts. */
  pause: number;
}

export const forPages: Politeness = { atOnce: 2, pause: 250 };

/** Pages whose pause is kept among all server processes. */
export const forSharedPages: Politeness = { ...forPages, pause: 0 };

/** Hosts of pictures expect many requests, as many as a page has pictures. */
export const forImages: Politeness = { atOnce: 6, pause: 0 };

/** Paid services expect many requests. Their requests are counted separately. */
export const forServices: Politeness = { atOnce: 8, pause: 0 };

interface Host {
  running: number;
  nextStart: number;
  waiting: (() => void)[];
}

/** Lets a few requests at a time pass to one host. `enter` waits for a turn and returns the function that ends it. */
export const makeHostGate = ({ atOnce, pause }: Politeness) => {
  const hosts = new Map<string, Host>();

  const leave = (name: string, host: Host) => (): void => {
    host.running -= 1;
    const next = host.waiting.shift();
    if (next) next();
    // A host without requests is deleted after its pause.
    else if (host.running === 0)
      setTimeout(() => host.running === 0 && host.waiting.length === 0 && hosts.delete(name), pause).unref();
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

import { liveChanges, type LiveEvent, type QueueFigures, type TakenTask } from '@caravan/tasks/contract';
import { headersOf, type Environment, type RootState } from '@caravan/web-core';
import { readStream } from './read-stream.ts';
import { shareStream, type Shared } from './share-stream.ts';

/** The parts of RTK Query's lifecycle that the stream needs. */
interface Lifecycle {
  extra: unknown;
  getState: () => unknown;
}

export interface ChangeHandlers {
  onConnected: (connected: boolean) => void;
  onTaken: (taken: TakenTask) => void;
  onFigures: (figures: readonly QueueFigures[]) => void;
  onTasks: () => void;
  onResync: () => void;
}

/** Milliseconds between two reads of the lists in view, while many tasks change. */
const readEvery = 1_000;
/** Milliseconds before another attempt, doubled after each failure. */
const shortestPause = 1_000;
const longestPause = 30_000;

/** Runs at once, and for calls in the following pause once at its end. */
const atMostEvery = (milliseconds: number, run: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const call = (): void => {
    if (timer) {
      again = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (!again) return;
      again = false;
      call();
    }, milliseconds);
  };
  return { call, stop: () => clearTimeout(timer) };
};

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads the stream again and again until the signal is aborted or the server refuses it. */
const follow = async (
  { extra, getState }: Lifecycle,
  signal: AbortSignal,
  share: (shared: Shared) => void,
): Promise<void> => {
  const environment = extra as Environment;
  let wait = shortestPause;
  while (!signal.aborted) {
    try {
      const { session } = getState() as RootState;
      const response = await environment.fetch(environment.baseUrl + liveChanges.path, {
        method: liveChanges.method,
        headers: { ...headersOf({}, environment, session), accept: 'text/event-stream' },
        signal,
      });
      // Another login opens another stream. The calls of the page in view meet the end of the session, or the other
      // account, too.
      const isReplaced = response.status === 401 || response.status === 409;
      if (isReplaced) share({ live: { event: 'resync', data: null } });
      if (isReplaced || response.status === 403) return;
      if (response.ok && response.body) {
        wait = shortestPause;
        share({ connected: true });
        share({ live: { event: 'resync', data: null } });
        await readStream(response.body, (live) => share({ live }));
      }
    } catch {
      // The connection ended, or the tab closes: both are normal, and the next attempt shows which.
    }
    share({ connected: false });
    await pause(wait, signal);
    wait = Math.min(wait * 2, longestPause);
  }
};

const handle = (event: LiveEvent, handlers: ChangeHandlers, changed: () => void): void => {
  switch (event.event) {
    case 'tasks':
      return changed();
    case 'figures':
      return handlers.onFigures(event.data);
    case 'taken':
      return handlers.onTaken(event.data);
    case 'resync':
      return handlers.onResync();
  }
};

/** Follows the changes of tasks, with one stream for all tabs of the browser. Returns the function that ends it. */
export const watchChanges = (lifecycle: Lifecycle, handlers: ChangeHandlers): (() => void) => {
  const changed = atMostEvery(readEvery, handlers.onTasks);
  const end = shareStream({
    name: 'caravan-live-changes',
    lead: (signal, share) => follow(lifecycle, signal, share),
    onShared: (shared) => {
      if ('live' in shared) handle(shared.live, handlers, changed.call);
      else if ('connected' in shared) handlers.onConnected(shared.connected);
    },
  });
  return () => {
    end();
    changed.stop();
  };
};

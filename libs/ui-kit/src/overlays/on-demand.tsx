import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Safari has no idle callback; there the task starts after two seconds. */
const whenIdle = (task: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(task);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(task, 2000);
  return () => clearTimeout(timer);
};

/** How long to wait after each failure with a network, in ms: one that has just come back fails its first calls. */
const pausesMs = [1000, 4000];

interface Loading<Props> {
  Part?: ComponentType<Props>;
  failure?: unknown;
}

/**
 * A component that is closed when a page opens. Its code loads in an idle moment, at the latest when it is needed; the
 * server's HTML omits it. Without a network it waits for one, because the page must go on; a failure that stays with a
 * network is the page's.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean,
) => {
  // Ignores a failure, because the code is loaded again when it is needed.
  const prepare = () => void load().catch(() => undefined);

  return (props: Props): ReactNode => {
    const needed = isNeeded(props);
    const [{ Part, failure }, setLoading] = useState<Loading<Props>>({});
    useEffect(() => whenIdle(prepare), []);
    useEffect(() => {
      if (!needed || Part) return undefined;
      let attempt = 0;
      let failures = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const get = (): void => {
        attempt += 1;
        const own = attempt;
        const failed = (error: unknown): void => {
          if (own !== attempt || !navigator.onLine) return;
          const pause = pausesMs[failures];
          failures += 1;
          if (pause === undefined) setLoading({ failure: error });
          else timer = setTimeout(get, pause);
        };
        clearTimeout(timer);
        load().then((loaded) => {
          if (own === attempt) setLoading({ Part: loaded });
        }, failed);
      };
      get();
      addEventListener('online', get);
      return () => {
        attempt += 1;
        clearTimeout(timer);
        removeEventListener('online', get);
      };
    }, [needed, Part]);
    if (failure !== undefined) throw failure;
    return Part ? <Part {...props} /> : null;
  };
};

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

interface Loading<Props> {
  Part?: ComponentType<Props>;
  failure?: unknown;
}

/**
 * A component that is closed when a page opens. Its code loads in an idle moment, at the latest when it is needed; the
 * server's HTML omits it. Without a network it waits for one, because the page must go on; any other failure is the
 * page's.
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
      let isGone = false;
      const show = (next: Loading<Props>): void => {
        if (!isGone) setLoading(next);
      };
      const get = (): void =>
        void load().then(
          (loaded) => show({ Part: loaded }),
          (error: unknown) => navigator.onLine && show({ failure: error }),
        );
      get();
      addEventListener('online', get);
      return () => {
        isGone = true;
        removeEventListener('online', get);
      };
    }, [needed, Part]);
    if (failure !== undefined) throw failure;
    return Part ? <Part {...props} /> : null;
  };
};

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** Safari has no idle callback; there the task starts after two seconds. */
const whenIdle = (task: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(task);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(task, 2000);
  return () => clearTimeout(timer);
};

/**
 * A component that is closed when a page opens. Its code loads in an idle moment, at the latest when it is needed; the
 * server's HTML omits it.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean,
) => {
  const Part = lazy(async () => ({ default: await load() }));
  // Ignores a failure, because the code is loaded again when it is needed.
  const prepare = () => void load().catch(() => undefined);

  return (props: Props): ReactNode => {
    const needed = isNeeded(props);
    const [wasNeeded, setWasNeeded] = useState(false);
    useEffect(() => whenIdle(prepare), []);
    useEffect(() => {
      if (needed) setWasNeeded(true);
    }, [needed]);
    return wasNeeded ? (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
};

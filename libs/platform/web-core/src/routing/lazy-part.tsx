import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** A component whose code loads only where it is shown. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /**
   * Loads the code. If a page's first render shows the part, its `prepare` waits for this, so that server and browser
   * render it at once.
   */
  load: () => Promise<void>;
}

/** The pending code of parts that were rendered before it was loaded. */
const onTheWay = new Set<Promise<unknown>>();

/**
 * Waits for the code of all parts that were rendered without it; returns true if there were any. The server then
 * renders the page again, because React otherwise reports the unfinished parts as errors in the browser.
 */
export const missingParts = async (): Promise<boolean> => {
  if (onTheWay.size === 0) return false;
  await Promise.allSettled(onTheWay);
  return true;
};

const remembered = <Code,>(code: Promise<Code>): Promise<Code> => {
  const forget = () => void onTheWay.delete(code);
  onTheWay.add(code);
  code.then(forget, forget);
  return code;
};

/** Puts a part of a page that most visitors never see into a chunk; `fallback` is shown while it loads. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyPart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const ensure = async (): Promise<ComponentType<Props>> => (loaded ??= await load());
  const Later = lazy<ComponentType<{ props: Props }>>(async () => {
    const Component = await remembered(ensure());
    return { default: ({ props }) => <Component {...props} /> };
  });

  const Part = (props: Props) => {
    // Fixed for each mount, because another component type would discard typed values.
    const [Loaded] = useState(() => loaded);
    return <Suspense fallback={fallback}>{Loaded ? <Loaded {...props} /> : <Later props={props} />}</Suspense>;
  };
  return Object.assign(Part, { load: async () => void (await ensure()) });
};

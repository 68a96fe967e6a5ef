import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** A component whose code comes only where it is shown. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Fetches the code. Where a page's first sight shows the part, its `prepare` waits for this, so that server and browser render it at once. */
  load: () => Promise<void>;
}

/** Code that a render has met before it was there. */
const onTheWay = new Set<Promise<unknown>>();

/**
 * Waits for the code of every part that a render has met without it; true where there was any. The server then renders the page once
 * more: what it cannot finish React gives up, and says so in the browser as an error.
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

/** Makes a part of a page that most visitors never see a file of its own; `fallback` stands while it is fetched. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null): LazyPart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const ensure = async (): Promise<ComponentType<Props>> => (loaded ??= await load());
  const Later = lazy<ComponentType<{ props: Props }>>(async () => {
    const Component = await remembered(ensure());
    return { default: ({ props }) => <Component {...props} /> };
  });

  const Part = (props: Props) => {
    // Settled once for each mount: another component type would throw away what was typed.
    const [Loaded] = useState(() => loaded);
    return <Suspense fallback={fallback}>{Loaded ? <Loaded {...props} /> : <Later props={props} />}</Suspense>;
  };
  return Object.assign(Part, { load: async () => void (await ensure()) });
};

type Seen = () => void;

let observer: IntersectionObserver | undefined;
const waiting = new Map<Element, Seen>();

const observe = (entries: IntersectionObserverEntry[]): void => {
  for (const entry of entries) {
    if (entry.isIntersecting) waiting.get(entry.target)?.();
  }
};

/** Calls `seen` when the element is in view; one observer serves every link of the page. */
export const whenVisible = (element: Element, seen: Seen): (() => void) => {
  if (typeof IntersectionObserver !== 'function') return () => undefined;
  observer ??= new IntersectionObserver(observe);
  waiting.set(element, seen);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
};

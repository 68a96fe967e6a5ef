import { useEffect, useState, type RefObject } from 'react';

/** The distance below the window within which an element counts as near. */
const nearMargin = '600px';

/** Turns true once the element is near the window, and stays true; true at once if the browser cannot observe it. */
export const useNearby = (ref: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    if (typeof IntersectionObserver !== 'function') {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: nearMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, ref]);
  return isNear;
};

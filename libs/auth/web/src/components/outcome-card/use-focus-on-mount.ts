import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element when it appears. */
export const useFocusOnMount = <E extends HTMLElement>(wanted: boolean): RefObject<E | null> => {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (wanted) ref.current?.focus();
  }, [wanted]);
  return ref;
};

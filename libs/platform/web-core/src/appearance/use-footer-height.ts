import { useEffect, type RefObject } from 'react';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import { footerMeasured } from '../store/session.slice.ts';

/** Keeps the footer's height in the session, because it changes with language and width. */
export const useMeasureFooter = (footer: RefObject<HTMLElement | null>): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const element = footer.current;
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      dispatch(footerMeasured(Math.round(element.getBoundingClientRect().height)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [dispatch, footer]);
};

export const useFooterHeight = (): number => useAppSelector((state) => state.session.footerHeight);

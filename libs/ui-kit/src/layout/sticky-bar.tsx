import { type RefObject, useEffect, useRef } from 'react';
import { Page } from './page.tsx';
import styles from './sticky-bar.module.css';
import type { Structural } from './structural.ts';

export interface StickyBarProps extends Omit<Structural, 'ref'> {
  /** A card inside a column instead of a bar across the window. */
  inset?: boolean;
}

/** Publishes the bar's height as `--sticky-bar-height`, so that other floating elements stay above it. */
const usePublishedHeight = (bar: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--sticky-bar-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--sticky-bar-height');
    };
  }, [bar]);
};

/**
 * Stays at the window's bottom while its container is in view: totals with their main action. Its `data-sticky-bar`
 * hides a phone's tab bar.
 */
export const StickyBar = ({ inset = false, children, ...rest }: StickyBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  usePublishedHeight(bar);
  return (
    <div role="region" {...rest} ref={bar} className={styles.bar} data-sticky-bar data-inset={inset || undefined}>
      {inset ? children : <Page space="none">{children}</Page>}
    </div>
  );
};

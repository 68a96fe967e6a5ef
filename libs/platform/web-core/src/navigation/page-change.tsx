/// <reference types="vite/client" />
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clearReloadMark } from '../errors/chunk-error.ts';
import { makeResync } from '../session/resync.ts';
import { useAppDispatch, useAppStore } from '../store/hooks.ts';
import styles from './page-change.module.css';

/** Moves the focus to the new page's heading, so that keyboard and screen reader start where the eye does. */
const focusHeading = (): void => {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

const useResyncOnPageChange = (pathname: string): void => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [resync] = useState(() => makeResync());
  const isFirst = useRef(true);
  useEffect(() => {
    const renderedByServer = isFirst.current && store.getState().session.isLogin;
    isFirst.current = false;
    // The server has just asked for the page it rendered.
    if (!renderedByServer) void dispatch(resync());
  }, [dispatch, pathname, resync, store]);
};

/** On each page change: session, focus and an announcement. */
export const PageChange = () => {
  const { pathname, search, hash } = useLocation();
  const announced = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useResyncOnPageChange(pathname);

  useEffect(() => clearReloadMark(pathname + search), [pathname, search]);

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    if (!hash) focusHeading();
    // Effects of the root run after this one: the title is read once it has been written.
    queueMicrotask(() => setAnnouncement(document.title));
  }, [hash, pathname]);

  return (
    <div className={styles.announcer} role="status" aria-live="polite">
      {announcement}
    </div>
  );
};

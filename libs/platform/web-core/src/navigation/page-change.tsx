/// <reference types="vite/client" />
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clearReloadMark } from '../errors/chunk-error.ts';
import type { SessionRules } from '../manifest.ts';
import { takeReloadReason } from '../session/other-account.ts';
import { noticeShown } from '../store/notice.slice.ts';
import { useAppDispatch, useAppStore } from '../store/store.ts';
import styles from './page-change.module.css';

const focusHeading = (): HTMLElement | null => {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return null;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return target;
};

/**
 * Moves the focus to the new page's heading, where keyboard and screen reader users start to read, and to the heading
 * that replaces it when the page's content has loaded. Returns the function that stops following.
 */
const followHeading = (): (() => void) => {
  let heading = focusHeading();
  const observer = new MutationObserver(() => {
    if (!heading?.isConnected && document.activeElement === document.body) heading = focusHeading();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

const useResyncOnPageChange = (pathname: string, makeResync: SessionRules['makeResync']): void => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [resync] = useState(makeResync);
  const isFirst = useRef(true);
  useEffect(() => {
    const { isLogin, account } = store.getState().session;
    const isChecked = isFirst.current && isLogin && account !== null;
    isFirst.current = false;
    // The server has just checked the session of a page that it rendered, and named its account.
    if (!isChecked) void dispatch(resync());
  }, [dispatch, pathname, resync, store]);
};

/** The page before was of another account, which was replaced by a login in another tab. */
const useReloadNotice = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const text = takeReloadReason();
    if (text !== undefined) dispatch(noticeShown({ text }));
  }, [dispatch]);
};

/** On each page change: checks the session, moves the focus and announces the page. */
export const PageChange = ({ makeResync }: Pick<SessionRules, 'makeResync'>) => {
  const { pathname, search, hash } = useLocation();
  const announced = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useResyncOnPageChange(pathname, makeResync);
  useReloadNotice();

  useEffect(() => clearReloadMark(pathname + search), [pathname, search]);

  useEffect(() => {
    if (announced.current === pathname) return undefined;
    announced.current = pathname;
    // The effect that writes the title runs after this one.
    queueMicrotask(() => setAnnouncement(document.title));
    return hash ? undefined : followHeading();
  }, [hash, pathname]);

  return (
    <div className={styles.announcer} role="status" aria-live="polite">
      {announcement}
    </div>
  );
};

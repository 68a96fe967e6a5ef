import type { LayoutProps } from '@caravan/web-core';
import styles from './account-area.module.css';
import { AccountMenu } from './account-menu.tsx';

/** The frame of every page of the account, whichever feature it belongs to: one menu beside or above the page. */
export const Area = ({ children }: LayoutProps) => (
  <div className={styles.area}>
    <AccountMenu />
    <div className={styles.page}>{children}</div>
  </div>
);

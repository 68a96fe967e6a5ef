import type { MouseEvent } from 'react';
import { ownPathOf } from './own-path.ts';
import styles from './prose.module.css';

export interface ProseProps {
  /** The caller must sanitise it. */
  html: string;
  /**
   * Called for a plain click on a link of this site, so that the app's router can navigate; without it the page loads
   * in full.
   */
  onNavigate?: (path: string) => void;
  lang?: string | undefined;
}

/** An article's text: headings, lists, tables and quotes at a readable measure. */
export const Prose = ({ html, onNavigate, lang }: ProseProps) => {
  const follow = (event: MouseEvent<HTMLElement>) => {
    const path = onNavigate ? ownPathOf(event.nativeEvent) : undefined;
    if (path === undefined) return;
    event.preventDefault();
    onNavigate?.(path);
  };
  return <div className={styles.prose} lang={lang} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
};

import type { Article } from '@caravan/content/contract';
import { Disclosure, Show } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import styles from './contents.module.css';

interface ContentsProps {
  toc: Article['toc'];
}

/** Fewer headings than this need no list of them. */
const worthListing = 2;

// Plain anchors: a jump inside the page keeps its whole address, `?lang=` included.
const Entries = ({ toc }: ContentsProps) => (
  <ol className={styles.entries}>
    {toc.map(({ id, title, level }) => (
      <li key={id} data-level={level}>
        <a href={`#${encodeURIComponent(id)}`} className={styles.entry}>
          {title}
        </a>
      </li>
    ))}
  </ol>
);

/** The headings of an article: beside it where there is room, otherwise above it and folded. */
export const Contents = ({ toc }: ContentsProps) => {
  const t = useTexts('content');
  if (toc.length < worthListing) return null;
  return (
    <>
      <Show from="md">
        <nav className={styles.beside} aria-label={t('detail.contents')}>
          <p className={styles.title}>{t('detail.contents')}</p>
          <Entries toc={toc} />
        </nav>
      </Show>
      <Show below="md">
        <nav className={styles.above} aria-label={t('detail.contents')}>
          <Disclosure summary={t('detail.contents')}>
            <Entries toc={toc} />
          </Disclosure>
        </nav>
      </Show>
    </>
  );
};

import { useTranslation } from 'react-i18next';
import type { Article } from '@caravan/content/contract';
import { Disclosure, Show } from '@caravan/ui-kit';
import styles from './contents.module.css';

interface ContentsProps {
  toc: Article['toc'];
  /** The language of the headings, if it is not the page's. */
  lang: string | undefined;
}

/** The least number of headings for a table of contents. */
const minHeadings = 2;

// Plain anchors keep the whole address, `?lang=` included.
const Entries = ({ toc, lang }: ContentsProps) => (
  <ol className={styles.entries} lang={lang}>
    {toc.map(({ id, title, level }) => (
      <li key={id} data-level={level}>
        <a href={`#${encodeURIComponent(id)}`} className={styles.entry}>
          {title}
        </a>
      </li>
    ))}
  </ol>
);

/** The table of contents: beside the article if there is room, otherwise folded above it. */
export const Contents = ({ toc, lang }: ContentsProps) => {
  const { t } = useTranslation('content');
  if (toc.length < minHeadings) return null;
  return (
    <>
      <Show from="md">
        <nav className={styles.beside} aria-label={t('detail.contents')}>
          <p className={styles.title}>{t('detail.contents')}</p>
          <Entries toc={toc} lang={lang} />
        </nav>
      </Show>
      <Show below="md">
        <nav className={styles.above} aria-label={t('detail.contents')}>
          <Disclosure summary={t('detail.contents')}>
            <Entries toc={toc} lang={lang} />
          </Disclosure>
        </nav>
      </Show>
    </>
  );
};

import { useTranslation } from 'react-i18next';
import { useGetArticlePageQuery } from '@caravan/content/api';
import { pageCount } from '@caravan/kernel';
import { Heading, Page, Pagination, Section as Band, Stack, Text } from '@caravan/ui-kit';
import { useSearchParams } from '@caravan/web-core';
import { ArticleGroups } from '../../components/article-rows/article-groups.tsx';
import { NothingFound } from '../../components/article-rows/nothing-found.tsx';
import { SearchResults } from '../../components/article-rows/search-results.tsx';
import { ArticleSearch } from '../../components/article-search/article-search.tsx';
import { AskUs } from '../../components/ask-us/ask-us.tsx';
import { GroupNav } from '../../components/group-nav/group-nav.tsx';
import { listHref, listQueryOf } from '../../lib/list-query.ts';
import type { Section } from '../../lib/section.ts';
import styles from './articles.module.css';

/** A list of articles: search, topics, the articles of each topic, and the contact. */
export const ListView = ({ section }: { section: Section }) => {
  const { t } = useTranslation('content');
  const [search] = useSearchParams();
  const query = listQueryOf(section, search);
  const { data } = useGetArticlePageQuery({ query });
  if (!data) return null;

  const pathOf = (page: number) => listHref(section, { ...query, page });
  const pagingTexts = {
    label: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (page: number) => t('pages.page', { page }),
  };
  return (
    <>
      <Band as="header" tone="surface" space="tight">
        <Stack gap="6">
          <Stack gap="2">
            <Heading level={1}>{t(`${section.key}.title`)}</Heading>
            <Text tone="muted">{t(`${section.key}.lead`)}</Text>
          </Stack>
          <ArticleSearch key={query.q} section={section} words={query.q} />
        </Stack>
      </Band>
      <Page>
        <div className={styles.list}>
          <GroupNav section={section} query={query} groups={data.groups} />
          <Stack gap="8">
            {data.items.length === 0 ? <NothingFound section={section} words={query.q} /> : null}
            {query.q ? <SearchResults page={data} words={query.q} /> : <ArticleGroups articles={data.items} />}
            <Pagination page={data.page} pageCount={pageCount(data)} pathOf={pathOf} texts={pagingTexts} />
            <AskUs />
          </Stack>
        </div>
      </Page>
    </>
  );
};

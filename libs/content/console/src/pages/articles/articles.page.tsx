import { useTranslation } from 'react-i18next';
import { FilterForm, ListPage, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { useListArticleGroupsQuery, useListStaffArticlesQuery } from '@caravan/content/api/staff';
import { articleStates, type StaffArticle } from '@caravan/content/contract';
import { staffLanguageOf, staffLanguages, textIn } from '@caravan/kernel';
import { contentConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Link, SelectField, Stack, Text, TextField } from '@caravan/ui-kit';
import {
  LocalDay,
  PageLinks,
  pageOf,
  useLanguage,
  useSearchParams,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { ArticleState } from '../../components/article-state.tsx';
import { ArticleTabs } from '../../components/article-tabs.tsx';
import { articleTypes } from '../../lib/article-types.ts';

const pageSize = 50;

export const meta = ({ t }: PageContext<'content-console'>): PageMeta => ({ title: t('articles.title') });

const useColumns = (groupName: (key: string) => string): DataColumn<StaffArticle>[] => {
  const { t } = useTranslation('content-console');
  const language = staffLanguageOf(useLanguage());
  const others = staffLanguages.filter((one) => one !== language);
  return [
    {
      id: 'name',
      header: t('articles.name'),
      rowHeader: true,
      room: 'wide',
      cell: ({ id, texts }) => (
        <>
          <Link to={contentConsolePaths.article.href({ id })}>{texts[language].name}</Link>
          {others.map((other) => (
            <Text key={other} size="sm" tone="muted" lang={other}>
              {texts[other].name}
            </Text>
          ))}
        </>
      ),
    },
    { id: 'type', header: t('articles.type'), cell: ({ type }) => t(`types.${articleTypes[type]}`) },
    { id: 'group', header: t('articles.group'), cell: ({ group }) => groupName(group) },
    {
      id: 'state',
      header: t('articles.state'),
      cell: ({ state, publish_at: publishAt }) => (
        <>
          <ArticleState state={state} />
          {state === 'scheduled' && publishAt ? (
            <Text size="sm" tone="muted">
              <LocalDay at={publishAt} text={(day) => t('articles.from', { day })} />
            </Text>
          ) : null}
        </>
      ),
    },
    {
      id: 'votes',
      header: t('articles.votes'),
      numeric: true,
      cell: ({ votes }) => t('articles.voteCount', { yes: votes.yes, no: votes.no }),
    },
    {
      id: 'edited',
      header: t('articles.edited'),
      cell: ({ edited_at: at }) => (at ? <LocalDay at={at} /> : t('articles.unedited')),
    },
  ];
};

/** Articles of the help center and the news, also those that visitors do not see yet. */
export const Page = () => {
  const { t } = useTranslation('content-console');
  const language = useLanguage();
  const [search] = useSearchParams();
  const filters = useUrlFilters();
  const [q, group] = [filters.get('q'), filters.get('group')];
  const state = articleStates.find((one) => one === filters.get('state'));
  const { data: groups = [] } = useListArticleGroupsQuery(undefined);
  const {
    currentData: list,
    isError,
    refetch,
  } = useListStaffArticlesQuery({
    query: { q, group, ...(state ? { state } : {}), page: pageOf(search), page_size: pageSize },
  });
  const columns = useColumns((key) => {
    const group = groups.find((one) => one.key === key);
    return group ? textIn(group.names, language) : key;
  });
  return (
    <ListPage
      title={t('articles.title')}
      actions={
        <ButtonLink to={contentConsolePaths.newArticle.href()} icon="plus">
          {t('articles.add')}
        </ButtonLink>
      }
      filters={
        <Stack gap="4">
          <ArticleTabs current="articles" />
          <FilterForm
            key={`${q} ${group} ${state ?? ''}`}
            label={t('articles.filter')}
            submitLabel={t('apply')}
            filters={filters}
          >
            <TextField
              name="q"
              type="search"
              icon="search"
              label={t('articles.search')}
              defaultValue={q}
              maxLength={100}
            />
            <SelectField
              // The browser forgets a choice whose options arrive after it.
              key={groups.length}
              name="group"
              label={t('articles.group')}
              placeholder={t('articles.allGroups')}
              defaultValue={group}
              options={groups.map(({ key, names }) => ({ value: key, label: textIn(names, language) }))}
            />
            <SelectField
              name="state"
              label={t('articles.state')}
              placeholder={t('articles.allStates')}
              defaultValue={state ?? ''}
              options={articleStates.map((value) => ({ value, label: t(`state.${value}`) }))}
            />
          </FilterForm>
        </Stack>
      }
      columns={columns}
      rows={list?.items}
      keyOf={({ id }) => String(id)}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('articles.failed'), empty: t('articles.empty') }}
      pager={list ? <PageLinks list={list} pathOf={(page) => filters.hrefWith({ page: String(page) })} /> : null}
    />
  );
};

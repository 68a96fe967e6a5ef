import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { useListArticleGroupsQuery, useListStaffArticlesQuery } from '@caravan/content/api/staff';
import { articleStates, type StaffArticle } from '@caravan/content/contract';
import { staffLanguageOf, staffLanguages, textIn } from '@caravan/kernel';
import { contentConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Link, Text } from '@caravan/ui-kit';
import { LocalDay, useLanguage, type PageContext, type PageMeta } from '@caravan/web-core';
import { ArticleState } from '../../components/article-state.tsx';
import { ArticleTabs } from '../../components/article-tabs.tsx';
import { articleTypes } from '../../lib/article-types.ts';

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
      width: 'wide',
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
  const { data: groups = [] } = useListArticleGroupsQuery(undefined);
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('articles.search') },
    {
      name: 'group',
      label: t('articles.group'),
      all: t('articles.allGroups'),
      options: groups.map(({ key, names }) => ({ value: key, label: textIn(names, language) })),
    },
    {
      name: 'state',
      label: t('articles.state'),
      all: t('articles.allStates'),
      options: articleStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ]);
  // The group is asked for before the names of all groups are known.
  const query = { ...list.query, group: list.url.find('group'), page: list.page, page_size: 50 };
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
      above={<ArticleTabs current="articles" />}
      list={list}
      result={useListStaffArticlesQuery({ query })}
      columns={columns}
      keyOf={({ id }) => String(id)}
      empty={t('articles.empty')}
    />
  );
};

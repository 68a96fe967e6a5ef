import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, type DataColumn } from '@caravan/console-core';
import { useListArticleGroupsQuery } from '@caravan/content/api/staff';
import { type StaffArticleGroup } from '@caravan/content/contract';
import { textIn } from '@caravan/kernel';
import { contentConsolePaths } from '@caravan/routes/console';
import { Button, Dialog, Link } from '@caravan/ui-kit';
import { useLanguage, type PageContext, type PageMeta } from '@caravan/web-core';
import { ArticleTabs } from '../../components/article-tabs.tsx';
import { GroupForm } from './group-form.tsx';

export const meta = ({ t }: PageContext<'content-console'>): PageMeta => ({ title: t('groups.title') });

const useColumns = (onEdit: (group: StaffArticleGroup) => void): DataColumn<StaffArticleGroup>[] => {
  const { t } = useTranslation('content-console');
  const language = useLanguage();
  return [
    { id: 'en', header: t('languages.en'), rowHeader: true, cell: ({ names }) => <span lang="en">{names.en}</span> },
    { id: 'zh', header: t('languages.zh'), cell: ({ names }) => <span lang="zh">{names.zh}</span> },
    { id: 'key', header: t('groups.key'), width: 'nowrap', cell: ({ key }) => <span lang="en">{key}</span> },
    { id: 'position', header: t('groups.position'), numeric: true, cell: ({ position }) => position },
    {
      id: 'articles',
      header: t('groups.articles'),
      numeric: true,
      cell: ({ key, articles }) =>
        articles ? <Link to={contentConsolePaths.articles.href({ group: key })}>{String(articles)}</Link> : articles,
    },
    {
      id: 'edit',
      header: t('actions'),
      headerHidden: true,
      cell: (group) => (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('editOf', { name: textIn(group.names, language) })}
          onClick={() => onEdit(group)}
        >
          {t('edit')}
        </Button>
      ),
    },
  ];
};

/** The groups of articles in the order of the footer and of every list. */
export const Page = () => {
  const { t } = useTranslation('content-console');
  const language = useLanguage();
  /** The key of the group in the dialog; null for one that does not exist yet. */
  const [edited, setEdited] = useState<string | null>();
  const result = useListArticleGroupsQuery(undefined);
  const { data } = result;
  const columns = useColumns(({ key }) => setEdited(key));
  const close = () => setEdited(undefined);
  const group = data?.find(({ key }) => key === edited);
  return (
    <>
      <ListPage
        title={t('groups.title')}
        lead={t('groups.lead')}
        actions={
          <Button icon="plus" onClick={() => setEdited(null)}>
            {t('groups.add')}
          </Button>
        }
        above={<ArticleTabs current="groups" />}
        columns={columns}
        result={result}
        keyOf={({ key }) => key}
        empty={t('groups.empty')}
      />
      {edited === undefined ? null : (
        <Dialog open onClose={close} title={group ? textIn(group.names, language) : t('groups.add')}>
          <GroupForm group={group} onDone={close} />
        </Dialog>
      )}
    </>
  );
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, type DataColumn } from '@caravan/console-core';
import { useListWebsitesQuery } from '@caravan/content/api/staff';
import type { StaffWebsite } from '@caravan/content/contract';
import { Button, Dialog } from '@caravan/ui-kit';
import { LocalDay, type PageContext, type PageMeta } from '@caravan/web-core';
import { WebsiteForm } from './website-form.tsx';

export const meta = ({ t }: PageContext<'content-console'>): PageMeta => ({ title: t('website.title') });

const useColumns = (onEdit: (website: StaffWebsite) => void): DataColumn<StaffWebsite>[] => {
  const { t } = useTranslation('content-console');
  return [
    { id: 'name', header: t('website.name'), rowHeader: true, width: 'wide', cell: ({ WEBSITE_NAME: name }) => name },
    { id: 'tag', header: t('website.tag'), width: 'nowrap', cell: ({ tag }) => tag },
    { id: 'email', header: t('website.email'), cell: ({ SERVICE_EMAIL: email }) => email },
    {
      id: 'socials',
      header: t('website.socials'),
      numeric: true,
      cell: ({ socials }) => socials.filter(({ url }) => url !== '').length,
    },
    {
      id: 'edited',
      header: t('articles.edited'),
      cell: ({ edited_at: at }) => (at ? <LocalDay at={at} /> : t('articles.unedited')),
    },
    {
      id: 'edit',
      header: t('actions'),
      headerHidden: true,
      cell: (website) => (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('editOf', { name: website.WEBSITE_NAME })}
          onClick={() => onEdit(website)}
        >
          {t('edit')}
        </Button>
      ),
    },
  ];
};

/** The website info of every tag that has its own. */
export const Page = () => {
  const { t } = useTranslation('content-console');
  /** The tag of the website in the dialog; null for another tag. */
  const [edited, setEdited] = useState<string | null>();
  const result = useListWebsitesQuery(undefined);
  const { data } = result;
  const columns = useColumns(({ tag }) => setEdited(tag));
  const close = () => setEdited(undefined);
  const website = data?.find(({ tag }) => tag === edited);
  return (
    <>
      <ListPage
        title={t('website.title')}
        lead={t('website.lead')}
        actions={
          <Button icon="plus" variant="secondary" onClick={() => setEdited(null)}>
            {t('website.add')}
          </Button>
        }
        columns={columns}
        result={result}
        keyOf={({ tag }) => tag}
        empty={t('website.empty')}
      />
      {edited === undefined ? null : (
        <Dialog open onClose={close} title={website?.WEBSITE_NAME ?? t('website.add')} closesBeside={false}>
          <WebsiteForm website={website} onDone={close} />
        </Dialog>
      )}
    </>
  );
};

import { useTranslation } from 'react-i18next';
import { useGetAuditQuery } from '@caravan/account/api/staff';
import type { StaffAction } from '@caravan/account/contract';
import { ListPage, StaffName, useCursorList, type DataColumn } from '@caravan/console-core';
import { Disclosure } from '@caravan/ui-kit';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { AuditSubject } from './audit-subject.tsx';
import { useAuditWords } from './use-audit-words.ts';
import styles from './audit.module.css';

export const meta = ({ t }: PageContext<'account-console'>): PageMeta => ({ title: t('audit.title') });

/** Who runs a command on the server. */
const operator = 'command';

const Facts = ({ data }: Pick<StaffAction, 'data'>) => {
  const { t } = useTranslation('account-console');
  if (!data || Object.keys(data).length === 0) return null;
  return (
    <Disclosure look="plain" summary={t('audit.facts')}>
      {/* The names of the record's fields are English. */}
      <pre className={styles.facts} lang="en">
        {JSON.stringify(data, null, 2)}
      </pre>
    </Disclosure>
  );
};

const useColumns = (): DataColumn<StaffAction>[] => {
  const { t } = useTranslation('account-console');
  const { actionOf, kindOf } = useAuditWords();
  return [
    { id: 'at', header: t('audit.at'), cell: ({ at }) => <LocalTime at={at} /> },
    {
      id: 'who',
      header: t('audit.who'),
      cell: ({ staff_name: name, staff_email: email, staff_id: id }) =>
        email === null ? id === operator ? t('audit.command') : id : <StaffName name={name} email={email} />,
    },
    { id: 'action', header: t('audit.action'), rowHeader: true, cell: ({ action }) => actionOf(action) },
    {
      id: 'subject',
      header: t('audit.subject'),
      cell: (action) => <AuditSubject action={action} kind={kindOf(action)} />,
    },
    { id: 'note', header: t('audit.note'), cell: ({ note }) => note ?? '–' },
    {
      id: 'facts',
      header: t('audit.facts'),
      headerHidden: true,
      width: 'nowrap',
      cell: ({ data }) => <Facts data={data} />,
    },
  ];
};

/** The actions of staff, newest first. Nothing in the log can be changed. */
export const Page = () => {
  const { t } = useTranslation('account-console');
  const { actions } = useAuditWords();
  const list = useCursorList([
    { name: 'subject', label: t('audit.subject'), maxLength: 200 },
    { name: 'action', label: t('audit.action'), options: actions },
    { name: 'staff', label: t('audit.staff'), maxLength: 100 },
    { name: 'from', kind: 'date', label: t('audit.from') },
    { name: 'to', kind: 'date', label: t('audit.to') },
  ]);
  const query = { ...list.query, cursor: list.cursor, page: 1, page_size: 50 };
  return (
    <ListPage
      title={t('audit.title')}
      lead={t('audit.lead')}
      list={list}
      result={useGetAuditQuery({ query })}
      columns={useColumns()}
      keyOf={({ id }) => id}
      empty={t('audit.empty')}
    />
  );
};

import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { seesContacts } from '@caravan/kernel';
import { accountConsolePaths, cartOrdersConsolePaths, warehouseConsolePaths } from '@caravan/routes/console';
import type { StaffThread } from '@caravan/support/contract';
import { DescriptionList, Link } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { useLanguageName, useSubject } from './conversation-words.ts';

/** The page of the order or package. */
const pageOf = ({ kind, ref }: StaffThread['about']): string | undefined => {
  if (ref === null) return undefined;
  return kind === 'order'
    ? cartOrdersConsolePaths.order.href({ number: ref })
    : warehouseConsolePaths.packageDetail.href({ number: ref });
};

/** Who wrote about what, in which language, and since when they wait. */
export const TicketFacts = ({ thread }: { thread: StaffThread }) => {
  const { t } = useTranslation('support-console');
  const subjectOf = useSubject();
  const languageNameOf = useLanguageName();
  const roles = useStaffMe()?.roles ?? [];
  const page = pageOf(thread.about);
  const subject = subjectOf(thread);
  const { product, first_answered_at: answered, waiting_since: waiting, closed_at: closed } = thread;
  const person = accountConsolePaths.person.href({ id: thread.user_id });
  const facts = [
    { key: 'about', term: t('subject'), value: page ? <Link to={page}>{subject}</Link> : subject },
    {
      key: 'product',
      term: t('product'),
      value: product ? (
        <Link href={product.url} newTab external>
          {product.name}
        </Link>
      ) : null,
    },
    { key: 'email', term: t('email'), value: thread.email },
    { key: 'visitor', term: t('person'), value: product ? t('visitor') : null },
    {
      key: 'person',
      term: t('person'),
      value: seesContacts(roles) && !product ? <Link to={person}>{t('openPerson')}</Link> : null,
    },
    { key: 'language', term: t('language'), value: languageNameOf(thread.language) },
    { key: 'started', term: t('started'), value: <LocalTime at={thread.created_at} /> },
    { key: 'first', term: t('firstAnswer'), value: answered ? <LocalTime at={answered} /> : t('noAnswer') },
    { key: 'waiting', term: t('waiting'), value: waiting ? <LocalTime at={waiting} /> : null },
    { key: 'closed', term: t('closedAt'), value: closed ? <LocalTime at={closed} /> : null },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value !== null)} />;
};

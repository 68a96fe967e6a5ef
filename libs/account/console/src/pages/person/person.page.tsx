import { useTranslation } from 'react-i18next';
import { useGetPersonQuery } from '@caravan/account/api/staff';
import type { Person } from '@caravan/account/contract';
import { languageTable } from '@caravan/kernel';
import { CopyButton, DescriptionList, DetailSkeleton, Heading, Money, Panel, Row, Stack } from '@caravan/ui-kit';
import {
  isApiError,
  LoadFailed,
  LocalTime,
  useFormats,
  useLazySlot,
  useParams,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { AccountState } from '../../components/account-state.tsx';
import { PersonWork } from './person-work.tsx';

export const meta = ({ t }: PageContext<'account-console'>): PageMeta => ({ title: t('person.title') });

const Facts = ({ person }: { person: Person }) => {
  const { t } = useTranslation('account-console');
  const { country } = useFormats();
  const { messages, seen_at: seenAt, balance_fen: balance, countries, programs } = person;
  const facts = [
    { key: 'nickname', term: t('people.nickname'), value: person.nickname },
    { key: 'since', term: t('people.since'), value: <LocalTime at={person.created_at} /> },
    { key: 'language', term: t('person.language'), value: languageTable[person.language].name },
    { key: 'residence', term: t('person.residence'), value: person.residence && country(person.residence) },
    {
      key: 'countries',
      term: t('person.countries'),
      value: countries.map(country).join(t('person.between')),
    },
    { key: 'balance', term: t('person.balance'), value: balance === null ? null : <Money fen={balance} strong /> },
    {
      key: 'messages',
      term: t('person.messages'),
      value: t('person.messageCount', { recent: messages.recent, unread: messages.unread }),
    },
    { key: 'devices', term: t('person.devices'), value: person.devices },
    {
      key: 'programs',
      term: t('person.programs'),
      value: programs.tokens || programs.webhooks ? t('person.programCount', programs) : null,
    },
    { key: 'seen', term: t('person.seen'), value: seenAt ? <LocalTime at={seenAt} /> : null },
    {
      key: 'id',
      term: t('people.id'),
      value: (
        <Row gap="2">
          {person.id}
          <CopyButton value={person.id} label={t('people.copyId')} />
        </Row>
      ),
    },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value !== null && value !== '')} />;
};

/** One person: the account, and the newest orders, packages and payments that the reader's roles may see. */
export const Page = () => {
  const { t } = useTranslation('account-console');
  const { id = '' } = useParams();
  const Conversations = useLazySlot('conversations');
  const AdjustBalance = useLazySlot('adjustBalance');
  const { currentData: person, error, refetch } = useGetPersonQuery({ params: { id } });
  if (error && !person) {
    const isUnknown = isApiError(error) && error.status === 404;
    return <LoadFailed title={t(isUnknown ? 'person.unknown' : 'person.failed')} onRetry={() => void refetch()} />;
  }
  if (!person) return <DetailSkeleton label={t('person.loading')} />;
  return (
    <Stack gap="4">
      <Row gap="3" wrap>
        <Heading level={1} size="xl">
          {person.email}
        </Heading>
        <AccountState account={person} />
      </Row>
      <Panel title={t('person.facts')}>
        <Facts person={person} />
      </Panel>
      {AdjustBalance ? <AdjustBalance userId={person.id} /> : null}
      {person.work.map((work) => (
        <PersonWork key={work.kind} work={work} />
      ))}
      {Conversations ? <Conversations userId={person.id} /> : null}
    </Stack>
  );
};

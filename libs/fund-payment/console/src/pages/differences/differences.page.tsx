import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, useStaffMe, type DataColumn } from '@caravan/console-core';
import { useListPaymentDifferencesQuery } from '@caravan/fund-payment/api/staff';
import { settlePaymentDifference, type PaymentDifference } from '@caravan/fund-payment/contract';
import { holdsRole } from '@caravan/kernel';
import { fundPaymentConsolePaths } from '@caravan/routes/console';
import { Button, Link, Stack, Text } from '@caravan/ui-kit';
import { LocalTime, useToast, type PageContext, type PageMeta } from '@caravan/web-core';
import { SettleDifference } from '../../components/difference/settle-difference.tsx';

const states = ['open', 'closed'] as const;

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('differences.title') });

/** How it ended, or the button that ends it. */
const End = ({ difference, onSettle }: { difference: PaymentDifference; onSettle: (id: string) => void }) => {
  const { t } = useTranslation('fund-payment-console');
  const { id, closed_at: closedAt, outcome, note } = difference;
  const maySettle = holdsRole(useStaffMe()?.roles ?? [], settlePaymentDifference.roles);
  if (closedAt !== null)
    return (
      <Stack gap="1">
        <span>{outcome ? t(`differences.outcomes.${outcome}`) : t('differences.disappeared')}</span>
        {note ? (
          <Text as="span" size="sm" tone="muted">
            {note}
          </Text>
        ) : null}
        <LocalTime at={closedAt} />
      </Stack>
    );
  return maySettle ? (
    <Button size="sm" variant="secondary" aria-label={t('differences.settleOf', { id })} onClick={() => onSettle(id)}>
      {t('differences.settle')}
    </Button>
  ) : null;
};

const useColumns = (onSettle: (id: string) => void): DataColumn<PaymentDifference>[] => {
  const { t } = useTranslation('fund-payment-console');
  const amount = (text: string | null, { currency }: PaymentDifference): string =>
    text === null ? '–' : `${text} ${currency}`;
  return [
    { id: 'kind', header: t('differences.kind'), rowHeader: true, cell: ({ kind }) => t(`differences.kinds.${kind}`) },
    { id: 'ours', header: t('differences.ours'), numeric: true, cell: (row) => amount(row.our_amount, row) },
    { id: 'theirs', header: t('differences.theirs'), numeric: true, cell: (row) => amount(row.their_amount, row) },
    {
      id: 'payment',
      header: t('differences.payment'),
      cell: ({ payment_id: id }) =>
        id === null ? '–' : <Link to={fundPaymentConsolePaths.payment.href({ id })}>{id}</Link>,
    },
    { id: 'ref', header: t('differences.providerRef'), cell: ({ provider_ref: ref }) => ref ?? '–' },
    { id: 'at', header: t('differences.moved'), cell: ({ at }) => <LocalTime at={at} /> },
    { id: 'found', header: t('differences.found'), cell: ({ found_at: at }) => <LocalTime at={at} /> },
    {
      id: 'end',
      header: t('differences.status'),
      cell: (difference) => <End difference={difference} onSettle={onSettle} />,
    },
  ];
};

/** Where our books and a payment provider's differ. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const toast = useToast();
  const [settled, setSettled] = useState<string>();
  const list = useCursorList([
    {
      name: 'status',
      label: t('differences.status'),
      fallback: 'open',
      options: states.map((value) => ({ value, label: t(`disputes.states.${value}`) })),
    },
  ]);
  const query = { ...list.query, page: list.page, page_size: 50 };
  const result = useListPaymentDifferencesQuery({ query });
  const difference = result.currentData?.items.find(({ id }) => id === settled);
  const close = () => setSettled(undefined);
  return (
    <>
      <ListPage
        title={t('differences.title')}
        lead={t('differences.lead')}
        list={list}
        result={result}
        columns={useColumns(setSettled)}
        keyOf={({ id }) => id}
        empty={t('differences.empty')}
      />
      {difference ? (
        <SettleDifference
          difference={difference}
          onClose={close}
          onOutdated={() => {
            close();
            toast.show(t('differences.gone'));
            void result.refetch();
          }}
        />
      ) : null}
    </>
  );
};

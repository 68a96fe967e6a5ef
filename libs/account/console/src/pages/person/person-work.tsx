import { useTranslation } from 'react-i18next';
import type { Person } from '@caravan/account/contract';
import { DataTable, type DataColumn } from '@caravan/console-core';
import { orderStatuses, packageStatuses, paymentStatuses } from '@caravan/kernel';
import { cartOrdersConsolePaths, warehouseConsolePaths } from '@caravan/routes/console';
import { CopyButton, Link, Money, Panel, Stack, Text } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

type Work = Person['work'][number];
type Item = Work['items'][number];

/** Payments have no number that people use, and no page yet. */
const pageOf = (kind: Exclude<Work['kind'], 'payment'>, ref: string): string =>
  kind === 'order'
    ? cartOrdersConsolePaths.order.href({ number: ref })
    : warehouseConsolePaths.packageDetail.href({ number: ref });

/** A status as its owner's pages word it; one of a newer server as it comes. */
const StatusWord = ({ kind, status }: { kind: Work['kind']; status: string }) => {
  const { t } = useTranslation('account-console');
  const order = kind === 'order' ? orderStatuses.find((known) => known === status) : undefined;
  const parcel = kind === 'package' ? packageStatuses.find((known) => known === status) : undefined;
  const payment = kind === 'payment' ? paymentStatuses.find((known) => known === status) : undefined;
  if (order) return t(`person.order.${order}`);
  if (parcel) return t(`person.package.${parcel}`);
  return payment ? t(`person.payment.${payment}`) : status;
};

const useColumns = (kind: Work['kind']): DataColumn<Item>[] => {
  const { t } = useTranslation('account-console');
  const at: DataColumn<Item> = {
    id: 'at',
    header: t('person.at'),
    rowHeader: kind === 'payment',
    cell: ({ at: instant }) => <LocalTime at={instant} />,
  };
  return [
    ...(kind === 'payment'
      ? [at]
      : [
          {
            id: 'ref',
            header: t('person.number'),
            rowHeader: true,
            cell: ({ ref }: Item) => <Link to={pageOf(kind, ref)}>{ref}</Link>,
          },
        ]),
    { id: 'status', header: t('people.state'), cell: ({ status }) => <StatusWord kind={kind} status={status} /> },
    ...(kind === 'payment'
      ? []
      : [
          {
            id: 'title',
            header: t(kind === 'order' ? 'person.shop' : 'person.tracking'),
            cell: ({ title }: Item) => title ?? '–',
          },
        ]),
    {
      id: 'amount',
      header: t('person.amount'),
      numeric: true,
      cell: ({ amount_fen: fen }) => <Money fen={fen} />,
    },
    kind === 'payment'
      ? {
          id: 'ref',
          header: t('people.id'),
          cell: ({ ref }) => <CopyButton value={ref} label={t('people.copyId')} />,
        }
      : at,
  ];
};

/** A person's newest orders, packages or payments. */
export const PersonWork = ({ work: { kind, items, total } }: { work: Work }) => {
  const { t } = useTranslation('account-console');
  const columns = useColumns(kind);
  const title = t(`person.kinds.${kind}`);
  return (
    <Panel title={title}>
      {items.length ? (
        <Stack gap="2">
          <DataTable caption={title} columns={columns} rows={items} keyOf={({ ref }) => ref} />
          {total > items.length ? (
            <Text size="sm" tone="muted">
              {t('person.newest', { shown: items.length, total })}
            </Text>
          ) : null}
        </Stack>
      ) : (
        <Text tone="muted">{t('person.none')}</Text>
      )}
    </Panel>
  );
};

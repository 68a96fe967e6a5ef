import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, useStaffMe, type DataColumn } from '@caravan/console-core';
import { formatFen, holdsRole } from '@caravan/kernel';
import { useListPurchasesQuery } from '@caravan/procurement/api';
import { bookStates, listPurchases, settlePurchase, type Purchase } from '@caravan/procurement/contract';
import { cartOrdersConsolePaths } from '@caravan/routes/console';
import { Button, Link, Money, Row, Stack, Text } from '@caravan/ui-kit';
import { LocalDay, useDownload, type PageContext, type PageMeta } from '@caravan/web-core';
import { BooksBadge, BooksTabs, ImportLink } from '../../components/reconciliation/books-tabs.tsx';
import { SettlePurchase } from '../../components/reconciliation/settle-purchase.tsx';

export const meta = ({ t }: PageContext<'procurement-console'>): PageMeta => ({ title: t('books.title') });

const ordersOf = ({ lines }: Purchase): string[] => [...new Set(lines.map(({ order_number }) => order_number))];

/** The amounts that a settlement would name. */
const amountsOf = ({ paid_fen: paid, repaid_fen: repaid, statement_fen: stated }: Purchase) =>
  paid === null || stated === null ? undefined : { paid_fen: paid - repaid, statement_fen: stated };

/** How it compares, and what may be done about it. */
const State = ({ purchase, onSettle }: { purchase: Purchase; onSettle: (id: string) => void }) => {
  const { t } = useTranslation('procurement-console');
  const { id, books, settlement, supplier_order_no: number } = purchase;
  const maySettle = holdsRole(useStaffMe()?.roles ?? [], settlePurchase.roles);
  return (
    <Stack gap="1">
      <Row gap="2" wrap>
        <BooksBadge state={books} />
        {books === 'differs' && maySettle ? (
          <Button size="sm" variant="ghost" aria-label={t('books.settleOf', { number })} onClick={() => onSettle(id)}>
            {t('books.settle')}
          </Button>
        ) : null}
      </Row>
      {settlement ? (
        <Text as="span" size="sm" tone="muted">
          {t('books.settledBy', settlement)}
        </Text>
      ) : null}
    </Stack>
  );
};

const useColumns = (onSettle: (id: string) => void): DataColumn<Purchase>[] => {
  const { t } = useTranslation('procurement-console');
  const amount = (fen: number | null | undefined, signed = false) =>
    fen === null || fen === undefined ? '–' : <Money fen={fen} signed={signed} />;
  return [
    {
      id: 'number',
      header: t('purchase.number'),
      rowHeader: true,
      cell: ({ supplier_order_no: number }) => number,
    },
    { id: 'shop', header: t('purchase.shop'), cell: ({ shop_name }) => shop_name ?? '–' },
    { id: 'account', header: t('purchase.account'), width: 'nowrap', cell: ({ account }) => account ?? '–' },
    {
      id: 'paid',
      header: t('books.paid'),
      numeric: true,
      cell: ({ paid_fen: fen, repaid_fen: repaid }) => (
        <Stack gap="1">
          {amount(fen)}
          {repaid ? (
            <Text as="span" size="sm" tone="muted">
              {t('books.lessRepaid', { amount: formatFen(repaid) })}
            </Text>
          ) : null}
        </Stack>
      ),
    },
    { id: 'stated', header: t('books.stated'), numeric: true, cell: ({ statement_fen: fen }) => amount(fen) },
    {
      id: 'difference',
      header: t('books.difference'),
      numeric: true,
      cell: (row) => {
        const amounts = amountsOf(row);
        return amount(amounts && amounts.statement_fen - amounts.paid_fen, true);
      },
    },
    { id: 'state', header: t('books.state'), cell: (row) => <State purchase={row} onSettle={onSettle} /> },
    {
      id: 'orders',
      header: t('purchases.orders'),
      cell: (row) => (
        <Row gap="2" wrap>
          {ordersOf(row).map((number) => (
            <Link key={number} to={cartOrdersConsolePaths.order.href({ number })}>
              {number}
            </Link>
          ))}
        </Row>
      ),
    },
    { id: 'at', header: t('purchases.at'), cell: ({ created_at: at }) => <LocalDay at={at} /> },
    { id: 'by', header: t('purchases.by'), cell: ({ bought_by }) => bought_by },
  ];
};

const ExportButton = ({ query }: { query: object }) => {
  const { t } = useTranslation('procurement-console');
  const { start, busy } = useDownload();
  const file = {
    endpoint: listPurchases,
    query: { ...query, cursor: undefined, limit: undefined, format: 'csv' },
    accept: 'text/csv',
    fileName: 'reconciliation.csv',
  };
  return (
    <Button variant="secondary" icon="download" busy={busy} onClick={() => void start(file)}>
      {t('books.export')}
    </Button>
  );
};

/** The records of purchases beside the amounts of the statements. */
export const Page = () => {
  const { t } = useTranslation('procurement-console');
  const [settled, setSettled] = useState<string>();
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('books.search') },
    {
      name: 'books',
      label: t('books.stateLabel'),
      options: bookStates.map((value) => ({ value, label: t(`books.states.${value}`) })),
    },
  ]);
  const query = { ...list.query, cursor: list.cursor, limit: 50 };
  const result = useListPurchasesQuery({ query });
  const purchase = result.currentData?.items.find(({ id, books: state }) => id === settled && state === 'differs');
  const seen = purchase && amountsOf(purchase);
  return (
    <>
      <ListPage
        title={t('books.title')}
        lead={t('books.lead')}
        actions={
          <Row gap="3" wrap>
            <ImportLink />
            <ExportButton query={query} />
          </Row>
        }
        above={<BooksTabs current="purchases" />}
        list={list}
        result={result}
        columns={useColumns(setSettled)}
        keyOf={({ id }) => id}
        empty={t('books.empty')}
      />
      {purchase && seen ? (
        <SettlePurchase
          key={purchase.id}
          purchase={purchase}
          seen={seen}
          onClose={() => setSettled(undefined)}
          onOutdated={() => void result.refetch()}
        />
      ) : null}
    </>
  );
};

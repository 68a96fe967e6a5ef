import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { useListPurchasesQuery } from '@caravan/procurement/api';
import { type Purchase } from '@caravan/procurement/contract';
import { cartOrdersConsolePaths, procurementConsolePaths } from '@caravan/routes/console';
import { Badge, Button, ButtonLink, Link, Money, Row } from '@caravan/ui-kit';
import { LocalDay, type PageContext, type PageMeta } from '@caravan/web-core';
import { ParcelForm } from '../../components/purchase-dialog/parcel-form.tsx';
import { PurchaseDialog } from '../../components/purchase-dialog/purchase-dialog.tsx';

const states = ['open', 'done'] as const;

export const meta = ({ t }: PageContext<'procurement-console'>): PageMeta => ({ title: t('purchases.title') });

const ordersOf = ({ lines }: Purchase): string[] => [...new Set(lines.map(({ order_number }) => order_number))];

const Parcels = ({ parcels }: Purchase) => {
  const { t } = useTranslation('procurement-console');
  return (
    <Row gap="2" wrap>
      {parcels.map(({ id, tracking_number: number, state }) => (
        <Link key={id} to={procurementConsolePaths.parcel.href({ id })}>
          {t('purchases.parcel', { number: number ?? t('parcel.noNumber'), state: t(`parcel.state.${state}`) })}
        </Link>
      ))}
    </Row>
  );
};

const useColumns = (onEdit: (id: string) => void, onParcel: (id: string) => void): DataColumn<Purchase>[] => {
  const { t } = useTranslation('procurement-console');
  return [
    {
      id: 'number',
      header: t('purchase.number'),
      rowHeader: true,
      cell: ({ supplier_order_no: number, done_at: doneAt }) => (
        <Row gap="2" wrap>
          {number}
          <Badge tone={doneAt ? 'success' : 'info'}>{t(doneAt ? 'purchases.done' : 'purchases.open')}</Badge>
        </Row>
      ),
    },
    { id: 'shop', header: t('purchase.shop'), width: 'wide', cell: ({ shop_name }) => shop_name ?? '–' },
    { id: 'account', header: t('purchase.account'), width: 'nowrap', cell: ({ account }) => account ?? '–' },
    {
      id: 'paid',
      header: t('purchase.paid'),
      numeric: true,
      cell: ({ paid_fen: fen }) => (fen === null ? '–' : <Money fen={fen} />),
    },
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
    { id: 'parcels', header: t('purchases.parcels'), cell: (row) => <Parcels {...row} /> },
    { id: 'at', header: t('purchases.at'), cell: ({ created_at: at }) => <LocalDay at={at} /> },
    { id: 'by', header: t('purchases.by'), cell: ({ bought_by }) => bought_by },
    {
      id: 'actions',
      header: t('actions'),
      headerHidden: true,
      cell: ({ id, supplier_order_no: number, done_at: doneAt }) => (
        <Row gap="2" wrap>
          {doneAt ? null : (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('purchases.addParcelTo', { number })}
              onClick={() => onParcel(id)}
            >
              {t('purchases.addParcel')}
            </Button>
          )}
          <Button size="sm" variant="ghost" aria-label={t('purchases.editOf', { number })} onClick={() => onEdit(id)}>
            {t('purchases.edit')}
          </Button>
        </Row>
      ),
    },
  ];
};

/** Each purchase with the parcels that were announced. */
export const Page = () => {
  const { t } = useTranslation('procurement-console');
  const [edited, setEdited] = useState<string>();
  const [announced, setAnnounced] = useState<string>();
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('purchases.search') },
    {
      name: 'state',
      label: t('parcels.stateLabel'),
      options: states.map((value) => ({ value, label: t(`purchases.${value}`) })),
    },
  ]);
  const result = useListPurchasesQuery({ query: { ...list.query, cursor: list.cursor, limit: 50 } });
  const found = (id: string | undefined) => result.currentData?.items.find((one) => one.id === id);
  const editedRow = found(edited);
  const announcedRow = found(announced);
  return (
    <>
      <ListPage
        title={t('purchases.title')}
        actions={<ButtonLink to={procurementConsolePaths.trackingImport.href()}>{t('import.title')}</ButtonLink>}
        list={list}
        result={result}
        columns={useColumns(setEdited, setAnnounced)}
        keyOf={({ id }) => id}
        empty={t('purchases.empty')}
      />
      {editedRow ? (
        <PurchaseDialog
          key={`${editedRow.id} ${editedRow.version}`}
          purchase={editedRow}
          onClose={() => setEdited(undefined)}
          onOutdated={() => void result.refetch()}
        />
      ) : null}
      {announcedRow ? <ParcelForm purchase={announcedRow} onClose={() => setAnnounced(undefined)} /> : null}
    </>
  );
};

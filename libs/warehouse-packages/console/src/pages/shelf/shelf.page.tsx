import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { goodsSourceConsoleHref, warehouseConsolePaths } from '@caravan/routes/console';
import { Badge, ButtonLink, Link, Row } from '@caravan/ui-kit';
import { useListStaffStoreQuery, useWarehouseFilter } from '@caravan/warehouse-packages/api/staff';
import { type StaffStoreItem } from '@caravan/warehouse-packages/contract';
import { LocalDay, type PageContext, type PageMeta } from '@caravan/web-core';
import { LossDialog } from '../../components/loss-dialog.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { TurnUpDialog } from '../../components/turn-up-dialog.tsx';
import { useWarehouseColumn } from '../../components/warehouse-column.tsx';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('shelf.title') });

/** Facts and open work about goods in the warehouse. */
const Marks = ({
  number,
  missing_at: missing,
  check,
  photos_due: due,
  measurements,
  photo_verdict: verdict,
  days_left: days,
}: StaffStoreItem) => {
  const { t } = useTranslation('warehouse-packages-console');
  return (
    <Row gap="2" wrap>
      {missing ? <Badge tone="danger">{t('goods.missing')}</Badge> : null}
      {missing ? <LossDialog number={number} /> : null}
      {check === 'due' || check === 'failed' ? (
        <Badge tone={check === 'failed' ? 'danger' : 'warning'}>{t(`goods.check.${check}`)}</Badge>
      ) : null}
      {due ? <Badge tone="warning">{t('check.photosDue', { count: due })}</Badge> : null}
      {measurements.length ? <Badge tone="warning">{t('measure.due', { count: measurements.length })}</Badge> : null}
      {verdict?.verdict === 'rejected' ? <Badge tone="danger">{t('verdict.rejected')}</Badge> : null}
      {days <= 7 ? <Badge tone={days ? 'warning' : 'danger'}>{t('shelf.days', { count: days })}</Badge> : null}
    </Row>
  );
};

/** Goods whose search ended as lost have only this left to be done. */
const LostMarks = ({ number, at }: { number: string; at: string }) => {
  const { t } = useTranslation('warehouse-packages-console');
  return (
    <Row gap="2" wrap>
      <Badge tone="danger">{t('goods.lost')}</Badge>
      <LocalDay at={at} />
      <TurnUpDialog number={number} />
    </Row>
  );
};

const useColumns = (): DataColumn<StaffStoreItem>[] => {
  const { t } = useTranslation('warehouse-packages-console');
  return [
    {
      id: 'number',
      header: t('shelf.number'),
      rowHeader: true,
      cell: ({ number, lost_at: lost }) =>
        lost ? number : <Link to={warehouseConsolePaths.check.href({ item: number })}>{number}</Link>,
    },
    {
      id: 'name',
      header: t('shelf.goods'),
      width: 'wide',
      cell: ({ name, spec }) => [name, spec].filter(Boolean).join(' · '),
    },
    { id: 'quantity', header: t('shelf.quantity'), numeric: true, cell: ({ quantity }) => quantity },
    {
      id: 'bin',
      header: t('shelf.bin'),
      width: 'nowrap',
      cell: ({ bin, lost_at: lost }) => (lost ? null : (bin ?? t('goods.noBin'))),
    },
    ...useWarehouseColumn<StaffStoreItem>(),
    {
      id: 'order',
      header: t('shelf.order'),
      cell: ({ order_number: number }) => <Link to={goodsSourceConsoleHref(number)}>{number}</Link>,
    },
    {
      id: 'package',
      header: t('shelf.package'),
      cell: ({ package_number: number }) =>
        number ? <Link to={warehouseConsolePaths.packageDetail.href({ number })}>{number}</Link> : null,
    },
    {
      id: 'marks',
      header: t('shelf.marks'),
      cell: (item) => (item.lost_at ? <LostMarks number={item.number} at={item.lost_at} /> : <Marks {...item} />),
    },
    { id: 'stored', header: t('shelf.stored'), cell: ({ stored_at: at }) => <LocalDay at={at} /> },
  ];
};

/** Goods in the warehouse, oldest first. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('shelf.search') },
    { name: 'bin', label: t('shelf.bin'), maxLength: 30 },
    { name: 'user', label: t('shelf.user'), maxLength: 64 },
    ...useWarehouseFilter(t('warehouse')),
    {
      name: 'only',
      label: t('shelf.only'),
      options: [
        { value: 'missing', label: t('goods.missing') },
        { value: 'lost', label: t('goods.lost') },
      ],
    },
  ]);
  const result = useListStaffStoreQuery({ query: { ...list.query, cursor: list.cursor, limit: 100 } });
  const refs = [...keys].filter((number) => result.currentData?.items.some((item) => item.number === number));
  return (
    <ListPage
      title={t('shelf.title')}
      actions={
        <Row gap="3" wrap>
          <PrintButton labels={{ kind: 'item', refs, size: '60x40' }} text={t('shelf.print', { count: refs.length })} />
          <ButtonLink to={warehouseConsolePaths.shelve.href()} icon="barcode">
            {t('shelve.title')}
          </ButtonLink>
          <ButtonLink to={warehouseConsolePaths.check.href()} icon="camera" variant="secondary">
            {t('check.title')}
          </ButtonLink>
        </Row>
      }
      list={list}
      result={result}
      columns={useColumns()}
      keyOf={({ number }) => number}
      selection={{
        keys,
        onChange: setKeys,
        labelOf: ({ number }) => t('shelf.choose', { number }),
        disabled: ({ lost_at: lost }) => lost !== null,
        allLabel: t('shelf.chooseAll'),
      }}
      empty={t('shelf.empty')}
      none={t('shelf.none')}
    />
  );
};

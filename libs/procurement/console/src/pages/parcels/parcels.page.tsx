import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { useListParcelsQuery } from '@caravan/procurement/api';
import { parcelStates, type Parcel } from '@caravan/procurement/contract';
import { procurementConsolePaths } from '@caravan/routes/console';
import { Button, ButtonLink, Link, Row } from '@caravan/ui-kit';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { KeepParcelDialog } from '../../components/keep-parcel/keep-parcel-dialog.tsx';
import { ParcelState } from '../../components/parcel-actions/parcel-state.tsx';

export const meta = ({ t }: PageContext<'procurement-console'>): PageMeta => ({ title: t('parcels.title') });

const useColumns = (): DataColumn<Parcel>[] => {
  const { t } = useTranslation('procurement-console');
  return [
    {
      id: 'tracking',
      header: t('parcel.tracking'),
      rowHeader: true,
      cell: ({ id, tracking_number: number }) => (
        <Link to={procurementConsolePaths.parcel.href({ id })}>{number ?? t('parcel.noNumber')}</Link>
      ),
    },
    { id: 'state', header: t('parcels.stateLabel'), cell: ({ state }) => <ParcelState state={state} /> },
    { id: 'carrier', header: t('parcel.carrier'), width: 'nowrap', cell: ({ carrier }) => carrier || '–' },
    { id: 'shop', header: t('purchase.shop'), width: 'wide', cell: ({ shop_name }) => shop_name ?? '–' },
    { id: 'number', header: t('purchase.number'), cell: ({ supplier_order_no }) => supplier_order_no ?? '–' },
    { id: 'bin', header: t('parcel.bin'), width: 'nowrap', cell: ({ bin }) => bin ?? '–' },
    { id: 'at', header: t('parcels.at'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
  ];
};

/** Parcels from shops: announced, kept without a purchase, received, put aside. */
export const Page = () => {
  const { t } = useTranslation('procurement-console');
  const [isKeeping, setKeeping] = useState(false);
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('parcels.search') },
    {
      name: 'state',
      label: t('parcels.stateLabel'),
      options: parcelStates.map((value) => ({ value, label: t(`parcel.state.${value}`) })),
    },
  ]);
  const query = { ...list.query, cursor: list.cursor, limit: 50 };
  return (
    <>
      <ListPage
        title={t('parcels.title')}
        actions={
          <Row gap="2" wrap>
            <Button variant="secondary" onClick={() => setKeeping(true)}>
              {t('keep.title')}
            </Button>
            <ButtonLink to={procurementConsolePaths.receive.href()}>{t('receive.title')}</ButtonLink>
          </Row>
        }
        list={list}
        result={useListParcelsQuery({ query })}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t('parcels.empty')}
      />
      {isKeeping ? <KeepParcelDialog onClose={() => setKeeping(false)} /> : null}
    </>
  );
};

import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { useListStaffOwnParcelsQuery } from '@caravan/forwarding/api/staff';
import { ownParcelStates, type StaffOwnParcel } from '@caravan/forwarding/contract';
import { forwardingConsolePaths as paths } from '@caravan/routes/console';
import { ButtonLink, Link } from '@caravan/ui-kit';
import { useSeveralWarehouses, useWarehouseFilter } from '@caravan/warehouse-packages/api/staff';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { OwnParcelState } from '../../components/own-parcel-state.tsx';

export const meta = ({ t }: PageContext<'forwarding-console'>): PageMeta => ({ title: t('title') });

/** The parcels that shoppers send. */
export const Page = () => {
  const { t } = useTranslation('forwarding-console');
  const several = useSeveralWarehouses();
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('search') },
    {
      name: 'state',
      label: t('stateLabel'),
      options: ownParcelStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    { name: 'only', label: t('only'), options: [{ value: 'asked' as const, label: t('asked') }] },
    ...useWarehouseFilter(t('warehouse')),
  ]);
  const result = useListStaffOwnParcelsQuery({ query: { ...list.query, cursor: list.cursor, limit: 50 } });
  const columns: DataColumn<StaffOwnParcel>[] = [
    {
      id: 'number',
      header: t('number'),
      rowHeader: true,
      width: 'nowrap',
      cell: ({ number }) => <Link to={paths.parcel.href({ number })}>{number}</Link>,
    },
    { id: 'tracking', header: t('tracking'), width: 'nowrap', cell: ({ tracking_number: number }) => number ?? '–' },
    { id: 'code', header: t('code'), cell: ({ code }) => code },
    { id: 'contents', header: t('contents'), cell: ({ contents }) => contents },
    { id: 'pieces', header: t('pieces'), numeric: true, cell: ({ quantity }) => quantity },
    ...(several.length
      ? [{ id: 'warehouse', header: t('warehouse'), cell: (parcel: StaffOwnParcel) => parcel.warehouse?.name ?? '–' }]
      : []),
    { id: 'state', header: t('stateLabel'), cell: (parcel) => <OwnParcelState parcel={parcel} /> },
    { id: 'at', header: t('at'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
  ];
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <ButtonLink to={paths.claims.href()} variant="secondary">
          {t('claims.title')}
        </ButtonLink>
      }
      list={list}
      result={result}
      columns={columns}
      keyOf={({ number }) => number}
      empty={t('none')}
      none={t('empty')}
    />
  );
};

import { useTranslation } from 'react-i18next';
import { DataTable, type DataColumn } from '@caravan/console-core';
import type { ExpectedLine } from '@caravan/procurement/contract';
import { goodsSourceConsoleHref } from '@caravan/routes/console';
import { Link } from '@caravan/ui-kit';

/** The order lines of a parcel or a purchase, by pieces. */
export const ParcelLines = ({ caption, lines }: { caption: string; lines: readonly ExpectedLine[] }) => {
  const { t } = useTranslation('procurement-console');
  const columns: DataColumn<ExpectedLine>[] = [
    {
      id: 'name',
      header: t('lines.name'),
      rowHeader: true,
      cell: ({ name, spec }) => [name, spec].filter(Boolean).join(' · '),
    },
    {
      id: 'order',
      header: t('lines.order'),
      cell: ({ order_number: number }) => <Link to={goodsSourceConsoleHref(number)}>{number}</Link>,
    },
    { id: 'bought', header: t('lines.bought'), numeric: true, cell: ({ bought_quantity }) => bought_quantity },
    { id: 'received', header: t('lines.received'), numeric: true, cell: ({ received_quantity }) => received_quantity },
    { id: 'expected', header: t('lines.expected'), numeric: true, cell: ({ expected_quantity }) => expected_quantity },
  ];
  return <DataTable caption={caption} columns={columns} rows={lines} keyOf={({ line_id }) => line_id} />;
};

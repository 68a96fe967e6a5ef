import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn, usePackingWords } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { HeldBackMarks } from '../../components/held-back.tsx';
import { useWarehouseColumn } from '../../components/warehouse-column.tsx';
import { Button, Link } from '@caravan/ui-kit';
import {
  useCreatePickMutation,
  useListStaffPackagesQuery,
  useWarehouseFilter,
} from '@caravan/warehouse-packages/api/staff';
import { maxPickedPackages, type StaffPackageSummary } from '@caravan/warehouse-packages/contract';
import {
  LocalTime,
  useFormats,
  useNavigate,
  useSingleFlight,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('picks.title') });

const useColumns = (): DataColumn<StaffPackageSummary>[] => {
  const { t } = useTranslation(['warehouse-packages-console', 'console-core']);
  const { list } = useFormats();
  const wordsOf = usePackingWords();
  return [
    {
      id: 'number',
      header: t('packages.number'),
      rowHeader: true,
      cell: ({ number }) => <Link to={warehouseConsolePaths.packageDetail.href({ number })}>{number}</Link>,
    },
    {
      id: 'marks',
      header: t('heldBack.title'),
      cell: ({ failed_goods: failed, missing_goods: missing }) => <HeldBackMarks failed={failed} missing={missing} />,
    },
    {
      id: 'bins',
      header: t('picks.bins'),
      cell: ({ bins }) => list(bins.map((bin) => bin ?? t('goods.noBin'))),
    },
    ...useWarehouseColumn<StaffPackageSummary>(),
    { id: 'items', header: t('packages.items'), numeric: true, cell: ({ item_count: count }) => count },
    { id: 'line', header: t('packages.line'), cell: ({ line }) => line.name },
    {
      id: 'packing',
      header: t('packing.title', { ns: 'console-core' }),
      cell: ({ packing_options: options }) => wordsOf(options.map(({ kind }) => kind)),
    },
    { id: 'note', header: t('packages.note'), cell: ({ packing_note: note }) => note },
    {
      id: 'paid',
      header: t('packages.paid'),
      cell: ({ paid_at: at }) => (at ? <LocalTime at={at} /> : null),
    },
  ];
};

const isHeldBack = ({ failed_goods: failed, missing_goods: missing }: StaffPackageSummary): boolean =>
  failed.length > 0 || missing.length > 0;

/** Paid packages that are not being picked; some of them become a pick list. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const navigate = useNavigate();
  const list = useCursorList(useWarehouseFilter(t('warehouse')));
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const { cursor } = list;
  const query = { ...list.query, status: 'to_be_delivered', cursor, page: 1, page_size: 100 } as const;
  const result = useListStaffPackagesQuery({ query });
  const [create, { isLoading }] = useCreatePickMutation();
  const rows = result.currentData?.items.filter(({ stage }) => stage === null);
  const chosen = [...keys].filter((number) => rows?.some((row) => row.number === number && !isHeldBack(row)));
  const begin = useSingleFlight(async () => {
    const { data: pick } = await create({ body: { packages: chosen } });
    if (pick) await navigate(warehouseConsolePaths.pick.href({ id: pick.id }));
  }, 0);
  return (
    <ListPage
      title={t('picks.title')}
      lead={t('picks.lead', { max: maxPickedPackages })}
      actions={
        <Button
          icon="barcode"
          busy={isLoading}
          disabled={!chosen.length || chosen.length > maxPickedPackages}
          onClick={() => void begin()}
        >
          {t('picks.begin', { count: chosen.length })}
        </Button>
      }
      {...(list.filters.length && { list })}
      result={result}
      rows={rows}
      columns={useColumns()}
      keyOf={({ number }) => number}
      selection={{
        keys,
        onChange: setKeys,
        labelOf: ({ number }) => t('picks.choose', { number }),
        disabled: isHeldBack,
        allLabel: t('picks.chooseAll'),
      }}
      // The number of all packages that are to be sent would say more than what is to be picked.
      {...(result.currentData?.next ? {} : { pager: <></> })}
      empty={t('picks.empty')}
    />
  );
};

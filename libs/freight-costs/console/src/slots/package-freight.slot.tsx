import { useTranslation } from 'react-i18next';
import { DataTable, useStaffMe, type DataColumn } from '@caravan/console-core';
import { useListFreightLinesQuery } from '@caravan/freight-costs/api';
import { listFreightLines, type FreightLine } from '@caravan/freight-costs/contract';
import { holdsRole } from '@caravan/kernel';
import { freightCostsConsolePaths as paths } from '@caravan/routes/console';
import { DescriptionList, Link, Money, Panel } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import type { PackageFreightProps } from '@caravan/warehouse-packages/api/staff';
import { FindingBadges, LineBadges } from '../components/line-badges.tsx';

const most = 100;

const Lines = ({ number }: PackageFreightProps) => {
  const { t } = useTranslation('freight-costs-console');
  const { asWeight, date } = useFormats();
  const { data } = useListFreightLinesQuery({ query: { package: number, limit: most } });
  const columns: DataColumn<FreightLine>[] = [
    {
      id: 'bill',
      header: t('line.bill'),
      rowHeader: true,
      cell: ({ id, carrier, bill_number: bill }) => (
        <Link to={paths.line.href({ id })}>
          {carrier} · {bill}
        </Link>
      ),
    },
    { id: 'day', header: t('bills.day'), cell: ({ billed_on: day }) => date(`${day}T00:00:00.000Z`) },
    {
      id: 'weight',
      header: t('line.weight'),
      numeric: true,
      cell: ({ weight_g: grams }) => (grams === null ? '–' : asWeight(grams)),
    },
    { id: 'amount', header: t('line.amount'), numeric: true, cell: ({ fen }) => <Money fen={fen} /> },
    { id: 'state', header: t('line.state'), cell: (line) => <LineBadges line={line} /> },
    { id: 'findings', header: t('line.findings'), cell: ({ findings }) => <FindingBadges findings={findings} /> },
  ];
  if (!data?.items.length) return null;
  const cost = data.items.reduce((sum, { fen, returned_fen: returned }) => sum + fen - returned, 0);
  return (
    <Panel title={t('ofPackage.title')} gap="3">
      <DataTable caption={t('ofPackage.title')} columns={columns} rows={data.items} keyOf={({ id }) => id} />
      <DescriptionList items={[{ key: 'cost', term: t('margins.cost'), value: <Money fen={cost} strong /> }]} />
    </Panel>
  );
};

/** Only for those who may read bills. */
export const Slot = ({ number }: PackageFreightProps) =>
  holdsRole(useStaffMe()?.roles ?? [], listFreightLines.roles) ? <Lines number={number} /> : null;

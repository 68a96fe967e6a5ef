import { useTranslation } from 'react-i18next';
import { DataTable, UnreadRows, type DataColumn } from '@caravan/console-core';
import { freightCostsConsolePaths, warehouseConsolePaths } from '@caravan/routes/console';
import { Banner, Button, ButtonLink, Link, Row, Stack, Text } from '@caravan/ui-kit';
import { FindingBadges } from '../../components/line-badges.tsx';
import { useAmounts } from '../../lib/use-amounts.ts';
import { blocks, type BillReport } from './use-bill-import.ts';

type CheckedRow = BillReport['rows'][number] & NonNullable<BillReport['check']>['lines'][number];

/** A page with thousands of rows says less. */
const mostShown = 200;

/** The lines that are no plain match, so that staff see what waits for them. */
const oddRows = ({ rows, check }: BillReport): CheckedRow[] =>
  rows.flatMap((row, index) => {
    const line = check?.lines[index];
    return line && (line.package_number === null || line.findings.length) ? [{ ...row, ...line }] : [];
  });

const OddLines = ({ report }: { report: BillReport }) => {
  const { t } = useTranslation('freight-costs-console');
  const amounts = useAmounts();
  const odd = oddRows(report);
  const columns: DataColumn<CheckedRow>[] = [
    { id: 'line', header: t('import.line'), numeric: true, cell: ({ line }) => line },
    { id: 'number', header: t('line.number'), rowHeader: true, cell: ({ row }) => row.number || '–' },
    {
      id: 'amount',
      header: t('line.amount'),
      numeric: true,
      cell: ({ row }) =>
        amounts(
          row.amounts.reduce((sum, one) => sum + one, 0),
          report.currency,
        ),
    },
    {
      id: 'package',
      header: t('line.package'),
      cell: ({ package_number: number }) =>
        number === null ? (
          t('import.noPackage')
        ) : (
          <Link to={warehouseConsolePaths.packageDetail.href({ number })}>{number}</Link>
        ),
    },
    { id: 'findings', header: t('line.findings'), cell: ({ findings }) => <FindingBadges findings={findings} /> },
  ];
  if (!odd.length) return null;
  return (
    <Stack gap="2">
      <DataTable
        caption={t('import.odd')}
        columns={columns}
        rows={odd.slice(0, mostShown)}
        keyOf={({ line }) => String(line)}
      />
      {odd.length > mostShown ? (
        <Text size="sm" tone="muted">
          {t('import.firstOdd', { shown: mostShown, count: odd.length })}
        </Text>
      ) : null}
    </Stack>
  );
};

export interface BillReportProps {
  report: BillReport;
  onWrite: () => void;
  busy: boolean;
}

/** Shown before the import and after it. */
export const BillReportView = ({ report, onWrite, busy }: BillReportProps) => {
  const { t } = useTranslation('freight-costs-console');
  const amounts = useAmounts();
  const { check, bill, refusal, rows, unread, total, currency } = report;
  const faults = unread.filter(({ why }) => blocks(why)).length;
  const differs = check !== undefined && !check.is_known && check.sum_hundredths !== total;
  return (
    <Stack gap="4">
      {bill ? (
        <Banner tone="success" live="status">
          {t('import.done', { number: bill.number, lines: bill.lines, open: bill.open, unknown: bill.unknown })}
        </Banner>
      ) : null}
      {refusal ? (
        <Banner tone="danger" live="alert">
          {refusal}
        </Banner>
      ) : null}
      {rows.length ? null : (
        <Banner tone="danger" live="alert">
          {t('import.noRows')}
        </Banner>
      )}
      {faults ? (
        <Banner tone="danger" live="alert">
          {t('import.faults', { count: faults })}
        </Banner>
      ) : null}
      {check && !bill ? (
        <Banner tone={differs ? 'danger' : 'info'} live={differs ? 'alert' : 'status'}>
          {check.is_known
            ? t('import.known')
            : differs
              ? t('import.differs', { sum: amounts(check.sum_hundredths, currency), total: amounts(total, currency) })
              : t('import.foreseen', {
                  lines: rows.length,
                  matched: check.matched,
                  unknown: check.unknown,
                  heavier: check.heavier,
                  loss: check.loss,
                  twice: check.twice,
                  total: amounts(total, currency),
                  fen: amounts(check.sum_fen, 'CNY'),
                })}
        </Banner>
      ) : null}
      <Row gap="3" wrap>
        {bill ? (
          <ButtonLink to={freightCostsConsolePaths.lines.href({ bill: bill.id })}>{t('import.seeLines')}</ButtonLink>
        ) : check && !check.is_known && !differs && !faults ? (
          <Button icon="upload" busy={busy} onClick={onWrite}>
            {t('import.send', { count: rows.length })}
          </Button>
        ) : null}
      </Row>
      <UnreadRows rows={unread} reason={(why) => t(`import.unread.${why}`)} />
      <OddLines report={report} />
    </Stack>
  );
};

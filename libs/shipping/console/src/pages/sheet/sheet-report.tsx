import { useTranslation } from 'react-i18next';
import { DataTable, UnreadRows, type DataColumn } from '@caravan/console-core';
import { maxSheetRows, type PriceSheetCheck } from '@caravan/shipping/contract';
import { Banner, Button, Row, Stack } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { MethodEffect } from '../../components/method-form/method-preview.tsx';
import { blocks, type SheetReport } from './use-sheet-import.ts';

type Fault = PriceSheetCheck['faults'][number];

const Faults = ({ check }: { check: PriceSheetCheck }) => {
  const { t } = useTranslation('shipping-console');
  const kilograms = (grams: number | null): string => String((grams ?? 0) / 1_000);
  const columns: DataColumn<Fault & { key: string }>[] = [
    { id: 'line', header: t('sheet.line'), numeric: true, cell: ({ line }) => line || '–' },
    {
      id: 'what',
      header: t('sheet.what'),
      rowHeader: true,
      cell: ({ kind, where, other, from_g: from, to_g: to }) =>
        t(`sheet.fault.${kind}`, { where, other: other ?? '–', from: kilograms(from), to: kilograms(to) }),
    },
  ];
  return (
    <DataTable
      caption={t('sheet.faults')}
      columns={columns}
      rows={check.faults.map((fault, index) => ({ ...fault, key: String(index) }))}
      keyOf={({ key }) => key}
    />
  );
};

/** Describes the file in one sentence, and names the countries that it leaves out. */
const Found = ({ check, heaviestG }: { check: PriceSheetCheck; heaviestG: number }) => {
  const { t } = useTranslation('shipping-console');
  const { country, list } = useFormats();
  const named = (codes: readonly string[]): string => list(codes.map((code) => country(code)));
  return (
    <>
      <Banner tone="info" live="status">
        {t('sheet.found', {
          prices: check.prices,
          zones: check.zones,
          countries: check.countries,
          heaviest: heaviestG / 1_000,
        })}
      </Banner>
      {check.not_served.length ? (
        <Banner tone="warning">{t('sheet.notServed', { countries: named(check.not_served) })}</Banner>
      ) : null}
      {check.not_priced.length ? (
        <Banner tone="warning">{t('sheet.notPriced', { countries: named(check.not_priced) })}</Banner>
      ) : null}
    </>
  );
};

export const SheetReportView = ({
  report,
  onWrite,
  busy,
}: {
  report: SheetReport;
  onWrite: () => void;
  busy: boolean;
}) => {
  const { t } = useTranslation('shipping-console');
  const { check, rows, heaviestG, unread, refusal } = report;
  const unreadable = unread.filter(({ why }) => blocks(why)).length;
  const failure =
    refusal ??
    (rows === 0
      ? t('sheet.noRows')
      : rows > maxSheetRows
        ? t('sheet.tooMany', { max: maxSheetRows })
        : check?.fault_count
          ? t('sheet.faulty', { count: check.fault_count })
          : undefined);
  return (
    <Stack gap="4">
      {failure ? (
        <Banner tone="danger" live="alert">
          {failure}
        </Banner>
      ) : null}
      {unreadable ? (
        <Banner tone="danger" live="alert">
          {t('sheet.unreadable', { count: unreadable })}
        </Banner>
      ) : null}
      {check?.faults.length ? <Faults check={check} /> : null}
      {check && !check.faults.length ? <Found check={check} heaviestG={heaviestG} /> : null}
      <UnreadRows rows={unread} reason={(why) => t(`sheet.unread.${why}`)} />
      {check?.preview ? <MethodEffect preview={check.preview} /> : null}
      {check?.preview && !unreadable ? (
        <Row>
          <Button icon="upload" busy={busy} onClick={onWrite}>
            {t('sheet.write')}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type DataColumn } from '@caravan/console-core';
import { useGetPriceSheetQuery } from '@caravan/shipping/api/staff';
import { readSheetRow, type PriceRow } from '@caravan/shipping/contract';
import { DetailSkeleton, Grid, SelectField, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, LocalDay, useFormats } from '@caravan/web-core';

/** A page with thousands of rows says less. */
const mostShown = 200;

const kilograms = (grams: number): string => String(grams / 1_000);

const Prices = ({ rows, zone }: { rows: readonly PriceRow[]; zone: string }) => {
  const { t } = useTranslation('shipping-console');
  const { asYuan } = useFormats();
  const yuan = (fen: number): string => (fen ? asYuan(fen) : '–');
  const columns: DataColumn<PriceRow>[] = [
    {
      id: 'weight',
      header: t('sheet.weight'),
      rowHeader: true,
      cell: ({ over_g: over, to_g: to }) => t('methods.kilograms', { min: kilograms(over), max: kilograms(to) }),
    },
    {
      id: 'base',
      header: t('sheet.base'),
      numeric: true,
      cell: ({ base_fen: base, base_g: grams }) =>
        grams ? t('sheet.covers', { price: yuan(base), weight: kilograms(grams) }) : yuan(base),
    },
    {
      id: 'step',
      header: t('sheet.step'),
      numeric: true,
      cell: ({ step_fen: step, step_g: grams }) =>
        grams ? t('sheet.each', { price: yuan(step), weight: kilograms(grams) }) : '–',
    },
    { id: 'kg', header: t('sheet.kg'), numeric: true, cell: ({ kg_fen: fen }) => yuan(fen) },
    { id: 'item', header: t('sheet.item'), numeric: true, cell: ({ item_fen: fen }) => yuan(fen) },
  ];
  return (
    <DataTable
      caption={t('sheet.pricesOf', { zone })}
      columns={columns}
      rows={rows.slice(0, mostShown)}
      keyOf={({ line }) => String(line)}
    />
  );
};

/** A stored price sheet, zone by zone. */
export const StoredSheet = ({ methodId, sheetId }: { methodId: string; sheetId: string }) => {
  const { t } = useTranslation('shipping-console');
  const { country, list } = useFormats();
  const [chosen, choose] = useState<string>();
  const { data, isError, refetch } = useGetPriceSheetQuery({ params: { id: methodId, sheet: sheetId } });
  if (isError && !data) return <LoadFailed title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  const rows = data.rows.flatMap((row) => readSheetRow(row) ?? []);
  const byZone = Map.groupBy(
    rows.filter((row) => row.kind === 'price'),
    ({ zone }) => zone,
  );
  const [first = ''] = byZone.keys();
  const zone = chosen !== undefined && byZone.has(chosen) ? chosen : first;
  const prices = (byZone.get(zone) ?? []).toSorted((a, b) => a.over_g - b.over_g);
  const places = rows.flatMap((row) => (row.kind === 'place' && row.zone === zone ? [row.country] : []));
  return (
    <Stack gap="4">
      <Text size="sm" tone="muted">
        <LocalDay at={data.imported_at} text={(day) => t('sheet.imported', { file: data.file, day })} />
      </Text>
      <Grid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          label={t('sheet.zone')}
          value={zone}
          options={[...byZone.keys()].map((value) => ({ value, label: value }))}
          onChange={({ target }) => choose(target.value)}
        />
      </Grid>
      <Text size="sm">{list([...new Set(places)].map((code) => country(code)))}</Text>
      <Prices rows={prices} zone={zone} />
      {prices.length > mostShown ? (
        <Text size="sm" tone="muted">
          {t('sheet.firstRows', { shown: mostShown, count: prices.length })}
        </Text>
      ) : null}
    </Stack>
  );
};

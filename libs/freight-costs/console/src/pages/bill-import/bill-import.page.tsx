import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import { TableFileField } from '@caravan/console-core';
import { useGetStaffExchangeRatesQuery } from '@caravan/content/api/staff';
import { maxBillLines } from '@caravan/freight-costs/contract';
import { Button, Checkbox, Fieldset, Grid, Heading, Row, SelectField, Stack, Text, TextField } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { billColumns } from '../../lib/bill-columns.ts';
import { BillReportView } from './bill-report.tsx';
import { useBillImport, type BillField } from './use-bill-import.ts';

export const meta = ({ t }: PageContext<'freight-costs-console'>): PageMeta => ({ title: t('import.title') });

const sample = {
  name: 'carrier-bill',
  rows: [
    { number: 'JD014600001234567890', weight: '1.25', base: '50.00', total: '50.00', currency: 'CNY' },
    { number: 'JD014600001234567891', weight: '0.80', base: '-35.00', total: '-35.00', currency: 'CNY' },
  ],
};

type Import = ReturnType<typeof useBillImport>;

const BillFields = ({ bill: { facts, change, missing, carriers } }: { bill: Import }) => {
  const { t } = useTranslation('freight-costs-console');
  const carrierList = useId();
  const rates = useGetStaffExchangeRatesQuery(undefined).data ?? [];
  const currencies = ['CNY', ...rates.map(({ currency }) => currency).filter((code) => code !== 'CNY')];
  const field = (name: BillField) => ({
    label: t(`import.field.${name}`),
    error: missing.includes(name) ? t(`import.missing.${name}`) : undefined,
    value: facts[name],
    required: true,
    autoComplete: 'off',
    onChange: ({ target: { value } }: { target: { value: string } }) => change(name, value),
  });
  return (
    <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
      <TextField {...field('carrier')} hint={t('import.carrierHint')} maxLength={60} list={carrierList} />
      <datalist id={carrierList}>
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <TextField {...field('number')} hint={t('import.numberHint')} maxLength={100} />
      <TextField {...field('billedOn')} type="date" />
      <SelectField
        label={t('import.field.currency')}
        value={facts.currency}
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={({ target: { value } }) => change('currency', value)}
      />
      <TextField {...field('total')} hint={t('import.totalHint')} inputMode="decimal" suffix={facts.currency} numeric />
    </Grid>
  );
};

/** In which unit the weights are, and which columns are surcharges. */
const FileChoices = ({ bill }: { bill: Import }) => {
  const { t } = useTranslation('freight-costs-console');
  const { file, unit, setUnit, candidates, surcharges, toggle } = bill;
  const { table, places } = file;
  if (!table) return null;
  return (
    <>
      {places.weight === undefined ? null : (
        <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
          <SelectField
            label={t('import.unit')}
            value={unit}
            options={[
              { value: 'kg', label: t('import.kg') },
              { value: 'g', label: t('import.g') },
            ]}
            onChange={({ target: { value } }) => setUnit(value === 'g' ? 'g' : 'kg')}
          />
        </Grid>
      )}
      {candidates.length ? (
        <Fieldset legend={t('import.surcharges')}>
          <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap="3">
            {candidates.map((place) => (
              <Checkbox
                key={place}
                label={table.head[place] ?? ''}
                checked={surcharges.includes(place)}
                onChange={() => toggle(place)}
              />
            ))}
          </Grid>
        </Fieldset>
      ) : null}
    </>
  );
};

/** Imports a carrier's bill: first what would happen, then the import. */
export const Page = () => {
  const { t } = useTranslation('freight-costs-console');
  const bill = useBillImport();
  const { file, report, isBusy, check, write } = bill;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('import.title')}
      </Heading>
      <Text tone="muted" measure>
        {t('import.lead')}
      </Text>
      <form
        noValidate
        aria-label={t('import.title')}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <Stack gap="4">
          <BillFields bill={bill} />
          <TableFileField
            file={file}
            columns={billColumns}
            labels={t('import.column', { returnObjects: true })}
            maxRows={maxBillLines}
            sample={sample}
          />
          <FileChoices bill={bill} />
          {file.table ? (
            <Row>
              <Button type="submit" variant={report ? 'secondary' : 'primary'} busy={isBusy}>
                {t('import.check')}
              </Button>
            </Row>
          ) : null}
        </Stack>
      </form>
      {report ? <BillReportView report={report} onWrite={write} busy={isBusy} /> : null}
    </Stack>
  );
};

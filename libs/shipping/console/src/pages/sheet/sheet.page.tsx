import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedBanner, TableFileField, useSeenVersion } from '@caravan/console-core';
import { textIn } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { useListShippingMethodsQuery, useUpdateShippingMethodMutation } from '@caravan/shipping/api/staff';
import {
  maxSheetRows,
  shippingReasons,
  type MethodSheet,
  type SheetTerms,
  type ShippingMethod,
} from '@caravan/shipping/contract';
import {
  Banner,
  Button,
  ButtonLink,
  DetailSkeleton,
  ErrorView,
  Grid,
  Heading,
  Panel,
  Row,
  SelectField,
  Stack,
  Text,
} from '@caravan/ui-kit';
import {
  LoadFailed,
  LocalDay,
  useLanguage,
  useParams,
  useToast,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { MethodStart } from '../../components/method-form/method-start.tsx';
import { methodChange, newestVersion } from '../../lib/method-change.ts';
import { sheetColumns, sheetSample } from '../../lib/sheet-columns.ts';
import { SheetReportView } from './sheet-report.tsx';
import { SizeFees } from './size-fees.tsx';
import { StoredSheet } from './stored-sheet.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useSheetImport, type SheetForm } from './use-sheet-import.ts';

export const meta = ({ t }: PageContext<'shipping-console'>): PageMeta => ({ title: t('sheet.title') });

const plainTerms: SheetTerms = {
  least_g: 0,
  round_g: 1,
  heavy_over_g: null,
  heavy_round_g: 1,
  volume_from_mm: null,
  volume_above_cm3: null,
  volume_above_percent: 100,
  volume_percent: 100,
  fuel_basis_points: 0,
  fuel_on_remote: false,
  fuel_on_size: false,
  remote_fen: 0,
  remote_kg_fen: 0,
  battery_fen: 0,
  size_fees: [],
};

const termsOf = ({ sheet }: ShippingMethod): SheetTerms => {
  if (!sheet) return plainTerms;
  const terms: Partial<MethodSheet> & SheetTerms = { ...sheet };
  delete terms.id;
  return terms;
};

/** The sheet in force, its surcharges, and the import of the next one. */
const Editor = ({ method }: { method: ShippingMethod }) => {
  const { t } = useTranslation('shipping-console');
  const toast = useToast();
  const [update, updating] = useUpdateShippingMethodMutation();
  const { file, unit, setUnit, report, forget, isChecking, look, write } = useSheetImport(method);
  const shown: SheetForm = { terms: termsOf(method), effective_from: null };
  const form = useContractForm<SheetForm, SheetForm>({
    schema: async () => (await import('@caravan/shipping/contract/staff')).priceSheetForm,
    defaultValues: shown,
    // The newest version of a colleague replaces the values, unless they were changed here.
    values: shown,
    reasons: shippingReasons,
  });
  const newest = newestVersion(method);
  const seen = useSeenVersion(newest, form.formState.isDirty || Boolean(file.table));
  const { version = newest } = seen;
  const { subscribe } = form;
  // A preview holds for the values that it was made with.
  useEffect(() => subscribe({ formState: { values: true }, callback: forget }), [forget, subscribe]);
  const { sheet = null } = method;
  /** The same prices with other terms, or the prices of the zones again. */
  const change = async (next: ShippingMethod['sheet'], from: string | null) => {
    const body = { ...methodChange(method, from), sheet: next };
    const result = await update({ params: { id: method.id }, body, version });
    seen.check(result.error);
    if (result.data) {
      toast.show(t('methods.saved'));
      form.reset({ terms: termsOf(result.data), effective_from: null });
    }
    return result;
  };
  const save = async (values: SheetForm) => {
    if (!file.table) return sheet ? change({ id: sheet.id, ...values.terms }, values.effective_from) : undefined;
    const result = await write(values, version);
    seen.check(result.error);
    if (result.data) {
      toast.show(t('sheet.saved'));
      forget();
      file.remove();
      form.reset({ terms: termsOf(result.data), effective_from: null });
    }
    return result;
  };
  const checkFile = async () => {
    if (await form.trigger()) look(form.getValues());
  };
  return (
    <Stack gap="4">
      {method.scheduled.map((one) => {
        const isOtherSheet = one.sheet && one.sheet.id !== sheet?.id;
        return (
          <Banner key={one.version} tone="info">
            <LocalDay
              at={one.effective_from}
              text={(day) => t(isOtherSheet ? 'sheet.planned' : 'methods.planned', { day })}
            />
          </Banner>
        );
      })}
      {sheet ? (
        <Panel
          title={t('sheet.current')}
          aside={
            <Button variant="secondary" size="sm" busy={updating.isLoading} onClick={() => void change(null, null)}>
              {t('sheet.end')}
            </Button>
          }
        >
          <StoredSheet methodId={method.id} sheetId={sheet.id} />
        </Panel>
      ) : (
        <Text tone="muted">{t('sheet.none')}</Text>
      )}
      <form noValidate aria-label={t('sheet.title')} onSubmit={(event) => void form.submit(save)(event)}>
        <Stack gap="4">
          <Panel title={t('sheet.terms')} text={t('sheet.termsLead')}>
            <TermsFields form={form} />
          </Panel>
          <Panel title={t('sheet.sizeFees')} text={t('sheet.sizeFeesLead')}>
            <SizeFees form={form} />
          </Panel>
          <Panel title={t('methods.begin')}>
            <MethodStart
              from={form.watch('effective_from')}
              error={form.formState.errors.effective_from?.message}
              onChange={(at) => form.setValue('effective_from', at, { shouldDirty: true, shouldValidate: true })}
            />
          </Panel>
          <Panel title={t('sheet.import')} text={t('sheet.importLead')}>
            <TableFileField
              file={file}
              columns={sheetColumns}
              labels={t('sheet.column', { returnObjects: true })}
              maxRows={maxSheetRows}
              sample={sheetSample}
            />
            {file.table ? (
              <Stack gap="4">
                <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
                  <SelectField
                    label={t('sheet.unit')}
                    value={unit}
                    options={[
                      { value: 'kg', label: 'kg' },
                      { value: 'g', label: 'g' },
                    ]}
                    onChange={({ target: { value } }) => setUnit(value === 'g' ? 'g' : 'kg')}
                  />
                </Grid>
                <Row>
                  <Button variant={report ? 'secondary' : 'primary'} busy={isChecking} onClick={() => void checkFile()}>
                    {t('sheet.check')}
                  </Button>
                </Row>
              </Stack>
            ) : null}
          </Panel>
          <ChangedBanner changed={seen.changed} />
          {report ? (
            <SheetReportView report={report} onWrite={() => void form.submit(save)()} busy={form.busy} />
          ) : null}
          {sheet && !file.table ? (
            <Row>
              <Button type="submit" busy={form.busy}>
                {t('sheet.saveTerms')}
              </Button>
            </Row>
          ) : null}
        </Stack>
      </form>
    </Stack>
  );
};

/** The price sheet of a shipping method. */
export const Page = () => {
  const { t } = useTranslation('shipping-console');
  const language = useLanguage();
  const { id = '' } = useParams();
  const { data, isError, refetch } = useListShippingMethodsQuery(undefined);
  if (isError && !data) return <LoadFailed title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  const method = data.find((one) => one.id === id);
  if (!method) return <ErrorView level={1} status={404} title={t('methods.missing')} />;
  return (
    <Stack gap="4">
      <Row gap="3" justify="between" wrap>
        <Heading level={1} size="xl">
          {t('sheet.of', { name: textIn(method.name, language) })}
        </Heading>
        <ButtonLink variant="secondary" to={warehouseConsolePaths.method.href({ id })}>
          {t('sheet.method')}
        </ButtonLink>
      </Row>
      <Text tone="muted" measure>
        {t('sheet.lead')}
      </Text>
      <Editor key={id} method={method} />
    </Stack>
  );
};

import { useTranslation } from 'react-i18next';
import { OtherLanguageFields } from '@caravan/console-core';
import { taxBases, type DutyChange, type DutyFigures } from '@caravan/logistics/contract';
import { Button, FieldError, Grid, Panel, Row, SelectField, Stack, TextArea, TextField } from '@caravan/ui-kit';
import { useContractForm, useFieldArray, type SubmitResult } from '@caravan/web-core/forms';
import { dutyFormSchema, dutyReasons, dutyValues, emptyBand, type DutyValues } from '../../lib/duty-form.ts';
import { BandFields } from './band-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import { SourceFields } from './source-fields.tsx';

export interface DutyFormProps {
  figures: DutyFigures;
  onSend: (change: DutyChange) => Promise<SubmitResult>;
}

const errorId = 'duty-bands-error';

/** What a country charges. Each figure is unknown or has a source with its day. */
export const DutyForm = ({ figures, onSend }: DutyFormProps) => {
  const { t } = useTranslation('logistics-console');
  const form = useContractForm<DutyValues, DutyChange>({
    schema: async () => dutyFormSchema((await import('@caravan/logistics/contract/schema')).dutyChange),
    defaultValues: dutyValues(figures),
    reasons: dutyReasons,
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'duty' });
  const isTaxKnown = form.watch('tax.known') === 'known';
  const bandsError = form.formState.errors.duty?.root?.message;
  const number = { inputMode: 'decimal', numeric: true } as const;
  return (
    <form method="post" noValidate aria-label={t('duties.form')} onSubmit={(event) => void form.submit(onSend)(event)}>
      <Stack gap="4">
        <Panel title={t('duties.currencyTitle')} gap="3">
          <TextField {...form.field('currency')} label={t('duties.currency')} hint={t('duties.currencyHint')} />
        </Panel>
        <LimitFields form={form} name="duty_limit" />
        <Panel title={t('duties.duty')} text={t('duties.dutyLead')} gap="3">
          <Stack gap="3">
            {bandsError ? <FieldError id={errorId}>{bandsError}</FieldError> : null}
            {fields.map(({ id }, index) => (
              <BandFields key={id} form={form} index={index} onRemove={() => remove(index)} />
            ))}
            <Row>
              <Button variant="secondary" icon="plus" onClick={() => append(emptyBand)}>
                {t('duties.addBand')}
              </Button>
            </Row>
          </Stack>
        </Panel>
        <LimitFields form={form} name="tax_limit" />
        <Panel title={t('duties.tax')} gap="3">
          <Stack gap="3">
            <Grid columns={{ base: 1, md: 2 }} gap="3" align="start">
              <SelectField
                {...form.field('tax.known')}
                label={t('duties.rate')}
                options={(['unknown', 'known'] as const).map((one) => ({
                  value: one,
                  label: t(`duties.rates.${one}`),
                }))}
              />
              {isTaxKnown ? (
                <>
                  <SelectField
                    {...form.field('tax.base')}
                    label={t('duties.chargedOn')}
                    options={taxBases.map((base) => ({ value: base, label: t(`duties.base.${base}`) }))}
                  />
                  <TextField {...form.field('tax.low')} label={t('duties.low')} suffix="%" {...number} />
                  <TextField {...form.field('tax.high')} label={t('duties.high')} suffix="%" {...number} />
                </>
              ) : null}
            </Grid>
            {isTaxKnown ? <SourceFields form={form} name="tax.source" /> : null}
          </Stack>
        </Panel>
        <Panel title={t('duties.note')} text={t('duties.noteLead')} gap="3">
          <TextArea {...form.field('note.en')} label={t('duties.noteEn')} lang="en" rows={3} maxLength={600} />
          <TextArea {...form.field('note.zh')} label={t('duties.noteZh')} lang="zh" rows={3} maxLength={600} />
          <OtherLanguageFields
            field={(language) => form.field(`note.${language}`)}
            label={(language) => t('duties.noteIn', { language })}
            optionalText={t('duties.optional')}
            maxLength={600}
            rows={3}
          />
        </Panel>
        <Panel title={t('duties.begin')} gap="3">
          <TextField
            {...form.field('effective_from')}
            type="date"
            label={t('duties.beginDay')}
            hint={t('duties.beginHint')}
            optionalText={t('duties.atOnce')}
          />
        </Panel>
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('duties.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

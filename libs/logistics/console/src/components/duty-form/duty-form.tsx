import { useTranslation } from 'react-i18next';
import { OtherLanguageFields } from '@caravan/console-core';
import type { DutyChange, DutyRules } from '@caravan/logistics/contract';
import { Button, Panel, Row, Stack, TextArea, TextField } from '@caravan/ui-kit';
import { useContractForm, type SubmitResult } from '@caravan/web-core/forms';
import { dutyFormSchema, dutyReasons } from '../../lib/duty-form.ts';
import { dutyValues, type DutyValues } from '../../lib/duty-values.ts';
import { BandList } from './band-fields.tsx';
import { FeeList } from './fee-fields.tsx';
import { LimitList } from './limit-fields.tsx';
import { TaxList } from './tax-fields.tsx';

export interface DutyFormProps {
  rules: DutyRules;
  onSend: (change: DutyChange) => Promise<SubmitResult>;
}

/** The rules of a country. Each figure is unknown or has a source with its day. */
export const DutyForm = ({ rules, onSend }: DutyFormProps) => {
  const { t } = useTranslation('logistics-console');
  const form = useContractForm<DutyValues, DutyChange>({
    schema: async () => dutyFormSchema((await import('@caravan/logistics/contract/schema')).dutyChange),
    defaultValues: dutyValues(rules),
    reasons: dutyReasons,
  });
  return (
    <form method="post" noValidate aria-label={t('duties.form')} onSubmit={(event) => void form.submit(onSend)(event)}>
      <Stack gap="4">
        <Panel title={t('duties.currencyTitle')} gap="3">
          <TextField {...form.field('currency')} label={t('duties.currency')} hint={t('duties.currencyHint')} />
        </Panel>
        <LimitList form={form} name="duty_limits" />
        <BandList form={form} />
        <FeeList form={form} />
        <LimitList form={form} name="tax_limits" />
        <TaxList form={form} />
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

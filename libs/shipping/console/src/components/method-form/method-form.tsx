import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherLanguageFields, VersionedForm } from '@caravan/console-core';
import { Button, Checkbox, Grid, Panel, Row, Stack, TextField } from '@caravan/ui-kit';
import { shippingReasons, type ShippingMethod, type ShippingMethodChange } from '@caravan/shipping/contract';
import { useContractForm } from '@caravan/web-core/forms';
import { methodChange } from '../../lib/method-change.ts';
import { MethodLimits } from './method-limits.tsx';
import { MethodPreview } from './method-preview.tsx';
import { MethodStart } from './method-start.tsx';
import { ZoneFields } from './zone-fields.tsx';

const emptyZone: ShippingMethodChange['zones'][number] = {
  countries: [],
  eta_min_days: 7,
  eta_max_days: 14,
  first_fen: 0,
  further_fen: 0,
  customs_fen: 0,
};

export interface MethodFormProps {
  method: ShippingMethodChange;
  /** Absent for a new shipping method, which has no parcels and begins at once. */
  id?: string;
  /** The newest version that was read; absent for a new shipping method. */
  version?: number;
  onSend: (
    method: ShippingMethodChange,
    seen: { version?: number },
  ) => Promise<{ data?: ShippingMethod; error?: unknown }>;
}

const countriesOf = (zones: readonly ({ countries?: unknown } | undefined)[] | undefined) =>
  zones?.map((zone) => zone?.countries);

const areAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A shipping method with its prices by zones of countries, and what a change would have meant. */
export const MethodForm = ({ method, id, version, onSend }: MethodFormProps) => {
  const { t } = useTranslation('shipping-console');
  const form = useContractForm<ShippingMethodChange, ShippingMethodChange>({
    schema: async () => (await import('@caravan/shipping/contract/staff')).shippingMethodChange,
    defaultValues: method,
    reasons: shippingReasons,
  });
  const zones = form.watch('zones');
  const setZones = (next: ShippingMethodChange['zones']) => form.setValue('zones', next, { shouldDirty: true });
  const follow = useEffectEvent(() => {
    const typed = structuredClone(form.getValues('zones'));
    const seen = form.formState.defaultValues?.zones;
    form.reset(method, { keepDirtyValues: true, keepErrors: true });
    // Among other zones, what was typed would fall to a zone that it was not meant for: then all zones stay as they are.
    if (!areAlike(typed, seen) && !areAlike(countriesOf(seen), countriesOf(method.zones))) setZones(typed);
  });
  useEffect(() => follow(), [version]);
  const send: MethodFormProps['onSend'] = async (body, seen) => {
    const result = await onSend(body, seen);
    if (result.data) form.reset(methodChange(result.data, null));
    return result;
  };
  const read = async () => ((await form.trigger()) ? form.getValues() : undefined);
  return (
    <VersionedForm label={t('methods.form')} form={form} version={version} send={send} ownNotice>
      <Panel title={t('methods.facts')}>
        <Grid columns={{ base: 1, md: 2 }} gap="4">
          <TextField {...form.field('name.en')} label={t('methods.nameEn')} lang="en" maxLength={60} />
          <TextField {...form.field('name.zh')} label={t('methods.nameZh')} lang="zh" maxLength={60} />
          <OtherLanguageFields
            field={(language) => form.field(`name.${language}`)}
            label={(language) => t('methods.nameIn', { language })}
            optionalText={t('methods.optional')}
            maxLength={60}
          />
          <TextField {...form.field('carrier')} label={t('methods.carrier')} maxLength={60} />
          <TextField
            {...form.field('tracking_url')}
            label={t('methods.tracking')}
            hint={t('methods.trackingHint')}
            optionalText={t('methods.optional')}
            inputMode="url"
          />
        </Grid>
        <Checkbox {...form.field('active')} label={t('methods.active')} hint={t('methods.activeHint')} />
      </Panel>
      <Panel title={t('methods.limits')}>
        <MethodLimits form={form} />
      </Panel>
      <Panel title={t('methods.prices')} text={t('methods.pricesLead')}>
        <Stack gap="4">
          {zones.map((zone, index) => (
            <ZoneFields
              // A zone that moves up shows its own amounts.
              key={`${zones.length} ${index}`}
              form={form}
              index={index}
              onRemove={zones.length > 1 ? () => setZones(zones.filter((one) => one !== zone)) : undefined}
            />
          ))}
          <Row>
            <Button variant="secondary" icon="plus" onClick={() => setZones([...zones, emptyZone])}>
              {t('methods.addZone')}
            </Button>
          </Row>
        </Stack>
      </Panel>
      {id === undefined ? null : (
        <>
          <Panel title={t('methods.effect')} text={t('methods.effectLead')}>
            <MethodPreview id={id} read={read} />
          </Panel>
          <Panel title={t('methods.begin')}>
            <MethodStart
              from={form.watch('effective_from') ?? null}
              error={form.formState.errors.effective_from?.message}
              onChange={(at) => form.setValue('effective_from', at, { shouldDirty: true, shouldValidate: true })}
            />
          </Panel>
        </>
      )}
    </VersionedForm>
  );
};

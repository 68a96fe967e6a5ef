import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeenVersion } from '@caravan/console-core';
import { textIn } from '@caravan/kernel';
import { Card, Disclosure, Heading, Stack, Text } from '@caravan/ui-kit';
import { useCreateInsuranceTierMutation, useUpdateInsuranceTierMutation } from '@caravan/warehouse-packages/api/staff';
import type { InsuranceTier, NewInsuranceTier } from '@caravan/warehouse-packages/contract';
import { useIdempotencyKey, useLanguage, useToast } from '@caravan/web-core';
import { TierFields, useTierForm } from './tier-form.tsx';

const Tier = ({ tier: { id, version, ...fields } }: { tier: InsuranceTier }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const language = useLanguage();
  const toast = useToast();
  const [update] = useUpdateInsuranceTierMutation();
  const form = useTierForm(fields);
  const seen = useSeenVersion(version, form.formState.isDirty);
  const name = textIn(fields.name, language);
  const send = async (body: NewInsuranceTier) => {
    const result = await update({
      params: { id },
      body,
      ...(seen.version === undefined ? {} : { version: seen.version }),
    });
    seen.check(result.error);
    if (result.data) toast.show(t('packingServices.saved'));
    return result;
  };
  return (
    <Card as="section" tone="outline">
      <Stack gap="3">
        <Heading level={3} size="sm">
          {name}
        </Heading>
        <TierFields
          form={form}
          label={name}
          changed={seen.changed !== undefined}
          save={t('packingServices.save')}
          send={send}
        />
      </Stack>
    </Card>
  );
};

const empty: NewInsuranceTier = { name: { en: '', zh: '' }, cover_fen: 50_000, fee_fen: 500, active: true };

const NewTier = ({ onMade }: { onMade: () => void }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const toast = useToast();
  const [create] = useCreateInsuranceTierMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useTierForm(empty);
  const send = async (body: NewInsuranceTier) => {
    const result = await create({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('packingServices.saved'));
      onMade();
    }
    return result;
  };
  return <TierFields form={form} label={t('tiers.new')} save={t('tiers.create')} send={send} />;
};

/** The tiers of insurance, each with its own form, and a form for another one. */
export const InsuranceTiers = ({ tiers }: { tiers: readonly InsuranceTier[] }) => {
  const { t } = useTranslation('warehouse-packages-console');
  // A new form after each tier that was made.
  const [made, setMade] = useState(0);
  return (
    <Stack gap="4">
      {tiers.length ? null : <Text tone="muted">{t('tiers.none')}</Text>}
      {tiers.map((tier) => (
        <Tier key={tier.id} tier={tier} />
      ))}
      <Disclosure key={made} summary={t('tiers.new')} look="plain">
        <NewTier onMade={() => setMade(made + 1)} />
      </Disclosure>
    </Stack>
  );
};

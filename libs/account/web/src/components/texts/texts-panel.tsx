import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetTextsQuery, useRemoveTextPhoneMutation } from '@caravan/account/api/texts';
import type { TextSettings } from '@caravan/account/contract';
import { Button, Panel, Row, StatusBadge, Text } from '@caravan/ui-kit';
import { LoadFailed, useSingleFlight, useToast } from '@caravan/web-core';
import { FactRow } from '../panel/fact-row.tsx';
import { CodeForm } from './code-form.tsx';
import { TextEvents } from './text-events.tsx';
import { NumberForm } from './number-form.tsx';

interface PhoneFactProps {
  phone: NonNullable<TextSettings['phone']>;
  /** Undefined if no number can be set now. */
  onChange: (() => void) | undefined;
  onRemoved: () => void;
}

/** The number, whether it is confirmed, and the ways to another one or none. */
const PhoneFact = ({ phone: { number, confirmed }, onChange, onRemoved }: PhoneFactProps) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [remove, { isLoading }] = useRemoveTextPhoneMutation();
  const removeNumber = useSingleFlight(async () => {
    const { error } = await remove();
    if (error) return;
    toast.show(t('texts.removed'));
    onRemoved();
  });
  return (
    <FactRow
      action={
        <Row gap="2" wrap>
          {onChange ? (
            <Button size="sm" variant="secondary" onClick={onChange}>
              {t('texts.change')}
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" icon="trash" busy={isLoading} onClick={() => void removeNumber()}>
            {t('texts.remove')}
          </Button>
        </Row>
      }
    >
      <Text weight="medium" numeric>
        {number}
      </Text>
      <StatusBadge tone={confirmed ? 'success' : 'warning'} icon={confirmed ? 'check' : 'warning'}>
        {t(confirmed ? 'texts.isConfirmed' : 'texts.unconfirmed')}
      </StatusBadge>
    </FactRow>
  );
};

/** Remembered so that the focus goes to the next step. */
type Step = 'sent' | 'confirmed' | 'changing';

/** The phone for text messages and what they are about. Nothing in a shop that sends none. */
export const TextsPanel = () => {
  const { t } = useTranslation('account');
  const { data, isError, refetch } = useGetTextsQuery();
  const [step, setStep] = useState<Step>();
  if (isError && !data)
    return <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />;
  if (!data || (!data.offered && !data.phone)) return null;
  const { offered, phone, events } = data;
  const asksNumber = offered && (!phone || step === 'changing');
  return (
    <Panel title={t('texts.title')} text={t(offered ? 'texts.text' : 'texts.none')}>
      {phone && !asksNumber ? (
        <PhoneFact
          phone={phone}
          onChange={offered ? () => setStep('changing') : undefined}
          onRemoved={() => setStep('changing')}
        />
      ) : null}
      {asksNumber ? (
        <NumberForm
          focused={step === 'changing'}
          onSent={() => setStep('sent')}
          onCancel={phone ? () => setStep(undefined) : undefined}
        />
      ) : null}
      {offered && phone && !phone.confirmed && !asksNumber ? (
        <CodeForm number={phone.number} focused={step === 'sent'} onConfirmed={() => setStep('confirmed')} />
      ) : null}
      {offered && phone?.confirmed && !asksNumber ? (
        <TextEvents events={events} focused={step === 'confirmed'} />
      ) : null}
    </Panel>
  );
};

import { useTranslation } from 'react-i18next';
import type { Payment, RemittanceInstructions } from '@caravan/fund-payment/contract';
import { Card, CardPart, CopyButton, DescriptionList, Heading, Money, Row, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { ChargeRate } from '../charge-note/charge-note.tsx';
import styles from './instructions.module.css';

export interface InstructionsProps {
  payment: Payment;
  instructions: RemittanceInstructions;
}

/** Receiver, amount, rate, and the three steps. */
export const Instructions = ({ payment, instructions: { receiver, amount, currency } }: InstructionsProps) => {
  const { t } = useTranslation('fund-payment');
  const { country, money } = useFormats();
  const { charge } = payment;
  const name = (
    <Row gap="2">
      {receiver.name}
      <CopyButton value={receiver.name} label={t('westpay.copyName')} />
    </Row>
  );
  return (
    <Card as="section" space="none" aria-labelledby="instructions">
      <CardPart>
        <Stack gap="4">
          <Heading level={2} size="md" id="instructions">
            {t('westpay.instructions')}
          </Heading>
          <Stack gap="1">
            <Text size="sm" tone="muted">
              {t('westpay.send')}
            </Text>
            <Text size="2xl" weight="bold" numeric>
              {money(amount, currency)}
            </Text>
          </Stack>
          <DescriptionList
            items={[
              { key: 'name', term: t('westpay.receiver'), value: name },
              { key: 'city', term: t('westpay.city'), value: receiver.city },
              { key: 'country', term: t('westpay.country'), value: country(receiver.country) },
              {
                key: 'due',
                term: t('westpay.due'),
                value: <Money fen={payment.amount_fen} />,
                hint: charge.currency === 'CNY' ? undefined : <ChargeRate payment={payment} />,
              },
            ]}
          />
        </Stack>
      </CardPart>
      <CardPart>
        <ol className={styles.steps} aria-label={t('westpay.steps.label')}>
          {(['send', 'keep', 'tell'] as const).map((step) => (
            <li key={step}>{t(`westpay.steps.${step}`)}</li>
          ))}
        </ol>
      </CardPart>
    </Card>
  );
};

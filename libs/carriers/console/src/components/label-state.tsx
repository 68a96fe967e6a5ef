import { useTranslation } from 'react-i18next';
import type { CarrierLabel, LabelState } from '@caravan/carriers/contract';
import { Badge, Row, StatusBadge, Text, type StatusBadgeProps } from '@caravan/ui-kit';

const tones: Readonly<Record<LabelState, NonNullable<StatusBadgeProps['tone']>>> = {
  asked: 'info',
  bought: 'success',
  failed: 'danger',
  unknown: 'warning',
  voiding: 'info',
  voided: 'neutral',
  kept: 'warning',
};

/** How far a label is, and why it is not as wanted. */
export const LabelBadges = ({ label: { state, is_test: isTest } }: { label: CarrierLabel }) => {
  const { t } = useTranslation('carriers-console');
  return (
    <Row gap="2" wrap>
      <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>
      {isTest ? <Badge tone="warning">{t('label.test')}</Badge> : null}
    </Row>
  );
};

const known = [
  'unreachable',
  'rate',
  'key',
  'money',
  'bad_answer',
  'not_bought',
  'package_cancelled',
  'package_left',
] as const;

export const LabelFailure = ({ label: { failure } }: { label: CarrierLabel }) => {
  const { t } = useTranslation('carriers-console');
  if (!failure) return null;
  const code = known.find((one) => one === failure.code);
  return <Text tone="muted">{code ? t(`failures.${code}`) : failure.text || failure.code}</Text>;
};

import { useTranslation } from 'react-i18next';
import type { PaymentStatus as Status } from '@caravan/kernel';
import { Badge, type StatusTone } from '@caravan/ui-kit';

const tones: Readonly<Record<Status, StatusTone>> = {
  pending: 'info',
  succeeded: 'success',
  failed: 'danger',
  expired: 'neutral',
};

export const PaymentStatus = ({ status }: { status: Status }) => {
  const { t } = useTranslation('fund-payment-console');
  return <Badge tone={tones[status]}>{t(`payments.statuses.${status}`)}</Badge>;
};

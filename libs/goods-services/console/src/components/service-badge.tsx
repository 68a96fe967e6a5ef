import { useTranslation } from 'react-i18next';
import { Badge, type BadgeProps } from '@caravan/ui-kit';
import type { ServiceStatus } from '@caravan/warehouse-packages/contract';

const tones: Readonly<Record<ServiceStatus, BadgeProps['tone']>> = {
  pending_payment: 'neutral',
  paid: 'warning',
  done: 'success',
  cancelled: 'neutral',
};

export const ServiceBadge = ({ status }: { status: ServiceStatus }) => {
  const { t } = useTranslation('goods-services-console');
  return <Badge tone={tones[status]}>{t(`services.status.${status}`)}</Badge>;
};

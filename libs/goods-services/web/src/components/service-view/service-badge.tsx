import { useTranslation } from 'react-i18next';
import type { ServiceStatus } from '@caravan/warehouse-packages/contract';
import { Badge, type BadgeProps } from '@caravan/ui-kit';

const tones: Readonly<Record<ServiceStatus, BadgeProps['tone']>> = {
  pending_payment: 'warning',
  paid: 'info',
  done: 'success',
  cancelled: 'neutral',
};

export const ServiceBadge = ({ status }: { status: ServiceStatus }) => {
  const { t } = useTranslation('goods-services');
  return <Badge tone={tones[status]}>{t(`services.status.${status}`)}</Badge>;
};

import { useTranslation } from 'react-i18next';
import type { Dispute } from '@caravan/fund-payment/contract';
import { Badge, type StatusTone } from '@caravan/ui-kit';
import { texts } from '../../i18n/en.ts';

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

const reasons = keysOf(texts.disputes.reasons);
const statuses = keysOf(texts.disputes.statuses);

/** The provider's reason in words; one that is not known here stays as the provider wrote it. */
export const DisputeReason = ({ reason }: Pick<Dispute, 'reason'>) => {
  const { t } = useTranslation('fund-payment-console');
  const known = reasons.find((one) => one === reason);
  return known ? t(`disputes.reasons.${known}`) : reason;
};

const toneOf = ({ open, status }: Pick<Dispute, 'open' | 'status'>): StatusTone => {
  if (open) return status.endsWith('needs_response') ? 'warning' : 'info';
  if (status === 'lost') return 'danger';
  return status === 'won' ? 'success' : 'neutral';
};

/** The provider's status, likewise. */
export const DisputeStatus = ({ dispute }: { dispute: Dispute }) => {
  const { t } = useTranslation('fund-payment-console');
  const known = statuses.find((one) => one === dispute.status);
  return <Badge tone={toneOf(dispute)}>{known ? t(`disputes.statuses.${known}`) : dispute.status}</Badge>;
};

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

/** The words of both providers. */
const awaitsUs = /needs_response$|^waiting_for_seller_response$/;
const lost: ReadonlySet<string> = new Set(['lost', 'resolved_buyer_favour']);
const won: ReadonlySet<string> = new Set(['won', 'resolved_seller_favour']);

const toneOf = ({ open, status }: Pick<Dispute, 'open' | 'status'>): StatusTone => {
  if (open) return awaitsUs.test(status) ? 'warning' : 'info';
  if (lost.has(status)) return 'danger';
  return won.has(status) ? 'success' : 'neutral';
};

/** The provider's status, likewise. */
export const DisputeStatus = ({ dispute }: { dispute: Dispute }) => {
  const { t } = useTranslation('fund-payment-console');
  const known = statuses.find((one) => one === dispute.status);
  return <Badge tone={toneOf(dispute)}>{known ? t(`disputes.statuses.${known}`) : dispute.status}</Badge>;
};

import { useTranslation } from 'react-i18next';
import type { ApprovalKind } from '@caravan/fund-payment/contract';
import type { LazySlotProps } from '@caravan/web-core';

/** The subjects that have a number for people; those of other steps have an id. */
const isNamed = (kind: ApprovalKind): boolean => kind !== 'adjust' && kind !== 'remittance';

/** The step of a request for approval, and its subject. */
export const Slot = ({ kind, subject }: LazySlotProps<'approvalTitle'>) => {
  const { t } = useTranslation('fund-payment-console');
  const words = t(`approvals.kinds.${kind}`);
  return isNamed(kind) ? `${words} · ${subject}` : words;
};

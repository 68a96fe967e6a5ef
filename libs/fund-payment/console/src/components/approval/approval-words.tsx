import { useTranslation } from 'react-i18next';
import { type Approval, type ApprovalState } from '@caravan/fund-payment/contract';
import { packageOfClaim } from '@caravan/kernel';
import {
  accountConsolePaths,
  cartOrdersConsolePaths,
  fundPaymentConsolePaths,
  warehouseConsolePaths,
} from '@caravan/routes/console';
import { Badge, Link, Money, type BadgeProps } from '@caravan/ui-kit';

const tones: Readonly<Record<ApprovalState, BadgeProps['tone']>> = {
  open: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  stale: 'neutral',
  expired: 'neutral',
};

export const ApprovalBadge = ({ state }: Pick<Approval, 'state'>) => (
  <Badge tone={tones[state]}>{useTranslation('fund-payment-console').t(`approvals.states.${state}`)}</Badge>
);

const ofPackages: ReadonlySet<Approval['kind']> = new Set(['waive', 'cancel_package', 'weigh', 'correct_weight']);

/** The order, package, service, claim, return, payment or person that the step is about. */
export const ApprovalSubject = ({ kind, ref }: Pick<Approval, 'kind' | 'ref'>) => {
  const { t } = useTranslation('fund-payment-console');
  if (kind === 'adjust') return <Link to={accountConsolePaths.person.href({ id: ref })}>{t('payments.person')}</Link>;
  if (kind === 'remittance')
    return <Link to={fundPaymentConsolePaths.payment.href({ id: ref })}>{t('payments.id')}</Link>;
  if (kind === 'cancel_service')
    return <Link to={warehouseConsolePaths.serviceDetail.href({ number: ref })}>{ref}</Link>;
  if (kind === 'claim')
    return <Link to={warehouseConsolePaths.packageDetail.href({ number: packageOfClaim(ref) })}>{ref}</Link>;
  if (kind === 'return') return <Link to={warehouseConsolePaths.returnDetail.href({ number: ref })}>{ref}</Link>;
  if (kind === 'lose') return <Link to={warehouseConsolePaths.shelf.href({ q: ref })}>{ref}</Link>;
  const page = ofPackages.has(kind) ? warehouseConsolePaths.packageDetail : cartOrdersConsolePaths.order;
  return <Link to={page.href({ number: ref })}>{ref}</Link>;
};

/** The amount of the step; an adjustment may take it from the shopper. */
export const ApprovalAmount = ({ approval }: { approval: Pick<Approval, 'amount_fen' | 'takes'> }) => (
  <Money fen={approval.takes ? -approval.amount_fen : approval.amount_fen} />
);

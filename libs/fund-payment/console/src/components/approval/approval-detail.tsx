import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { useWithdrawApprovalMutation } from '@caravan/fund-payment/api/staff';
import { decideApproval, type Approval } from '@caravan/fund-payment/contract';
import { holdsRole } from '@caravan/kernel';
import { Banner, Button, DescriptionList, Panel, Row, Stack } from '@caravan/ui-kit';
import { LocalTime, useSingleFlight } from '@caravan/web-core';
import { ApprovalAmount, ApprovalBadge, ApprovalSubject } from './approval-words.tsx';
import { DecideApproval } from './decide-approval.tsx';

const Facts = ({ approval }: { approval: Approval }) => {
  const { t } = useTranslation('fund-payment-console');
  const { kind, note, pieces, why, asked_by: asker, decided_by: decider, decided_at: decidedAt } = approval;
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const items = [
    { key: 'state', term: t('approvals.state'), value: <ApprovalBadge state={approval.state} /> },
    { key: 'step', term: t('approvals.step'), value: t(`approvals.kinds.${kind}`) },
    { key: 'about', term: t('about'), value: <ApprovalSubject kind={kind} ref={approval.ref} /> },
    { key: 'amount', term: t('amount'), value: <ApprovalAmount approval={approval} /> },
    ...(count ? [{ key: 'pieces', term: t('approvals.pieces'), value: String(count) }] : []),
    ...(note ? [{ key: 'note', term: t('approvals.note'), value: note }] : []),
    { key: 'why', term: t('approvals.why'), value: why },
    { key: 'asker', term: t('approvals.askedBy'), value: asker.name },
    { key: 'at', term: t('approvals.askedAt'), value: <LocalTime at={approval.asked_at} /> },
    ...(approval.state === 'open'
      ? [{ key: 'until', term: t('approvals.until'), value: <LocalTime at={approval.expires_at} /> }]
      : []),
    ...(decider ? [{ key: 'decider', term: t('approvals.decidedBy'), value: decider.name }] : []),
    ...(decidedAt ? [{ key: 'decided', term: t('approvals.decidedAt'), value: <LocalTime at={decidedAt} /> }] : []),
    ...(approval.decision_note
      ? [{ key: 'answer', term: t('approvals.decisionNote'), value: approval.decision_note }]
      : []),
  ];
  return <DescriptionList items={items} />;
};

const Withdraw = ({ id }: Pick<Approval, 'id'>) => {
  const { t } = useTranslation('fund-payment-console');
  const [withdraw, { isLoading }] = useWithdrawApprovalMutation();
  const send = useSingleFlight(() => withdraw({ params: { id } }), 0);
  return (
    <Row>
      <Button variant="secondary" busy={isLoading} onClick={() => void send()}>
        {t('approvals.withdraw')}
      </Button>
    </Row>
  );
};

interface ApprovalDetailProps {
  approval: Approval;
  onDone?: () => void;
}

/** A request with what may be done with it: its asker withdraws it, a colleague of finance decides. */
export const ApprovalDetail = ({ approval, onDone }: ApprovalDetailProps) => {
  const { t } = useTranslation('fund-payment-console');
  const mayDecide = holdsRole(useStaffMe()?.roles ?? [], decideApproval.roles);
  const isOpen = approval.state === 'open';
  return (
    <Stack gap="4">
      <Panel title={t('approvals.facts')}>
        <Facts approval={approval} />
      </Panel>
      {approval.stale_cause ? (
        <Banner tone="warning" title={t('approvals.stale')}>
          {t(`approvals.causes.${approval.stale_cause}`)}
        </Banner>
      ) : null}
      {isOpen && approval.own ? <Withdraw id={approval.id} /> : null}
      {isOpen && approval.own && mayDecide ? <Banner>{t('approvals.own')}</Banner> : null}
      {isOpen && !approval.own && mayDecide ? (
        <Panel title={t('approvals.decide')} text={t('approvals.decideLead')}>
          <DecideApproval id={approval.id} {...(onDone ? { onDone } : {})} />
        </Panel>
      ) : null}
    </Stack>
  );
};

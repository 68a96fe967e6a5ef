import { useTranslation } from 'react-i18next';
import { useStaffMe, StaffNote, type NoteStep } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { Panel } from '@caravan/ui-kit';
import { useCancelStaffPackageMutation, useWaivePackageExtraMutation } from '@caravan/warehouse-packages/api/staff';
import { cancelStaffPackage, waivePackageExtra } from '@caravan/warehouse-packages/contract';
import { useToast } from '@caravan/web-core';

export interface HeldDecisionProps {
  number: string;
  /** Whether it waits for a payment or a decision; otherwise it can only be cancelled. */
  isHeld: boolean;
}

/** Lets a held package leave, or cancels a paid one; each with a reason. Shown to those who may do it. */
export const HeldDecision = ({ number, isHeld }: HeldDecisionProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const roles = useStaffMe()?.roles ?? [];
  const toast = useToast();
  const [waive] = useWaivePackageExtraMutation();
  const [cancel] = useCancelStaffPackageMutation();
  const params = { number };
  const waiving: NoteStep = {
    action: t('held.waive'),
    onSend: (note, idempotencyKey) => waive({ params, body: { note }, idempotencyKey }),
    onSent: () => toast.show(t('held.done.waive')),
  };
  const cancelling: NoteStep = {
    action: t('held.cancel'),
    variant: 'secondary',
    onSend: (note, idempotencyKey) => cancel({ params, body: { note }, idempotencyKey }),
    onSent: () => toast.show(t('held.done.cancel')),
  };
  const steps = [
    ...(isHeld && holdsRole(roles, waivePackageExtra.roles) ? [waiving] : []),
    ...(holdsRole(roles, cancelStaffPackage.roles) ? [cancelling] : []),
  ];
  if (!steps.length) return null;
  return (
    <Panel title={t(isHeld ? 'held.decide' : 'held.cancel')} text={t(isHeld ? 'held.decideText' : 'held.cancelText')}>
      <StaffNote
        key={number}
        label={t('held.note')}
        hint={t('held.noteHint')}
        missing={t('held.noteMissing')}
        steps={steps}
      />
    </Panel>
  );
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { Banner, Button, Panel, Row, TextArea } from '@caravan/ui-kit';
import { useCancelStaffPackageMutation, useWaivePackageExtraMutation } from '@caravan/warehouse-packages/api/staff';
import { cancelStaffPackage, waivePackageExtra } from '@caravan/warehouse-packages/contract';
import { useIdempotencyKey, useSingleFlight, useToast } from '@caravan/web-core';
import { messageOf } from '../lib/failed-calls.ts';

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
  const [waive, waiving] = useWaivePackageExtraMutation();
  const [cancel, cancelling] = useCancelStaffPackageMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'note' | { message: string } | null>(null);
  const note = typed.trim();

  const decide = useSingleFlight(async (step: 'waive' | 'cancel') => {
    if (!note) return setFault('note');
    const call = { params: { number }, body: { note }, idempotencyKey: keyFor(JSON.stringify([step, number, note])) };
    const { error } = step === 'waive' ? await waive(call) : await cancel(call);
    setFault(error ? { message: messageOf(error) || t('weigh.noAnswer') } : null);
    if (error) return;
    settle();
    setTyped('');
    toast.show(t(`held.done.${step}`));
  }, 0);

  const mayWaive = isHeld && holdsRole(roles, waivePackageExtra.roles);
  const mayCancel = holdsRole(roles, cancelStaffPackage.roles);
  if (!mayWaive && !mayCancel) return null;
  return (
    <Panel title={t(isHeld ? 'held.decide' : 'held.cancel')} text={t(isHeld ? 'held.decideText' : 'held.cancelText')}>
      <TextArea
        label={t('held.note')}
        hint={t('held.noteHint')}
        value={typed}
        maxLength={500}
        rows={2}
        error={fault === 'note' && !note ? t('held.noteMissing') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {fault && fault !== 'note' ? <Banner tone="danger">{fault.message}</Banner> : null}
      <Row gap="3" wrap>
        {mayWaive ? (
          <Button busy={waiving.isLoading} onClick={() => void decide('waive')}>
            {t('held.waive')}
          </Button>
        ) : null}
        {mayCancel ? (
          <Button variant="secondary" busy={cancelling.isLoading} onClick={() => void decide('cancel')}>
            {t('held.cancel')}
          </Button>
        ) : null}
      </Row>
    </Panel>
  );
};

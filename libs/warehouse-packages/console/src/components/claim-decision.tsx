import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffMe, messageOf } from '@caravan/console-core';
import { formatFen, holdsRole, parseYuan } from '@caravan/kernel';
import { Banner, Button, Row, Stack, TextArea, TextField } from '@caravan/ui-kit';
import { useApproveClaimMutation, useRejectClaimMutation } from '@caravan/warehouse-packages/api/staff';
import { approveClaim, type Claim } from '@caravan/warehouse-packages/contract';
import { useIdempotencyKey, useSingleFlight, useToast } from '@caravan/web-core';

type Fault = 'note' | 'amount' | { message: string } | null;

/** Pays an open claim, in full or in part, or rejects it; each with a reason. Shown to finance. */
export const ClaimDecision = ({ claim: { ref, amount_fen: asked } }: { claim: Claim }) => {
  const { t } = useTranslation(['warehouse-packages-console', 'console-core']);
  const roles = useStaffMe()?.roles ?? [];
  const toast = useToast();
  const [approve, approving] = useApproveClaimMutation();
  const [reject, rejecting] = useRejectClaimMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [amount, setAmount] = useState((asked / 100).toFixed(2));
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<Fault>(null);
  const note = typed.trim();

  const decide = useSingleFlight(async (step: 'approve' | 'reject') => {
    const fen = parseYuan(amount);
    if (!note) return setFault('note');
    if (step === 'approve' && (fen === undefined || fen < 1 || fen > asked)) return setFault('amount');
    const call = { params: { ref }, idempotencyKey: keyFor(JSON.stringify([step, ref, note, fen])) };
    const { error } =
      step === 'approve'
        ? await approve({ ...call, body: { amount_fen: fen ?? 0, note } })
        : await reject({ ...call, body: { note } });
    setFault(error ? { message: messageOf(error) || t('station.noAnswer', { ns: 'console-core' }) } : null);
    if (error) return;
    settle();
    toast.show(t(`claims.done.${step}`));
  }, 0);

  if (!holdsRole(roles, approveClaim.roles)) return null;
  return (
    <Stack gap="3">
      <TextField
        label={t('claims.amount')}
        hint={t('claims.amountHint', { amount: formatFen(asked) })}
        value={amount}
        error={fault === 'amount' ? t('claims.amountWrong', { amount: formatFen(asked) }) : undefined}
        onChange={({ target }) => setAmount(target.value)}
        prefix="¥"
        inputMode="decimal"
        autoComplete="off"
        numeric
      />
      <TextArea
        label={t('claims.note')}
        hint={t('claims.noteHint')}
        value={typed}
        maxLength={500}
        rows={2}
        error={fault === 'note' && !note ? t('held.noteMissing') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {fault && typeof fault === 'object' ? <Banner tone="danger">{fault.message}</Banner> : null}
      <Row gap="3" wrap>
        <Button busy={approving.isLoading} onClick={() => void decide('approve')}>
          {t('claims.approve')}
        </Button>
        <Button variant="secondary" busy={rejecting.isLoading} onClick={() => void decide('reject')}>
          {t('claims.reject')}
        </Button>
      </Row>
    </Stack>
  );
};

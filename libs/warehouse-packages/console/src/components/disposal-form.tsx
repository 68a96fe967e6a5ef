import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { Banner, Button, NoticeDialog, Panel, Row, TextArea } from '@caravan/ui-kit';
import { useDisposeGoodsMutation } from '@caravan/warehouse-packages/api/staff';
import { disposeGoods } from '@caravan/warehouse-packages/contract';
import { useIdempotencyKey, useSingleFlight, useToast } from '@caravan/web-core';
import { messageOf } from '../lib/failed-calls.ts';

export interface DisposalFormProps {
  itemId: string;
  /** The goods as the question before the step names them: their name and the number on their label. */
  name: string;
  number: string;
}

/**
 * Disposes of goods whose date has come, with a note of what is done with them, and after a question, because it cannot
 * be undone. Shown to those who may do it.
 */
export const DisposalForm = ({ itemId, name, number }: DisposalFormProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const roles = useStaffMe()?.roles ?? [];
  const toast = useToast();
  const [dispose, disposing] = useDisposeGoodsMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'note' | { message: string } | null>(null);
  const [asks, setAsks] = useState(false);
  const note = typed.trim();

  const submit = useSingleFlight(async () => {
    const params = { item_id: itemId };
    const { error } = await dispose({ params, body: { note }, idempotencyKey: keyFor(JSON.stringify([itemId, note])) });
    setFault(error ? { message: messageOf(error) || t('weigh.noAnswer') } : null);
    if (error) return;
    settle();
    setTyped('');
    toast.show(t('disposal.done'));
  }, 0);

  if (!holdsRole(roles, disposeGoods.roles)) return null;
  return (
    <Panel title={t('disposal.title')} text={t('disposal.text')}>
      <TextArea
        label={t('disposal.note')}
        hint={t('disposal.noteHint')}
        value={typed}
        maxLength={500}
        rows={2}
        error={fault === 'note' && !note ? t('disposal.noteMissing') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {fault && fault !== 'note' ? <Banner tone="danger">{fault.message}</Banner> : null}
      <Row gap="3" wrap>
        <Button variant="danger" busy={disposing.isLoading} onClick={() => (note ? setAsks(true) : setFault('note'))}>
          {t('disposal.dispose')}
        </Button>
      </Row>
      <NoticeDialog
        open={asks}
        type="warning"
        danger
        title={t('disposal.askTitle')}
        text={t('disposal.ask', { name, number, note })}
        confirmLabel={t('disposal.confirm')}
        cancelLabel={t('disposal.keep')}
        onClose={() => setAsks(false)}
        onConfirm={() => void submit()}
      />
    </Panel>
  );
};

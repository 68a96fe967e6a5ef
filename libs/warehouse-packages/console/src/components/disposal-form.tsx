import { useTranslation } from 'react-i18next';
import { useStaffMe, StaffNote } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { Panel } from '@caravan/ui-kit';
import { useDisposeGoodsMutation } from '@caravan/warehouse-packages/api/staff';
import { disposeGoods } from '@caravan/warehouse-packages/contract';
import { useToast } from '@caravan/web-core';

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
  const [dispose] = useDisposeGoodsMutation();
  if (!holdsRole(roles, disposeGoods.roles)) return null;
  return (
    <Panel title={t('disposal.title')} text={t('disposal.text')}>
      <StaffNote
        key={itemId}
        label={t('disposal.note')}
        hint={t('disposal.noteHint')}
        missing={t('disposal.noteMissing')}
        steps={[
          {
            action: t('disposal.dispose'),
            variant: 'danger',
            question: (note) => ({
              title: t('disposal.askTitle'),
              text: t('disposal.ask', { name, number, note }),
              confirm: t('disposal.confirm'),
              keep: t('disposal.keep'),
            }),
            onSend: (note, idempotencyKey) => dispose({ params: { item_id: itemId }, body: { note }, idempotencyKey }),
            onSent: () => toast.show(t('disposal.done')),
          },
        ]}
      />
    </Panel>
  );
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffNote, useStaffMe } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { Button, Dialog, Stack, Text } from '@caravan/ui-kit';
import { useTurnUpGoodsMutation } from '@caravan/warehouse-packages/api/staff';
import { turnUpGoods } from '@caravan/warehouse-packages/contract';
import { useToast } from '@caravan/web-core';

/** Records that lost goods turned up, and what becomes of them. Offered to those who may do it. */
export const TurnUpDialog = ({ number }: { number: string }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const [turnUp] = useTurnUpGoodsMutation();
  if (!holdsRole(useStaffMe()?.roles ?? [], turnUpGoods.roles)) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={t('turnUp.openOf', { number })} onClick={() => setOpen(true)}>
        {t('turnUp.open')}
      </Button>
      <Dialog open={open} onClose={close} size="form" title={t('turnUp.title')}>
        {open ? (
          <Stack gap="4">
            <Text>{t('turnUp.text', { number })}</Text>
            <StaffNote
              label={t('turnUp.note')}
              hint={t('turnUp.noteHint')}
              missing={t('turnUp.noteMissing')}
              steps={[
                {
                  action: t('turnUp.record'),
                  onSend: (note, idempotencyKey) => turnUp({ params: { number }, body: { note }, idempotencyKey }),
                  onSent: () => {
                    toast.show(t('turnUp.done'));
                    close();
                  },
                },
              ]}
            />
          </Stack>
        ) : null}
      </Dialog>
    </>
  );
};

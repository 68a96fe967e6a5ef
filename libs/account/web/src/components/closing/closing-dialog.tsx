import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteUserMutation } from '@caravan/account/api';
import { accountReasons, type AccountDeletion } from '@caravan/account/contract';
import { useLogOut } from '@caravan/account/api/session';
import { Stack, Text } from '@caravan/ui-kit';
import { useNavigate, useNotice } from '@caravan/web-core';
import { FormDialog, useContractForm } from '@caravan/web-core/forms';
import { obstaclesOf, type Obstacle } from '../../lib/obstacles.ts';
import { ProofField } from '../proof/proof-field.tsx';
import { Obstacles } from './obstacles.tsx';

export interface ClosingDialogProps {
  onClose: () => void;
}

const schema = async () => (await import('@caravan/account/contract/schema')).accountDeletion;

/** Asks for the password or a code again; lists what prevents closing, with a link to each. */
export const ClosingDialog = ({ onClose }: ClosingDialogProps) => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const notice = useNotice();
  const [close] = useDeleteUserMutation();
  const [obstacles, setObstacles] = useState<readonly Obstacle[]>([]);
  const logOut = useLogOut(() => {
    void navigate('/');
    notice.show({ title: t('closing.done'), text: t('closing.farewell') });
  });
  const form = useContractForm<Partial<AccountDeletion>, AccountDeletion>({
    schema,
    defaultValues: {},
    reasons: accountReasons,
  });
  const onSubmit = form.submit(async (body) => {
    const result = await close({ body });
    setObstacles(obstaclesOf(result.error));
    if (!result.error) await logOut();
    return result;
  });

  return (
    <FormDialog
      title={t('closing.sure')}
      closesBeside={false}
      onClose={onClose}
      cancel={t('closing.keep')}
      submit={t('closing.submit')}
      busy={form.busy}
      danger
      onSubmit={onSubmit}
    >
      <Stack gap="4">
        <Text tone="ink2">{t('closing.consequences')}</Text>
        <Obstacles obstacles={obstacles} />
        <ProofField field={form.field} passwordLabel={t('closing.password')} />
      </Stack>
    </FormDialog>
  );
};

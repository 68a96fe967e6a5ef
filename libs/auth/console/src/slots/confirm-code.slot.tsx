import { useTranslation } from 'react-i18next';
import { useConfirmSessionMutation } from '@caravan/auth/api/staff';
import { Dialog, Stack, Text } from '@caravan/ui-kit';
import { useToast, type LazySlotProps } from '@caravan/web-core';
import { CodeForm } from '../components/code-form.tsx';

/** Asks for a code when a call needs a recent one. The refused step is repeated by hand. */
export const Slot = ({ open, onClose }: LazySlotProps<'confirmCode'>) => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const [confirm] = useConfirmSessionMutation();
  return (
    <Dialog open={open} onClose={onClose} title={t('confirm.title')} size="form">
      <Stack gap="4">
        <Text tone="muted">{t('confirm.lead')}</Text>
        <CodeForm
          submitLabel={t('confirm.submit')}
          send={async (body) => {
            const result = await confirm({ body });
            if (!result.error) {
              toast.show(t('confirm.done'));
              onClose();
            }
            return result;
          }}
        />
      </Stack>
    </Dialog>
  );
};

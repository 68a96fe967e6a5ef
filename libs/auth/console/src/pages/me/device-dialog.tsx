import { useTranslation } from 'react-i18next';
import { useNameMyDeviceMutation } from '@caravan/auth/api/staff';
import { authReasons, type OwnDevice } from '@caravan/auth/contract';
import { Button, Dialog, Stack, TextField } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { keepDevice } from '../../lib/kept-device.ts';

export interface DeviceDialogProps {
  /** The present name. */
  name: string;
  onClose: () => void;
}

const schema = async () => (await import('@caravan/auth/contract/staff')).ownDevice;

/** Names this device; the browser keeps the name for the next login, whoever logs in. */
export const DeviceDialog = ({ name, onClose }: DeviceDialogProps) => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const [save] = useNameMyDeviceMutation();
  const form = useContractForm<OwnDevice, OwnDevice>({ schema, defaultValues: { name }, reasons: authReasons });
  const onSubmit = form.submit(async (body) => {
    const result = await save({ body });
    if (!result.error) {
      keepDevice(body.name);
      toast.show(t('me.deviceSaved'));
      onClose();
    }
    return result;
  });
  return (
    <Dialog open onClose={onClose} title={t('me.nameDevice')} size="form">
      <form method="post" noValidate onSubmit={onSubmit}>
        <Stack gap="4">
          <TextField
            {...form.field('name')}
            label={t('me.deviceName')}
            hint={t('me.deviceHint')}
            autoComplete="off"
            maxLength={60}
          />
          <Button type="submit" busy={form.busy}>
            {t('me.saveDevice')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};

import { useTranslation } from 'react-i18next';
import { useChangeMyPasswordMutation } from '@caravan/auth/api/staff';
import { authReasons, type OwnPasswordForm } from '@caravan/auth/contract';
import { Button, Panel, PasswordField, Row, Stack, Text } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { NewPasswords } from '../../components/new-passwords.tsx';

const schema = async () => (await import('@caravan/auth/contract/staff')).ownPasswordForm;

/** A new password by the present one. */
export const PasswordPanel = () => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const [change] = useChangeMyPasswordMutation();
  const form = useContractForm<Partial<OwnPasswordForm>, OwnPasswordForm>({
    schema,
    defaultValues: { old_password: '', password: '', password_confirm: '' },
    reasons: authReasons,
  });
  const onSubmit = form.submit(async ({ old_password, password }) => {
    const result = await change({ body: { old_password, password } });
    if (!result.error) {
      toast.show(t('me.passwordSaved'));
      form.reset();
    }
    return result;
  });
  return (
    <Panel title={t('me.password')}>
      <form method="post" noValidate onSubmit={onSubmit}>
        <Stack gap="4">
          <Text tone="muted">{t('me.passwordLead')}</Text>
          <PasswordField
            {...form.field('old_password')}
            label={t('me.presentPassword')}
            autoComplete="current-password"
          />
          <NewPasswords
            password={form.field('password')}
            repetition={form.field('password_confirm')}
            label={t('me.newPassword')}
          />
          <Row>
            <Button type="submit" variant="secondary" busy={form.busy}>
              {t('me.savePassword')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
};

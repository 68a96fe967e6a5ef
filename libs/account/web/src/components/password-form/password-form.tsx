import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '@caravan/account/api';
import { accountReasons, type PasswordChange } from '@caravan/account/contract';
import { passwordRules } from '@caravan/auth/contract';
import { accountPaths } from '@caravan/routes';
import { Banner, Button, ButtonLink, PasswordField, Row, Stack } from '@caravan/ui-kit';
import { useContractForm, type ContractForm } from '@caravan/web-core/forms';

interface PasswordValues {
  old_password?: string;
  password?: string;
  password_confirm?: string;
}

const schema = async () => (await import('@caravan/account/contract/schema')).passwordChangeForm;

/** Both fields decide whether the repetition matches, so a change of the first validates the second again. */
const useRecheckRepetition = ({
  subscribe,
  getValues,
  trigger,
}: ContractForm<PasswordValues, PasswordChange>): void => {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (name === 'password' && type === 'change' && getValues().password_confirm)
            void trigger('password_confirm');
        },
      }),
    [getValues, subscribe, trigger],
  );
};

const chosen = { autoComplete: 'new-password', rules: passwordRules } as const;

/** The old password, and the new one twice. */
export const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const { t } = useTranslation('account');
  const [change] = useChangePasswordMutation();
  const form = useContractForm<PasswordValues, PasswordChange>({ schema, defaultValues: {}, reasons: accountReasons });
  useRecheckRepetition(form);
  const onSubmit = form.submit(async (body) => {
    const result = await change({ body });
    if (!result.error) onChanged();
    return result;
  });
  const password = form.field('password');

  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="6">
        <PasswordField {...form.field('old_password')} label={t('password.old')} autoComplete="current-password" />
        <PasswordField
          {...password}
          label={t('password.new')}
          hint={password.error ? undefined : t('password.hint')}
          {...chosen}
        />
        <PasswordField {...form.field('password_confirm')} label={t('password.repeat')} {...chosen} />
        <Banner tone="info">{t('password.others')}</Banner>
        <Row gap="3" wrap>
          <Button type="submit" busy={form.busy}>
            {t('password.submit')}
          </Button>
          <ButtonLink variant="ghost" to={accountPaths.secure.href()}>
            {t('cancel')}
          </ButtonLink>
        </Row>
      </Stack>
    </form>
  );
};

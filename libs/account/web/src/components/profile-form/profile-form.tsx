import { useTranslation } from 'react-i18next';
import { useUpdateUserInfoMutation, useCountryOptions } from '@caravan/account/api';
import { accountReasons, type ProfileChange } from '@caravan/account/contract';
import { type UserInfo } from '@caravan/auth/contract';
import { Banner, Button, Grid, RadioGroup, Stack, TextField } from '@caravan/ui-kit';
import { RetryButton, useToast } from '@caravan/web-core';
import { ComboboxField, useContractForm } from '@caravan/web-core/forms';
import { profileSchema, profileValues, type ProfileValues } from '../../lib/profile-form.ts';

const schema = async () => profileSchema((await import('@caravan/account/contract/schema')).profileChange);

const genders = ['female', 'male', 'undisclosed'] as const;

const yesterday = (): string => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** The profile form; it keeps a draft until it is saved. */
export const ProfileForm = ({ user }: { user: UserInfo }) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [update] = useUpdateUserInfoMutation();
  const { options, failed, retry } = useCountryOptions(user.residence ?? '');
  const form = useContractForm<ProfileValues, ProfileChange>({
    schema,
    defaultValues: profileValues(user),
    reasons: accountReasons,
    draftKey: 'account.profile',
  });
  const onSubmit = form.submit(async (body) => {
    const result = await update({ body });
    if (result.data) {
      form.reset(profileValues(result.data));
      toast.show(t('personal.saved'));
    }
    return result;
  });

  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="6">
        <TextField
          {...form.field('nickname')}
          label={t('personal.nickname')}
          hint={t('personal.nicknameHint')}
          autoComplete="nickname"
        />
        <RadioGroup
          {...form.field('gender')}
          look="row"
          label={t('personal.gender')}
          optionalText={t('optional')}
          options={genders.map((value) => ({ value, label: t(`personal.genders.${value}`) }))}
        />
        <Grid columns={{ base: 1, sm: 2 }} gap="6" align="start">
          <TextField
            {...form.field('birthday')}
            label={t('personal.birthday')}
            hint={t('personal.birthdayHint')}
            type="date"
            min="1900-01-01"
            max={yesterday()}
            autoComplete="bday"
          />
          <TextField
            {...form.field('phone')}
            label={t('personal.phone')}
            hint={t('personal.phoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            numeric
          />
        </Grid>
        {failed ? (
          <Banner tone="danger" action={<RetryButton size="sm" onRetry={retry} />}>
            {t('failed.countries')}
          </Banner>
        ) : null}
        <ComboboxField
          control={form.control}
          name={form.register('residence').name}
          label={t('personal.residence')}
          optionalText={t('optional')}
          placeholder={t('personal.residenceNone')}
          options={options}
          autoComplete="country"
        />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

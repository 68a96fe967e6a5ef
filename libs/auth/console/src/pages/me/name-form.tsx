import { useTranslation } from 'react-i18next';
import { useUpdateMeMutation } from '@caravan/auth/api/staff';
import { authReasons, type Me, type MeChange } from '@caravan/auth/contract';
import { Button, Row, Stack, TextField } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

const schema = async () => (await import('@caravan/auth/contract/staff')).meChange;

/** The name that colleagues see beside one's work. */
export const NameForm = ({ me }: { me: Me }) => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const [update] = useUpdateMeMutation();
  const form = useContractForm<MeChange, MeChange>({
    schema,
    defaultValues: { name: me.name ?? '' },
    reasons: authReasons,
  });
  const onSubmit = form.submit(async (body) => {
    const result = await update({ body });
    if (!result.error) toast.show(t('me.nameSaved'));
    return result;
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="3">
        <TextField
          {...form.field('name')}
          label={t('field.name')}
          hint={t('me.nameHint')}
          autoComplete="name"
          maxLength={60}
        />
        <Row>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {t('me.saveName')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

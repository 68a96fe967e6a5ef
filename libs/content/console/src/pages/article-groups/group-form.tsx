import { useTranslation } from 'react-i18next';
import { useCreateArticleGroupMutation, useUpdateArticleGroupMutation } from '@caravan/content/api/staff';
import { contentReasons, type NewArticleGroup, type StaffArticleGroup } from '@caravan/content/contract';
import { Button, Row, Stack, TextField } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

export interface GroupFormProps {
  /** The group to change; absent for a new one. */
  group: StaffArticleGroup | undefined;
  onDone: () => void;
}

/** Creates or changes a group of articles. */
export const GroupForm = ({ group, onDone }: GroupFormProps) => {
  const { t } = useTranslation('content-console');
  const toast = useToast();
  const [create] = useCreateArticleGroupMutation();
  const [update] = useUpdateArticleGroupMutation();
  const form = useContractForm<NewArticleGroup, NewArticleGroup>({
    schema: async () => (await import('@caravan/content/contract/staff')).newArticleGroup,
    defaultValues: {
      key: group?.key ?? '',
      names: group?.names ?? { en: '', zh: '' },
      position: group?.position ?? 100,
    },
    reasons: contentReasons,
  });
  const send = async ({ key, names, position }: NewArticleGroup) => {
    const result = group
      ? await update({ params: { key: group.key }, body: { names, position } })
      : await create({ body: { key, names, position } });
    if (result.data) {
      toast.show(t('saved'));
      onDone();
    }
    return result;
  };
  return (
    <form method="post" noValidate aria-label={t('groups.form')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <TextField {...form.field('names.en')} label={t('groups.nameEn')} lang="en" maxLength={60} />
        <TextField {...form.field('names.zh')} label={t('groups.nameZh')} lang="zh" maxLength={60} />
        {group ? null : (
          <TextField
            {...form.field('key')}
            label={t('groups.key')}
            hint={t('groups.keyHint')}
            maxLength={60}
            autoComplete="off"
          />
        )}
        <TextField
          {...form.register('position', { valueAsNumber: true })}
          error={form.formState.errors.position?.message}
          label={t('groups.position')}
          hint={t('groups.positionHint')}
          inputMode="numeric"
          numeric
        />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

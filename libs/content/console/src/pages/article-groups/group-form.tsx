import { useTranslation } from 'react-i18next';
import { useSeenVersion } from '@caravan/console-core';
import { useCreateArticleGroupMutation, useUpdateArticleGroupMutation } from '@caravan/content/api/staff';
import { contentReasons, type NewArticleGroup, type StaffArticleGroup } from '@caravan/content/contract';
import { otherLanguages } from '@caravan/kernel';
import { Button, Row, Stack, TextField } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { ChangedBanner } from '../../components/changed-banner.tsx';
import { useLanguageName } from '../../lib/use-language-name.ts';

export interface GroupFormProps {
  /** The group to change; absent for a new one. */
  group: StaffArticleGroup | undefined;
  onDone: () => void;
}

/** Creates or changes a group of articles. */
export const GroupForm = ({ group, onDone }: GroupFormProps) => {
  const { t } = useTranslation('content-console');
  const nameOf = useLanguageName();
  const toast = useToast();
  const [create] = useCreateArticleGroupMutation();
  const [update] = useUpdateArticleGroupMutation();
  const shown = {
    key: group?.key ?? '',
    names: group?.names ?? { en: '', zh: '' },
    position: group?.position ?? 100,
  };
  const form = useContractForm<NewArticleGroup, NewArticleGroup>({
    schema: async () => (await import('@caravan/content/contract/staff')).newArticleGroup,
    defaultValues: shown,
    values: shown,
    reasons: contentReasons,
  });
  const seen = useSeenVersion(group?.version, form.formState.isDirty);
  const send = async ({ key, names, position }: NewArticleGroup) => {
    const result = group
      ? await update({
          params: { key: group.key },
          body: { names, position },
          ...(seen.version === undefined ? {} : { version: seen.version }),
        })
      : await create({ body: { key, names, position } });
    seen.check(result.error);
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
        {otherLanguages.map((language) => (
          <TextField
            key={language}
            {...form.field(`names.${language}`)}
            label={t('groups.nameIn', { language: nameOf(language) })}
            lang={language}
            maxLength={60}
          />
        ))}
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
        <ChangedBanner changed={seen.changed} />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

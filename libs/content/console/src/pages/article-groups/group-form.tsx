import { useTranslation } from 'react-i18next';
import { VersionedForm } from '@caravan/console-core';
import { useCreateArticleGroupMutation, useUpdateArticleGroupMutation } from '@caravan/content/api/staff';
import { contentReasons, type NewArticleGroup, type StaffArticleGroup } from '@caravan/content/contract';
import { otherLanguages } from '@caravan/kernel';
import { TextField } from '@caravan/ui-kit';
import { useContractForm } from '@caravan/web-core/forms';
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
  return (
    <VersionedForm
      label={t('groups.form')}
      form={form}
      version={group?.version}
      send={({ key, names, position }, seen) =>
        group
          ? update({ params: { key: group.key }, body: { names, position }, ...seen })
          : create({ body: { key, names, position } })
      }
      onSaved={onDone}
    >
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
    </VersionedForm>
  );
};

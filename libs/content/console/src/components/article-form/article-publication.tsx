import { useTranslation } from 'react-i18next';
import { localMinute, readLocalMinute } from '@caravan/console-core';
import { RadioGroup, Stack, TextField } from '@caravan/ui-kit';
import { hour } from '@caravan/kernel';
import type { ArticleFieldsProps } from './article-texts.tsx';

const choices = ['draft', 'now', 'from'] as const;
type Choice = (typeof choices)[number];

/** The first full hour after now, as a first proposal. */
const nextHour = (): string => new Date(Math.ceil(Date.now() / hour) * hour).toISOString();

/** A draft, public at once, or public from a time on. */
export const ArticlePublication = ({ form }: ArticleFieldsProps) => {
  const { t } = useTranslation('content-console');
  const [draft, publishAt = null] = form.watch(['draft', 'publish_at']);
  const published: Choice = publishAt === null ? 'now' : 'from';
  const choice = draft ? 'draft' : published;
  const choose = (next: Choice) => {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('draft', next === 'draft', options);
    form.setValue('publish_at', next === 'from' ? nextHour() : null, options);
  };
  return (
    <Stack gap="4">
      <RadioGroup
        label={t('article.visibility')}
        options={choices.map((value) => ({
          value,
          label: t(`article.visible.${value}`),
          hint: t(`article.visibleHint.${value}`),
        }))}
        value={choice}
        onChange={({ target }) => choose(choices.find((one) => one === target.value) ?? 'draft')}
      />
      {choice === 'from' ? (
        <TextField
          type="datetime-local"
          label={t('article.publishAt')}
          hint={t('article.publishAtHint')}
          error={form.formState.errors.publish_at?.message}
          defaultValue={localMinute(publishAt)}
          onChange={({ target }) =>
            form.setValue('publish_at', readLocalMinute(target.value), { shouldDirty: true, shouldValidate: true })
          }
        />
      ) : null}
    </Stack>
  );
};

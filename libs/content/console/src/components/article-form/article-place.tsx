import { useTranslation } from 'react-i18next';
import { useListArticleGroupsQuery } from '@caravan/content/api/staff';
import { textIn } from '@caravan/kernel';
import { Checkbox, Grid, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import { articleTypes } from '../../lib/article-types.ts';
import type { ArticleFieldsProps } from './article-texts.tsx';
import { RelatedArticles } from './related-articles.tsx';

/** Where the article is listed, and what it leads to. */
export const ArticlePlace = ({ form }: ArticleFieldsProps) => {
  const { t } = useTranslation('content-console');
  const language = useLanguage();
  const { data: groups } = useListArticleGroupsQuery(undefined);
  const { errors } = form.formState;
  return (
    <Stack gap="4">
      <Grid columns={{ base: 1, md: 3 }} gap="4">
        <SelectField
          {...form.register('type', { valueAsNumber: true })}
          error={errors.type?.message}
          label={t('articles.type')}
          options={Object.entries(articleTypes).map(([value, name]) => ({ value, label: t(`types.${name}`) }))}
        />
        <SelectField
          {...form.field('group')}
          // The browser forgets a choice whose options arrive after it.
          key={groups ? 'known' : 'unknown'}
          label={t('articles.group')}
          placeholder={t('article.chooseGroup')}
          options={(groups ?? []).map(({ key, names }) => ({ value: key, label: textIn(names, language) }))}
        />
        <TextField
          {...form.register('position', { valueAsNumber: true })}
          error={errors.position?.message}
          label={t('article.position')}
          hint={t('article.positionHint')}
          inputMode="numeric"
          numeric
        />
      </Grid>
      <Checkbox {...form.field('in_footer')} label={t('article.inFooter')} hint={t('article.inFooterHint')} />
      <RelatedArticles form={form} />
    </Stack>
  );
};

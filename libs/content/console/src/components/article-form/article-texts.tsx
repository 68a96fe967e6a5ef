import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rulePlaceholders, type NewArticle } from '@caravan/content/contract';
import { languages, staffLanguages, type Language } from '@caravan/kernel';
import { Button, Grid, Panel, Row, Show, Stack, Text, TextArea, TextField } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import type { ContractForm } from '@caravan/web-core/forms';
import { useLanguageName } from '../../lib/use-language-name.ts';
import { ArticlePreview } from './article-preview.tsx';
import styles from './article-texts.module.css';

export interface ArticleFieldsProps {
  form: ContractForm<NewArticle, NewArticle>;
}

/** The names by which texts state the rules of the shop. */
const placeholders = rulePlaceholders.join(', ');

const noText = { slug: '', name: '', summary: '', markdown: '' };

const LanguageTexts = ({ form, language }: ArticleFieldsProps & { language: Language }) => {
  const { t } = useTranslation('content-console');
  const languageName = useLanguageName()(language);
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <Panel
      title={languageName}
      aside={
        <Button
          size="sm"
          variant="secondary"
          icon="eye"
          aria-label={t('article.previewOf', { language: languageName })}
          onClick={() => setPreviewed(true)}
        >
          {t('article.preview')}
        </Button>
      }
    >
      <Stack gap="4">
        {staffLanguages.some((one) => one === language) ? null : (
          <Text size="sm" tone="muted">
            {t('article.otherLanguage')}
          </Text>
        )}
        <TextField
          {...form.field(`texts.${language}.name`)}
          label={t('article.name')}
          lang={language}
          maxLength={120}
        />
        <TextField
          {...form.field(`texts.${language}.slug`)}
          label={t('article.slug')}
          hint={t('article.slugHint')}
          lang={language}
          maxLength={80}
          autoComplete="off"
        />
        <TextArea
          {...form.field(`texts.${language}.summary`)}
          label={t('article.summary')}
          lang={language}
          maxLength={300}
          rows={3}
        />
        <TextArea
          {...form.field(`texts.${language}.markdown`)}
          label={t('article.markdown')}
          hint={t('article.markdownHint', { rules: placeholders })}
          lang={language}
          rows={18}
        />
      </Stack>
      {isPreviewed ? (
        <ArticlePreview
          text={form.getValues(`texts.${language}`) ?? noText}
          language={language}
          onClose={() => setPreviewed(false)}
        />
      ) : null}
    </Panel>
  );
};

/** Shows the language with the first error, if another one is in view on a phone. */
const useLanguageInView = ({ formState }: ArticleFieldsProps['form']) => {
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const { submitCount, errors } = formState;
  const wrong = languages.filter((one) => errors.texts?.[one]);
  const firstWrong = wrong.includes(language) ? undefined : wrong[0];
  const showWrong = useEffectEvent(() => {
    if (firstWrong) setLanguage(firstWrong);
  });
  // Only a submit moves the view, not what is typed afterwards.
  useEffect(() => {
    if (submitCount) showWrong();
  }, [submitCount]);
  return [language, setLanguage] as const;
};

/** The texts of the languages side by side; on a phone one of them at a time. */
export const ArticleTexts = ({ form }: ArticleFieldsProps) => {
  const { t } = useTranslation('content-console');
  const nameOf = useLanguageName();
  const [inView, setInView] = useLanguageInView(form);
  return (
    <Stack gap="3">
      <Show below="md">
        <Row gap="3" role="group" aria-label={t('article.language')}>
          {languages.map((language) => (
            <Button
              key={language}
              size="sm"
              variant={language === inView ? 'primary' : 'secondary'}
              aria-pressed={language === inView}
              onClick={() => setInView(language)}
            >
              {nameOf(language)}
            </Button>
          ))}
        </Row>
      </Show>
      <Grid columns={{ base: 1, md: 2 }} gap="4">
        {languages.map((language) => (
          <div key={language} className={styles.language} data-in-view={language === inView || undefined}>
            <LanguageTexts form={form} language={language} />
          </div>
        ))}
      </Grid>
    </Stack>
  );
};

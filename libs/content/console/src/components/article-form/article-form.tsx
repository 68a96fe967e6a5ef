import { useTranslation } from 'react-i18next';
import { useSeenVersion } from '@caravan/console-core';
import { contentReasons, type NewArticle } from '@caravan/content/contract';
import { Button, Panel, Row, Stack } from '@caravan/ui-kit';
import { useContractForm, type SubmitResult } from '@caravan/web-core/forms';
import { ChangedBanner } from '../changed-banner.tsx';
import { ArticlePlace } from './article-place.tsx';
import { ArticlePublication } from './article-publication.tsx';
import { ArticleTexts } from './article-texts.tsx';

export interface ArticleFormProps {
  article: NewArticle;
  /** Absent for a new article. */
  version?: number;
  /** What is typed is kept under this key while the tab is open. */
  draftKey: string;
  onSend: (article: NewArticle, version: number | undefined) => Promise<SubmitResult>;
}

/** The texts of an article in every language, its place, and when visitors see it. */
export const ArticleForm = ({ article, version, draftKey, onSend }: ArticleFormProps) => {
  const { t } = useTranslation('content-console');
  const form = useContractForm<NewArticle, NewArticle>({
    schema: async () => (await import('@caravan/content/contract/staff')).articleForm,
    defaultValues: article,
    // What a colleague saves shows up in fields that nobody has touched.
    values: article,
    reasons: contentReasons,
    draftKey,
  });
  const seen = useSeenVersion(version, form.formState.isDirty);
  const send = async (body: NewArticle) => {
    const result = await onSend(body, seen.version);
    seen.check(result?.error);
    if (result?.data) form.reset(body);
    return result;
  };
  return (
    <form method="post" noValidate aria-label={t('article.form')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <ArticleTexts form={form} />
        <Panel title={t('article.place')}>
          <ArticlePlace form={form} />
        </Panel>
        <Panel title={t('article.publication')}>
          <ArticlePublication form={form} />
        </Panel>
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

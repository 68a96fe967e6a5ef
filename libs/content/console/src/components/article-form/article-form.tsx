import { useTranslation } from 'react-i18next';
import { VersionedForm } from '@caravan/console-core';
import { contentReasons, type NewArticle } from '@caravan/content/contract';
import { Panel } from '@caravan/ui-kit';
import { useContractForm, type SubmitResult } from '@caravan/web-core/forms';
import { ArticlePlace } from './article-place.tsx';
import { ArticlePublication } from './article-publication.tsx';
import { ArticleTexts } from './article-texts.tsx';

export interface ArticleFormProps {
  article: NewArticle;
  /** Absent for a new article. */
  version?: number;
  /** Typed texts are kept under this key while the tab is open. */
  draftKey: string;
  onSend: (article: NewArticle, version: number | undefined) => Promise<SubmitResult>;
}

/** The texts of an article in every language, its place, and when visitors see it. */
export const ArticleForm = ({ article, version, draftKey, onSend }: ArticleFormProps) => {
  const { t } = useTranslation('content-console');
  const form = useContractForm<NewArticle, NewArticle>({
    schema: async () => (await import('@caravan/content/contract/staff')).articleForm,
    defaultValues: article,
    // A colleague's changes show up in fields that nobody has touched.
    values: article,
    reasons: contentReasons,
    draftKey,
  });
  return (
    <VersionedForm
      label={t('article.form')}
      form={form}
      version={version}
      send={(body, seen) => onSend(body, seen.version)}
      onSaved={(body) => form.reset(body)}
      ownNotice
    >
      <ArticleTexts form={form} />
      <Panel title={t('article.place')}>
        <ArticlePlace form={form} />
      </Panel>
      <Panel title={t('article.publication')}>
        <ArticlePublication form={form} />
      </Panel>
    </VersionedForm>
  );
};

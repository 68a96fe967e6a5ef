import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreviewArticleMutation } from '@caravan/content/api/staff';
import type { NewArticle } from '@caravan/content/contract';
import type { Language } from '@caravan/kernel';
import { Dialog, Prose, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';

export interface ArticlePreviewProps {
  text: NewArticle['texts']['en'];
  language: Language;
  onClose: () => void;
}

/** An article as visitors would see it: the server renders and sanitises the Markdown as it does for them. */
export const ArticlePreview = ({ text, language, onClose }: ArticlePreviewProps) => {
  const { t } = useTranslation('content-console');
  const [preview, { data, isError }] = usePreviewArticleMutation();
  const { markdown } = text;
  const isEmpty = markdown.trim() === '';
  useEffect(() => {
    if (!isEmpty) void preview({ body: { markdown } });
  }, [preview, markdown, isEmpty]);
  const body = data ? <Prose html={data.content_html} lang={language} /> : <Skeleton />;
  return (
    <Dialog open onClose={onClose} size="wide" title={text.name || t('article.untitled')}>
      <Stack gap="4">
        <Text size="lg" tone="ink2" lang={language}>
          {text.summary}
        </Text>
        {isEmpty ? <Text tone="muted">{t('article.nothingToPreview')}</Text> : null}
        {isError ? (
          <LoadFailed part title={t('article.previewFailed')} onRetry={() => void preview({ body: { markdown } })} />
        ) : null}
        {isEmpty || isError ? null : body}
      </Stack>
    </Dialog>
  );
};

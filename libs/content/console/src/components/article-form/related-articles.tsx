import { useTranslation } from 'react-i18next';
import { useGetArticlePageQuery } from '@caravan/content/api';
import { Chip, Combobox, FieldError, Row, Stack } from '@caravan/ui-kit';
import type { ArticleFieldsProps } from './article-texts.tsx';

const maxRelated = 10;
const query = { page: 1, page_size: 100 };

/** The published articles that stand below this one, in order. */
export const RelatedArticles = ({ form }: ArticleFieldsProps) => {
  const { t } = useTranslation('content-console');
  const { data } = useGetArticlePageQuery({ query });
  const related = form.watch('related');
  const articles = data?.items ?? [];
  const set = (ids: readonly number[]) =>
    form.setValue('related', [...ids], { shouldDirty: true, shouldValidate: true });
  const nameOf = (id: number) =>
    articles.find((one) => one.id === id)?.article_name ?? t('article.relatedUnknown', { id });
  const error = form.formState.errors.related?.message;
  return (
    <Stack gap="3">
      <Combobox
        label={t('article.related')}
        hint={t('article.relatedHint')}
        optionalText={t('optional')}
        options={articles
          .filter(({ id }) => !related.includes(id))
          .map(({ id, article_name: name }) => ({ value: String(id), label: name }))}
        value=""
        disabled={related.length >= maxRelated}
        onChange={(id) => (id ? set([...related, Number(id)]) : undefined)}
        emptyText={t('article.noneFound')}
        openLabel={t('article.openArticles')}
      />
      {error ? <FieldError id="related-error">{error}</FieldError> : null}
      {related.length ? (
        <Row gap="2" wrap>
          {related.map((id) => (
            <Chip
              key={id}
              onRemove={() => set(related.filter((one) => one !== id))}
              removeLabel={t('article.removeRelated', { name: nameOf(id) })}
            >
              {nameOf(id)}
            </Chip>
          ))}
        </Row>
      ) : null}
    </Stack>
  );
};

import { useTranslation } from 'react-i18next';
import { useGetStaffArticleQuery, useUpdateArticleMutation } from '@caravan/content/api/staff';
import { type NewArticle, type StaffArticle } from '@caravan/content/contract';
import { staffLanguageOf } from '@caravan/kernel';
import { articleHref } from '@caravan/routes';
import { DetailSkeleton, Heading, Link, Row, Stack, Text } from '@caravan/ui-kit';
import {
  LoadFailed,
  LocalTime,
  useLanguage,
  useParams,
  useToast,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { ArticleForm } from '../../components/article-form/article-form.tsx';
import { ArticleState } from '../../components/article-state.tsx';

const faqType = 1;

export const meta = ({ t }: PageContext<'content-console'>): PageMeta => ({ title: t('article.title') });

/** The fields of an article that staff may change. */
const changeable = ({
  type,
  group,
  position,
  in_footer,
  related,
  texts,
  draft,
  publish_at,
}: StaffArticle): NewArticle => ({
  type,
  group,
  position,
  in_footer,
  related,
  texts,
  draft,
  publish_at,
});

/** The article's page in the shop, which is not part of the console. */
const ShopLink = ({ article: { id, type, texts } }: { article: StaffArticle }) => {
  const { t } = useTranslation('content-console');
  const { slug } = texts[staffLanguageOf(useLanguage())];
  return (
    <Link href={articleHref({ id, slug, is_faq: type === faqType })} external>
      {t('article.inShop')}
    </Link>
  );
};

/** One article with its texts in every language. */
export const Page = () => {
  const { t } = useTranslation('content-console');
  const language = staffLanguageOf(useLanguage());
  const toast = useToast();
  const id = Number(useParams()['id']);
  const { data: article, error, refetch } = useGetStaffArticleQuery({ params: { id } });
  const [update] = useUpdateArticleMutation();
  if (error && !article)
    return <LoadFailed error={error} title={t('article.missing')} onRetry={() => void refetch()} />;
  if (!article) return <DetailSkeleton label={t('loading')} />;
  const send = async (body: NewArticle, version: number | undefined) => {
    const result = await update({ params: { id }, body, ...(version === undefined ? {} : { version }) });
    if (result.data) toast.show(t('article.saved'));
    return result;
  };
  return (
    <Stack gap="4">
      <Row gap="3" wrap>
        <Heading level={1} size="xl">
          {article.texts[language].name}
        </Heading>
        <ArticleState state={article.state} />
      </Row>
      <Row gap="3" wrap>
        {article.state === 'published' ? <ShopLink article={article} /> : null}
        {article.state === 'scheduled' && article.publish_at ? (
          <Text size="sm" tone="muted">
            <LocalTime at={article.publish_at} text={(time) => t('article.scheduledFor', { time })} />
          </Text>
        ) : null}
      </Row>
      <ArticleForm
        key={id}
        article={changeable(article)}
        version={article.version}
        draftKey={`article-${id}`}
        onSend={send}
      />
    </Stack>
  );
};

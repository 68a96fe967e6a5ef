import { useTranslation } from 'react-i18next';
import { useGetArticleQuery } from '@caravan/content/api';
import { type Article } from '@caravan/content/contract';
import { Breadcrumbs, Divider, Heading, Page, Prose, Stack, Text } from '@caravan/ui-kit';
import { LocalDay, useForeignLang, useNavigate, Written } from '@caravan/web-core';
import { AskUs } from '../../components/ask-us/ask-us.tsx';
import { Contents } from '../../components/contents/contents.tsx';
import { Helpful } from '../../components/helpful/helpful.tsx';
import { Related } from '../../components/related/related.tsx';
import { listHref } from '../../lib/list-query.ts';
import { articleSection, faqSection } from '../../lib/section.ts';
import styles from './articles.module.css';

const Place = ({ article }: { article: Article }) => {
  const { t } = useTranslation('content');
  const section = article.is_faq ? faqSection : articleSection;
  const crumbs = [
    { label: t(`${section.key}.title`), to: listHref(section) },
    { label: article.group_name, to: listHref(section, { group: article.group }) },
    { label: article.article_name },
  ];
  return <Breadcrumbs label={t('detail.place')} crumbs={crumbs} />;
};

const Opening = ({ article }: { article: Article }) => {
  const { t } = useTranslation('content');
  return (
    <Stack as="header" gap="3">
      <Heading level={1}>
        <Written language={article.language}>{article.article_name}</Written>
      </Heading>
      <Text size="lg" tone="ink2" measure>
        <Written language={article.language}>{article.summary}</Written>
      </Text>
      <Text size="sm" tone="muted">
        <LocalDay at={article.updated_at} text={(date) => t('detail.updated', { date })} />
      </Text>
    </Stack>
  );
};

const Whole = ({ article }: { article: Article }) => {
  const navigate = useNavigate();
  const lang = useForeignLang(article.language);
  return (
    <Page>
      <Stack gap="6">
        <Place article={article} />
        <div className={styles.article}>
          <Opening article={article} />
          <Contents toc={article.toc} lang={lang} />
          <Stack gap="12">
            <Prose html={article.content_html} lang={lang} onNavigate={(path) => void navigate(path)} />
            <Helpful id={article.id} />
            <Divider />
            <Related articles={article.related} />
            <AskUs />
          </Stack>
        </div>
      </Stack>
    </Page>
  );
};

/** An article: breadcrumb, table of contents, text and related articles. */
export const ArticleView = ({ id }: { id: number }) => {
  const { data: article } = useGetArticleQuery({ params: { id } });
  return article ? <Whole article={article} /> : null;
};

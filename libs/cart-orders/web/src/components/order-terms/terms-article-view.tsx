import { useTranslation } from 'react-i18next';
import type { TermsArticleText } from '@caravan/content/contract';
import { articleHref, cartOrdersPaths } from '@caravan/routes';
import { Breadcrumbs, Card, DetailPage, Heading, Link, OffPaper, Panel, Prose, Row, Text } from '@caravan/ui-kit';
import { LocalDay, useForeignLang, useNavigate, Written } from '@caravan/web-core';
import { TermsArticleState } from './terms-articles.tsx';

/** An article as it was when an order was placed. */
export const TermsArticleView = ({ number, article }: { number: string; article: TermsArticleText }) => {
  const { t } = useTranslation('cart-orders');
  const lang = useForeignLang(article.language);
  const navigate = useNavigate();
  const { article_name: name, published_at: at, today } = article;
  const crumbs = [
    { label: number, to: cartOrdersPaths.orderDetail.href({ number }) },
    { label: t('terms.short'), to: cartOrdersPaths.orderTerms.href({ number }) },
    { label: name },
  ];
  return (
    <DetailPage
      crumbs={<Breadcrumbs label={t('terms.place')} crumbs={crumbs} />}
      title={
        <Heading level={1}>
          <Written language={article.language}>{name}</Written>
        </Heading>
      }
      text={<LocalDay at={at} text={(date) => t('terms.since', { date })} />}
      printLabel={t('terms.print')}
      main={
        <Card as="section" aria-label={name}>
          <Prose html={article.content_html} lang={lang} onNavigate={(path) => void navigate(path)} />
        </Card>
      }
      side={
        <Panel title={t('terms.article.about')} gap="3">
          <Row>
            <TermsArticleState today={today} />
          </Row>
          <Text>{t(`terms.article.${today}`)}</Text>
          {today === 'changed' ? (
            <OffPaper>
              <Link to={articleHref(article)}>{t('terms.todaysText')}</Link>
            </OffPaper>
          ) : null}
        </Panel>
      }
    >
      <Text tone="ink2" measure>
        <Written language={article.language}>{article.summary}</Written>
      </Text>
    </DetailPage>
  );
};

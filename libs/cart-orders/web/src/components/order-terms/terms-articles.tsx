import { useTranslation } from 'react-i18next';
import type { TermsArticle } from '@caravan/content/contract';
import { articleHref, cartOrdersPaths } from '@caravan/routes';
import { Divider, Link, OffPaper, Panel, Row, Stack, StatusBadge, Text, type StatusTone } from '@caravan/ui-kit';
import { LocalDay, Written } from '@caravan/web-core';

const tones: Record<TermsArticle['today'], StatusTone> = { same: 'success', changed: 'info', gone: 'neutral' };

/** Whether an article still says the same. */
export const TermsArticleState = ({ today }: Pick<TermsArticle, 'today'>) => {
  const { t } = useTranslation('cart-orders');
  return <StatusBadge tone={tones[today]}>{t(`terms.today.${today}`)}</StatusBadge>;
};

const OneArticle = ({ number, article }: { number: string; article: TermsArticle }) => {
  const { t } = useTranslation('cart-orders');
  const { id, article_name: name, published_at: at, today } = article;
  return (
    <Stack gap="1">
      <Row gap="2" justify="between" wrap>
        <Text weight="medium">
          <Written language={article.language}>{name}</Written>
        </Text>
        <TermsArticleState today={today} />
      </Row>
      <Text size="sm" tone="muted">
        <LocalDay at={at} text={(date) => t('terms.since', { date })} />
      </Text>
      <OffPaper>
        <Row gap="4" wrap>
          <Link
            to={cartOrdersPaths.orderTerms.href({ number, article: id })}
            aria-label={t('terms.asItWasOf', { name })}
          >
            {t('terms.asItWas')}
          </Link>
          {today === 'changed' ? (
            <Link to={articleHref(article)} aria-label={t('terms.todaysTextOf', { name })}>
              {t('terms.todaysText')}
            </Link>
          ) : null}
        </Row>
      </OffPaper>
    </Stack>
  );
};

/** The articles of an order's terms. One that changed since is offered as it was and as it is. */
export const TermsArticles = ({ number, articles }: { number: string; articles: readonly TermsArticle[] }) => {
  const { t } = useTranslation('cart-orders');
  return (
    <Panel title={t('terms.articles')} text={t('terms.articlesText')}>
      {articles.map((article, index) => (
        <Stack key={article.id} gap="4">
          {index ? <Divider /> : null}
          <OneArticle number={number} article={article} />
        </Stack>
      ))}
    </Panel>
  );
};

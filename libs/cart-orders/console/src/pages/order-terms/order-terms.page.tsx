import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetStaffOrderTermsQuery } from '@caravan/cart-orders/api/staff';
import { type OrderTerms } from '@caravan/cart-orders/contract';
import { DataTable, type DataColumn } from '@caravan/console-core';
import type { TermsArticle } from '@caravan/content/contract';
import { formatFen } from '@caravan/kernel';
import { cartOrdersConsolePaths } from '@caravan/routes/console';
import { Button, DescriptionList, DetailSkeleton, Heading, Link, Panel, Stack, StatusBadge } from '@caravan/ui-kit';
import { LoadFailed, LocalTime, useFormats, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { PinnedText } from './pinned-text.tsx';

export const meta = ({ t }: PageContext<'cart-orders-console'>): PageMeta => ({ title: t('terms.title') });

const Rules = ({ placed_at: at, rules }: Pick<OrderTerms, 'placed_at' | 'rules'>) => {
  const { t } = useTranslation('cart-orders-console');
  const hours = (count: number) => t('terms.hours', { count });
  const days = (count: number) => t('terms.days', { count });
  const { number } = useFormats();
  const { service_fee: fee } = rules;
  const [from, to] = rules.review_hours;
  const items = [
    { key: 'placed', term: t('orders.at'), value: <LocalTime at={at} /> },
    { key: 'unpaid', term: t('terms.unpaid'), value: hours(rules.unpaid_hours) },
    { key: 'review', term: t('terms.review'), value: t('terms.between', { from, to }) },
    { key: 'question', term: t('terms.question'), value: hours(rules.question_hours) },
    { key: 'photo', term: t('terms.photo'), value: formatFen(rules.photo_fee_fen) },
    { key: 'photos', term: t('terms.photos'), value: rules.photo_max_count },
    ...(fee
      ? [
          {
            key: 'service',
            term: t('terms.service'),
            value: t('terms.serviceFee', {
              rate: number(fee.rate_bp / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
              minimum: formatFen(fee.minimum_fen),
            }),
          },
          { key: 'serviceFree', term: t('terms.serviceFree'), value: fee.free_orders },
        ]
      : []),
    { key: 'refund', term: t('terms.refund'), value: hours(rules.refund_hours) },
    { key: 'photosBack', term: t('terms.photosBack'), value: t(rules.photo_fees_refunded ? 'terms.yes' : 'terms.no') },
    { key: 'return', term: t('terms.return'), value: days(rules.return_days) },
    { key: 'free', term: t('terms.free'), value: days(rules.free_storage_days) },
    { key: 'fee', term: t('terms.fee'), value: formatFen(rules.storage_fee_fen_per_day) },
    { key: 'most', term: t('terms.most'), value: formatFen(rules.storage_max_fee_fen) },
    { key: 'disposal', term: t('terms.disposal'), value: days(rules.disposal_days) },
    { key: 'unpaidPackage', term: t('terms.unpaidPackage'), value: hours(rules.unpaid_package_hours) },
    { key: 'receipt', term: t('terms.receipt'), value: days(rules.receipt_days) },
    { key: 'claim', term: t('terms.claim'), value: days(rules.claim_days) },
  ];
  return <DescriptionList items={items} />;
};

const tones = { same: 'success', changed: 'info', gone: 'neutral' } as const;

const Articles = ({ number, articles }: Pick<OrderTerms, 'number' | 'articles'>) => {
  const { t } = useTranslation('cart-orders-console');
  const [read, setRead] = useState<TermsArticle>();
  const columns: DataColumn<TermsArticle>[] = [
    { id: 'name', header: t('terms.article'), rowHeader: true, cell: ({ article_name: name }) => name },
    { id: 'since', header: t('terms.since'), cell: ({ published_at: at }) => <LocalTime at={at} /> },
    {
      id: 'today',
      header: t('terms.today.title'),
      cell: ({ today }) => <StatusBadge tone={tones[today]}>{t(`terms.today.${today}`)}</StatusBadge>,
    },
    {
      id: 'read',
      header: t('terms.asItWas'),
      cell: (article) => (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setRead(article)}
          aria-label={t('terms.readOf', { name: article.article_name })}
        >
          {t('terms.read')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable caption={t('terms.articles')} columns={columns} rows={articles} keyOf={({ id }) => String(id)} />
      <PinnedText number={number} article={read} onClose={() => setRead(undefined)} />
    </>
  );
};

/** The terms under which an order was placed: its rules, and the articles as they were. */
export const Page = () => {
  const { t } = useTranslation('cart-orders-console');
  const { number = '' } = useParams();
  const { data: terms, error, refetch } = useGetStaffOrderTermsQuery({ params: { number } });
  if (error && !terms) return <LoadFailed error={error} title={t('terms.missing')} onRetry={() => void refetch()} />;
  if (!terms) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('terms.of', { number })}
      </Heading>
      <Link to={cartOrdersConsolePaths.order.href({ number })}>{t('terms.back')}</Link>
      <Panel title={t('terms.rules')}>
        <Rules placed_at={terms.placed_at} rules={terms.rules} />
      </Panel>
      <Panel title={t('terms.articles')}>
        <Articles number={number} articles={terms.articles} />
      </Panel>
    </Stack>
  );
};

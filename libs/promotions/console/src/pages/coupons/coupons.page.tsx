import { useTranslation } from 'react-i18next';
import { ListPage, useStaffMe, type DataColumn } from '@caravan/console-core';
import { formatFen, holdsRole, textIn } from '@caravan/kernel';
import { useListCouponsQuery } from '@caravan/promotions/api/staff';
import { createCoupon, type Coupon } from '@caravan/promotions/contract';
import { promotionsConsolePaths } from '@caravan/routes/console';
import { Badge, ButtonLink, Link, Text } from '@caravan/ui-kit';
import { useLanguage, type PageContext, type PageMeta } from '@caravan/web-core';
import { stateOf, useDiscountWords } from '../../lib/coupon-words.ts';

export const meta = ({ t }: PageContext<'promotions-console'>): PageMeta => ({ title: t('title') });

const useColumns = (): DataColumn<Coupon>[] => {
  const { t } = useTranslation('promotions-console');
  const language = useLanguage();
  const discountWords = useDiscountWords();
  return [
    {
      id: 'code',
      header: t('code'),
      rowHeader: true,
      cell: ({ id, kind, code, name }) => (
        <>
          <Link to={promotionsConsolePaths.coupon.href({ id })}>{code ?? t(`rules.${kind}`)}</Link>
          <Text size="sm" tone="muted">
            {textIn(name, language)}
          </Text>
        </>
      ),
    },
    { id: 'target', header: t('target'), cell: ({ target }) => t(`targets.${target}`) },
    { id: 'discount', header: t('discount'), cell: discountWords },
    {
      id: 'spent',
      header: t('spent'),
      cell: ({ spent_fen: spent, budget_fen: budget }) =>
        t('spentOf', { spent: formatFen(spent), budget: formatFen(budget) }),
    },
    {
      id: 'state',
      header: t('state'),
      cell: (coupon) => {
        const state = stateOf(coupon, Date.now());
        return <Badge tone={state === 'active' ? 'success' : 'neutral'}>{t(`states.${state}`)}</Badge>;
      },
    },
  ];
};

/** All coupons and programmes, and what they cost. */
export const Page = () => {
  const { t } = useTranslation('promotions-console');
  const result = useListCouponsQuery(undefined);
  const mayEdit = holdsRole(useStaffMe()?.roles ?? [], createCoupon.roles);
  const columns = useColumns();
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      actions={
        mayEdit ? (
          <ButtonLink to={promotionsConsolePaths.newCoupon.href()} icon="plus">
            {t('new')}
          </ButtonLink>
        ) : null
      }
      columns={columns}
      result={result}
      keyOf={({ id }) => id}
      empty={t('empty')}
    />
  );
};

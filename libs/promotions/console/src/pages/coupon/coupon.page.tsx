import { useTranslation } from 'react-i18next';
import { DataTable, useSeenVersion, useStaffMe, type DataColumn } from '@caravan/console-core';
import { holdsRole, textIn } from '@caravan/kernel';
import { useGetCouponQuery, useUpdateCouponMutation } from '@caravan/promotions/api/staff';
import { updateCoupon, type CouponUse, type CouponWithUses, type NewCoupon } from '@caravan/promotions/contract';
import { cartOrdersConsolePaths, warehouseConsolePaths } from '@caravan/routes/console';
import { DescriptionList, DetailSkeleton, Heading, Link, Money, Panel, Stack, Text } from '@caravan/ui-kit';
import {
  LoadFailed,
  LocalTime,
  useLanguage,
  useParams,
  useToast,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { CouponForm, useCouponForm } from '../../components/coupon-form.tsx';
import { couponValues } from '../../lib/coupon-form.ts';
import { useDiscountWords } from '../../lib/coupon-words.ts';

export const meta = ({ t }: PageContext<'promotions-console'>): PageMeta => ({ title: t('title') });

const Figures = ({ coupon }: { coupon: CouponWithUses }) => {
  const { t } = useTranslation('promotions-console');
  const items = [
    ...(coupon.kind === 'coupon' ? [] : [{ key: 'given', term: t('given'), value: String(coupon.given) }]),
    { key: 'uses', term: t('uses'), value: String(coupon.uses) },
    { key: 'used', term: t('used'), value: <Money fen={coupon.used_fen} /> },
    { key: 'back', term: t('givenBack'), value: <Money fen={coupon.given_back_fen} /> },
    { key: 'left', term: t('left'), value: <Money fen={coupon.budget_fen - coupon.spent_fen} strong /> },
  ];
  return (
    <Panel title={t('figures')} gap="3">
      <DescriptionList items={items} />
    </Panel>
  );
};

const hrefOf = ({ kind, ref: number }: CouponUse): string =>
  kind === 'order'
    ? cartOrdersConsolePaths.order.href({ number })
    : warehouseConsolePaths.packageDetail.href({ number });

const Uses = ({ uses }: { uses: readonly CouponUse[] }) => {
  const { t } = useTranslation('promotions-console');
  const columns: DataColumn<CouponUse>[] = [
    { id: 'ref', header: t('order'), rowHeader: true, cell: (use) => <Link to={hrefOf(use)}>{use.ref}</Link> },
    { id: 'time', header: t('time'), cell: ({ used_at: at }) => <LocalTime at={at} /> },
    { id: 'used', header: t('used'), cell: ({ amount_fen: fen }) => <Money fen={fen} /> },
    { id: 'back', header: t('givenBack'), cell: ({ given_back_fen: fen }) => <Money fen={fen} /> },
  ];
  return (
    <Panel title={t('latest')} gap="3">
      {uses.length ? (
        <DataTable caption={t('latest')} columns={columns} rows={uses} keyOf={({ kind, ref }) => `${kind} ${ref}`} />
      ) : (
        <Text tone="muted">{t('noUses')}</Text>
      )}
    </Panel>
  );
};

const Loaded = ({ coupon }: { coupon: CouponWithUses }) => {
  const { t } = useTranslation('promotions-console');
  const language = useLanguage();
  const toast = useToast();
  const discountWords = useDiscountWords();
  const mayEdit = holdsRole(useStaffMe()?.roles ?? [], updateCoupon.roles);
  const [update] = useUpdateCouponMutation();
  const form = useCouponForm(couponValues(coupon));
  const seen = useSeenVersion(coupon.version, form.formState.isDirty);
  const send = async (body: NewCoupon) => {
    const result = await update({
      params: { id: coupon.id },
      body,
      ...(seen.version === undefined ? {} : { version: seen.version }),
    });
    seen.check(result.error);
    if (result.data) toast.show(t('saved'));
    return result;
  };
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {coupon.code ?? textIn(coupon.name, language)}
      </Heading>
      <Text tone="muted">
        {coupon.code === null ? t(`rules.${coupon.kind}`) : textIn(coupon.name, language)} ·{' '}
        {t(`targets.${coupon.target}`)} · {discountWords(coupon)}
      </Text>
      <Figures coupon={coupon} />
      {mayEdit ? (
        <CouponForm
          form={form}
          spentFen={coupon.spent_fen}
          changed={seen.changed !== undefined}
          save={t('save')}
          onSend={send}
        />
      ) : null}
      <Uses uses={coupon.latest} />
    </Stack>
  );
};

/** A coupon: its figures, its rule and its latest uses. */
export const Page = () => {
  const { t } = useTranslation('promotions-console');
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetCouponQuery({ params: { id } });
  if (data) return <Loaded key={data.id} coupon={data} />;
  if (error) return <LoadFailed error={error} title={t('failed')} onRetry={() => void refetch()} />;
  return <DetailSkeleton label={t('loading')} />;
};

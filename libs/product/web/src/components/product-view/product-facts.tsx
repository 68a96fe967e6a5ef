import { useTranslation } from 'react-i18next';
import { shopLabel, type Goods } from '@caravan/goods/contract';
import { DescriptionList, Link } from '@caravan/ui-kit';
import { LocalTime, useFormats, useLanguage } from '@caravan/web-core';

/** The shop, its location, the cost of domestic shipping, and the time of the look-up. */
export const ProductFacts = ({ goods }: { goods: Goods }) => {
  const { t } = useTranslation('product');
  const { asYuan } = useFormats();
  const language = useLanguage();
  return (
    <DescriptionList
      items={[
        ...(goods.shop_name ? [{ key: 'seller', term: t('product.seller'), value: goods.shop_name }] : []),
        { key: 'platform', term: t('product.platform'), value: shopLabel(goods.platform, goods.url, language) },
        {
          key: 'shipping',
          term: t('product.domesticShipping'),
          value: goods.domestic_shipping_stated ? asYuan(goods.domestic_shipping_fen) : t('product.shippingAsked'),
        },
        {
          key: 'original',
          term: t('product.originalPage'),
          value: (
            <Link href={goods.url} newTab external>
              {t('product.original')}
            </Link>
          ),
        },
        { key: 'read', term: t('product.read'), value: <LocalTime at={goods.fetched_at} /> },
      ]}
    />
  );
};

import { useTranslation } from 'react-i18next';
import { countryName } from '@caravan/kernel';
import { Banner, Button, DescriptionList, Money, Row, Stack, Table, Text } from '@caravan/ui-kit';
import { usePreviewShippingMethodMutation } from '@caravan/shipping/api/staff';
import type { ShippingMethodChange, ShippingMethodPreview } from '@caravan/shipping/contract';
import { LocalDay, useLanguage } from '@caravan/web-core';

const Parcels = ({ items }: Pick<ShippingMethodPreview, 'items'>) => {
  const { t } = useTranslation('shipping-console');
  const language = useLanguage();
  return (
    <Table
      caption={t('methods.changedParcels')}
      rows={items}
      keyOf={({ number }) => number}
      columns={[
        { key: 'number', header: t('methods.package'), rowHeader: true, cell: ({ number }) => number },
        { key: 'country', header: t('methods.country'), cell: ({ country }) => countryName(country, language) },
        { key: 'paid', header: t('methods.paidOn'), cell: ({ paid_at: at }) => <LocalDay at={at} /> },
        { key: 'weight', header: t('methods.weight'), numeric: true, cell: ({ chargeable_g: grams }) => `${grams} g` },
        { key: 'old', header: t('methods.oldFee'), numeric: true, cell: ({ old_fen: fen }) => <Money fen={fen} /> },
        {
          key: 'new',
          header: t('methods.newFee'),
          numeric: true,
          cell: ({ new_fen: fen, reason }) => (fen === null ? reason : <Money fen={fen} />),
        },
      ]}
    />
  );
};

export const MethodEffect = ({ preview }: { preview: ShippingMethodPreview }) => {
  const { t } = useTranslation('shipping-console');
  const { parcels, complete, dearer, cheaper, refused, old_fen: before, new_fen: after, items } = preview;
  if (parcels === 0) return <Text role="status">{t('methods.noParcels')}</Text>;
  return (
    <Stack gap="4">
      {complete ? null : <Banner tone="info">{t('methods.incomplete', { count: parcels })}</Banner>}
      <DescriptionList
        items={[
          { key: 'parcels', term: t('methods.parcels'), value: String(parcels) },
          { key: 'dearer', term: t('methods.dearer'), value: String(dearer) },
          { key: 'cheaper', term: t('methods.cheaper'), value: String(cheaper) },
          { key: 'refused', term: t('methods.noLonger'), value: String(refused) },
          { key: 'old', term: t('methods.oldTotal'), value: <Money fen={before} /> },
          { key: 'new', term: t('methods.newTotal'), value: <Money fen={after} /> },
          { key: 'difference', term: t('methods.difference'), value: <Money fen={after - before} signed strong /> },
        ]}
      />
      {items.length ? <Parcels items={items} /> : null}
    </Stack>
  );
};

export interface MethodPreviewProps {
  id: string;
  /** The fields as they are now; undefined if they break a rule. */
  read: () => Promise<ShippingMethodChange | undefined>;
}

export const MethodPreview = ({ id, read }: MethodPreviewProps) => {
  const { t } = useTranslation('shipping-console');
  const [preview, { data, isLoading }] = usePreviewShippingMethodMutation();
  const show = async () => {
    const method = await read();
    if (method) await preview({ body: { ...method, id } });
  };
  return (
    <Stack gap="4">
      <Row>
        <Button variant="secondary" icon="eye" busy={isLoading} onClick={() => void show()}>
          {t('methods.preview')}
        </Button>
      </Row>
      {data ? <MethodEffect preview={data} /> : null}
    </Stack>
  );
};

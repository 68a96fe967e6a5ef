import { useTranslation } from 'react-i18next';
import { personName } from '@caravan/account/contract';
import { addressText } from '@caravan/account/contract/address-lines';
import { receiptsPaths, warehousePackagesPaths } from '@caravan/routes';
import { type Parcel } from '@caravan/warehouse-packages/contract';
import { DescriptionList, Link, OffPaper, Panel, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { returnedFen } from '../../lib/line-fee.ts';
import { FeeList } from '../fee-list/fee-list.tsx';

/** The parts of the shipping fee, as quoted. */
export const PackageFee = ({ parcel }: { parcel: Parcel }) => {
  const { fee, paid_at: paidAt, status } = parcel;
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const isRefunded = status === 'cancelled' && paidAt !== null;
  return (
    <Panel title={t('package.fee')} gap="3">
      <FeeList fee={fee} discount={{ code: parcel.coupon_code, fen: parcel.discount_fen }} />
      <Text size="sm" tone="muted">
        {isRefunded ? t('package.refunded', { amount: asYuan(returnedFen(parcel)) }) : t('pack.currency')}
      </Text>
      <OffPaper>
        <Link to={receiptsPaths.receipt.href({ package: parcel.number })}>{t('package.receipt')}</Link>
      </OffPaper>
    </Panel>
  );
};

/** The address as of the packing, the shipping method, the customs declaration, and what packers are asked for. */
export const PackageAddress = ({ parcel }: { parcel: Parcel }) => {
  const { t } = useTranslation('warehouse-packages');
  const { country, list, asBox, asYuan } = useFormats();
  const { address, line, fee } = parcel;
  const items = [
    { key: 'name', term: t('package.recipient'), value: personName(address) },
    { key: 'place', term: t('package.address'), value: addressText(address, country(address.country)) },
    { key: 'phone', term: t('address.phone'), value: address.phone },
    { key: 'email', term: t('address.email'), value: address.email },
    {
      key: 'line',
      term: t('package.line'),
      value: `${line.name} · ${line.carrier}`,
      hint: t('line.eta', { from: fee.eta_min_days, to: fee.eta_max_days }),
    },
    { key: 'value', term: t('pack.value'), value: asYuan(parcel.declared_value_fen) },
    ...(parcel.packing_options.length
      ? [
          {
            key: 'packing',
            term: t('packing.title'),
            value: list(parcel.packing_options.map(({ kind }) => t(`packing.kind.${kind}`))),
          },
        ]
      : []),
    ...(parcel.rehearsal
      ? [
          {
            key: 'rehearsal',
            term: t('package.rehearsal'),
            value: (
              <Link to={warehousePackagesPaths.serviceDetail.href({ number: parcel.rehearsal.number })}>
                {parcel.rehearsal.number}
              </Link>
            ),
            hint: asBox(parcel.rehearsal),
          },
        ]
      : []),
    ...(parcel.insurance
      ? [
          {
            key: 'insurance',
            term: t('insurance.title'),
            value: parcel.insurance.name,
            hint: t('insurance.covers', { amount: asYuan(parcel.insurance.cover_fen) }),
          },
        ]
      : []),
    ...(parcel.packing_note === ''
      ? []
      : [
          {
            key: 'note',
            term: t('pack.note'),
            value: (
              <Text prewrap size="sm">
                {parcel.packing_note}
              </Text>
            ),
          },
        ]),
  ];
  return (
    <Panel title={t('package.delivery')} gap="3">
      <DescriptionList items={items} />
      <Text size="xs" tone="muted">
        {t('package.asItWas')}
      </Text>
    </Panel>
  );
};

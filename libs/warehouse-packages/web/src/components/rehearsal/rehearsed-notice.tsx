import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { type Service } from '@caravan/warehouse-packages/contract';
import { Banner, ButtonLink, Link } from '@caravan/ui-kit';
import { LocalTime, useFormats } from '@caravan/web-core';
import { boxText } from '../../lib/box-text.ts';

export interface RehearsedNoticeProps {
  service: Pick<Service, 'number' | 'rehearsal'>;
  /** The goods of the package. */
  ids: readonly string[];
  /** The server refuses to pack the goods at its price. */
  isOver: boolean;
}

/** Says by which packing rehearsal the goods are packed, or that its price does not count any more. */
export const RehearsedNotice = ({ service: { number, rehearsal }, ids, isOver }: RehearsedNoticeProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { list } = useFormats();
  const result = rehearsal?.results.at(-1);
  if (isOver || !rehearsal || !result || rehearsal.valid_until === null)
    return (
      <Banner
        tone="danger"
        live="alert"
        action={
          <ButtonLink size="sm" to={warehousePackagesPaths.confirmInfo.href({ items: ids.join(',') })}>
            {t('rehearsal.without')}
          </ButtonLink>
        }
      >
        {t('rehearsal.over', { number })}
      </Banner>
    );
  const options = list(rehearsal.packing_options.map(({ kind }) => t(`packing.kind.${kind}`)));
  return (
    <Banner
      tone="success"
      title={t('rehearsal.by')}
      action={<Link to={warehousePackagesPaths.serviceDetail.href({ number })}>{number}</Link>}
    >
      {[boxText(result), options].filter(Boolean).join(' · ')}{' '}
      <LocalTime at={rehearsal.valid_until} text={(at) => t('rehearsal.valid', { at })} />
    </Banner>
  );
};

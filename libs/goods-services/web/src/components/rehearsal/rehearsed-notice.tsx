import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { type Service } from '@caravan/goods-services/contract';
import { Banner, ButtonLink, Link } from '@caravan/ui-kit';
import { LocalTime, useFormats } from '@caravan/web-core';

export interface RehearsedNoticeProps {
  service: Pick<Service, 'actions' | 'number' | 'rehearsal'>;
  /** The goods of the package. */
  ids: readonly string[];
  /** The server refuses a quote at its price. */
  isOver: boolean;
}

/** Says by which packing rehearsal the goods are packed, or that its price does not count any more. */
export const RehearsedNotice = ({ service: { number, rehearsal, actions }, ids, isOver }: RehearsedNoticeProps) => {
  const { t } = useTranslation(['goods-services', 'warehouse-packages']);
  const { list, asSize, asWeight } = useFormats();
  const result = rehearsal?.results.at(-1);
  if (isOver || !actions.includes('pack') || !rehearsal || !result || rehearsal.valid_until === null)
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
  const size = asSize(result.length_mm, result.width_mm, result.height_mm);
  const options = list(
    rehearsal.packing_options.map(({ kind }) => t(`packing.kind.${kind}`, { ns: 'warehouse-packages' })),
  );
  return (
    <Banner
      tone="success"
      title={t('rehearsal.by')}
      action={<Link to={warehousePackagesPaths.serviceDetail.href({ number })}>{number}</Link>}
    >
      {[asWeight(result.weight_g), size, options].filter(Boolean).join(' · ')}{' '}
      <LocalTime at={rehearsal.valid_until} text={(at) => t('rehearsal.valid', { at })} />
    </Banner>
  );
};

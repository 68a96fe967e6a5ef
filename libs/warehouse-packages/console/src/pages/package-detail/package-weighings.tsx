import { useTranslation } from 'react-i18next';
import { formatFen, formatSize, formatWeight } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, DescriptionList, Image, Panel, Row, Text } from '@caravan/ui-kit';
import { type StaffPackage } from '@caravan/warehouse-packages/contract';

/** The weighings of a parcel with its photos, the latest last, and its extra payment. */
export const PackageWeighings = ({ parcel }: { parcel: StaffPackage }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const { weighings, weighing, extra, stage, number } = parcel;
  if (!weighings.length) return null;
  const mayCorrect = (stage === 'held' || stage === 'ready') && extra?.state !== 'paid' && extra?.state !== 'waived';
  return (
    <Panel title={t('weigh.title')} gap="3">
      <DescriptionList
        items={[
          ...weighings.map((one, index) => ({
            key: one.at,
            term: t('weigh.nth', { place: index + 1 }),
            value: `${formatWeight(one.weight_g)} · ${formatSize(one.length_mm, one.width_mm, one.height_mm)} · ${t(
              `weigh.done.${one.outcome}`,
              { amount: formatFen(Math.abs(one.difference_fen)) },
            )}`,
            ...(one.note === null ? {} : { hint: one.note }),
          })),
          ...(extra
            ? [
                {
                  key: 'extra',
                  term: t('held.extra'),
                  value: `${formatFen(extra.amount_fen)} · ${t(`held.state.${extra.state}`)}`,
                },
              ]
            : []),
        ]}
      />
      {weighing?.photos.length ? (
        <Row gap="2" wrap>
          {weighing.photos.map((src, index) => (
            <Image key={src} src={src} alt={t('weigh.photo', { place: index + 1 })} ratio="1" size="72" />
          ))}
        </Row>
      ) : (
        <Text tone="muted">{t('weigh.noPhotos')}</Text>
      )}
      {mayCorrect ? (
        <Row>
          <ButtonLink to={warehouseConsolePaths.weigh.href({ package: number })} variant="secondary" icon="scale">
            {t('weigh.correct')}
          </ButtonLink>
        </Row>
      ) : null}
    </Panel>
  );
};

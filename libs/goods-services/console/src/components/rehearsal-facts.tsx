import { useTranslation } from 'react-i18next';
import { boxWords, PackingWish, useStaffMe } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Image, Link, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import { rehearseGoods, type StaffService } from '@caravan/goods-services/contract';
import { LocalTime } from '@caravan/web-core';

/** The result of a packing rehearsal, and for packers the way to its station; nothing for other services. */
export const RehearsalFacts = ({ service: { number, status, rehearsal } }: { service: StaffService }) => {
  const { t } = useTranslation('goods-services-console');
  const roles = useStaffMe()?.roles ?? [];
  if (!rehearsal) return null;
  const { results, photos, packing_options: options, valid_until: until, package_number: parcel } = rehearsal;
  const isOpen = status === 'paid' || (status === 'done' && parcel === null);
  return (
    <Panel title={t('rehearse.result')} gap="3">
      <PackingWish kinds={options.map(({ kind }) => kind)} note={undefined} />
      {results.map((result, index) => (
        <Stack key={`${index} ${result.at}`} gap="1">
          <Text
            weight={index === results.length - 1 ? 'medium' : undefined}
            tone={index === results.length - 1 ? undefined : 'muted'}
          >
            {boxWords(result)}
          </Text>
          <Text size="sm" tone="muted">
            <LocalTime at={result.at} />
            {result.note ? ` · ${result.note}` : ''}
          </Text>
        </Stack>
      ))}
      {photos.length ? (
        <Row gap="2" wrap>
          {photos.map((src, index) => (
            <Image key={src} src={src} alt={t('rehearse.photo', { place: index + 1 })} ratio="1" size="72" />
          ))}
        </Row>
      ) : null}
      {until === null ? null : (
        <Text size="sm">
          <LocalTime at={until} text={(at) => t('rehearse.valid', { at })} />
        </Text>
      )}
      {parcel === null ? null : (
        <Link to={warehouseConsolePaths.packageDetail.href({ number: parcel })}>
          {t('rehearse.usedBy', { number: parcel })}
        </Link>
      )}
      {isOpen && holdsRole(roles, rehearseGoods.roles) ? (
        <Row>
          <ButtonLink to={warehouseConsolePaths.rehearse.href({ service: number })} variant="secondary" icon="box">
            {t(results.length ? 'rehearse.correct' : 'rehearse.title')}
          </ButtonLink>
        </Row>
      ) : null}
    </Panel>
  );
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { useGetPackageLabelsQuery } from '@caravan/carriers/api';
import { buyLabel, getPackageLabels, openLabelStates, type CarrierLabel } from '@caravan/carriers/contract';
import { holdsRole } from '@caravan/kernel';
import { carriersConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import type { PackageLabelsProps } from '@caravan/warehouse-packages/api/staff';
import { LabelCard } from './label-card.tsx';
import { ParcelRatesPanel } from './parcel-rates.tsx';

const isOpen = ({ state }: CarrierLabel): boolean => openLabelStates.some((one) => one === state);

/** While the answer of a carrier is awaited, it is looked for as often. */
const pollMs = 10_000;

const NoSender = () => {
  const { t } = useTranslation('carriers-console');
  return (
    <>
      <Text>{t('slot.noSender')}</Text>
      <Row>
        <ButtonLink to={carriersConsolePaths.carriers.href()} variant="secondary" icon="settings">
          {t('carriers.title')}
        </ButtonLink>
      </Row>
    </>
  );
};

const Labels = ({ number, isWaiting, leftWith }: PackageLabelsProps) => {
  const { t } = useTranslation('carriers-console');
  const roles = useStaffMe()?.roles ?? [];
  const [pollingInterval, setPollingInterval] = useState(0);
  const { data } = useGetPackageLabelsQuery({ params: { number } }, { pollingInterval });
  const isAwaited = data?.labels.some(({ state }) => state === 'asked' || state === 'unknown') ?? false;
  const wanted = isAwaited ? pollMs : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);
  if (!data || (!data.labels.length && (!data.services.length || !isWaiting))) return null;
  const mayBuy = holdsRole(roles, buyLabel.roles);
  const needsLabel = isWaiting && mayBuy && data.services.length > 0 && !data.labels.some(isOpen);
  return (
    <Panel title={t('slot.title')} gap="3">
      {needsLabel && data.has_sender ? <ParcelRatesPanel key={data.labels.length} number={number} /> : null}
      {needsLabel && !data.has_sender ? <NoSender /> : null}
      <Stack gap="3" as="ul">
        {data.labels.map((label) => (
          <li key={label.id}>
            <LabelCard label={label} mayUse={mayBuy} isWaiting={isWaiting} leftWith={leftWith} />
          </li>
        ))}
      </Stack>
    </Panel>
  );
};

/** The carriers' labels of a package, for those who may see them. Without a service there is nothing to see. */
export const Slot = (props: PackageLabelsProps) =>
  holdsRole(useStaffMe()?.roles ?? [], getPackageLabels.roles) ? <Labels {...props} /> : null;

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdrawOwnParcelMutation } from '@caravan/forwarding/api';
import type { OwnParcel, OwnParcelState } from '@caravan/forwarding/contract';
import { warehousePackagesPaths } from '@caravan/routes';
import {
  Button,
  ButtonLink,
  Card,
  CardPart,
  Row,
  Stack,
  StatusBadge,
  Text,
  type IconName,
  type StatusBadgeProps,
} from '@caravan/ui-kit';
import { LocalTime, NumberedTitle, useFormats, useToast } from '@caravan/web-core';
import { AnnounceForm } from './announce-form.tsx';
import { DeclareForm } from './declare-form.tsx';

const looks: Readonly<Record<OwnParcelState, { tone: NonNullable<StatusBadgeProps['tone']>; icon: IconName }>> = {
  announced: { tone: 'brand', icon: 'truck' },
  received: { tone: 'success', icon: 'check' },
  withdrawn: { tone: 'neutral', icon: 'close' },
  never_arrived: { tone: 'warning', icon: 'clock' },
};

const Steps = ({ parcel, onEdit }: { parcel: OwnParcel; onEdit: () => void }) => {
  const { t } = useTranslation('forwarding');
  const toast = useToast();
  const [withdraw, { isLoading }] = useWithdrawOwnParcelMutation();
  const { number, state, items } = parcel;
  const [first] = items;
  if (state === 'received' && first)
    return (
      <Row>
        <ButtonLink
          variant="secondary"
          size="sm"
          to={
            items.length > 1
              ? warehousePackagesPaths.store.href()
              : warehousePackagesPaths.storeItem.href({ id: first.id })
          }
        >
          {t('goods', { count: items.length })}
        </ButtonLink>
      </Row>
    );
  if (state === 'never_arrived')
    return (
      <Row>
        <Button variant="secondary" size="sm" onClick={onEdit}>
          {t('again')}
        </Button>
      </Row>
    );
  if (state !== 'announced') return null;
  const end = async () => {
    const result = await withdraw({ params: { number } });
    if (result.data) toast.show(t('withdrawn'));
  };
  return (
    <Row gap="2" wrap>
      <Button variant="secondary" size="sm" onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button variant="ghost" size="sm" busy={isLoading} onClick={() => void end()}>
        {t('withdraw')}
      </Button>
    </Row>
  );
};

/** To which warehouse it goes, or in which it is, in a shop with several. */
const Destination = ({ parcel: { warehouse, arrived_at: here } }: { parcel: OwnParcel }) => {
  const { t } = useTranslation('forwarding');
  if (here && warehouse && here.id !== warehouse.id)
    return <Text size="sm">{t('arrivedElsewhere', { here: here.name, announced: warehouse.name })}</Text>;
  const place = here ?? warehouse;
  return place ? (
    <Text size="sm" tone="muted">
      {t(here ? 'arrivedIn' : 'goesTo', { name: place.name })}
    </Text>
  ) : null;
};

/** A parcel: its number, what is in it, whether it has come, and the next step. */
export const ParcelCard = ({ parcel }: { parcel: OwnParcel }) => {
  const { t } = useTranslation('forwarding');
  const { asYuan } = useFormats();
  const titleId = useId();
  const [editing, setEditing] = useState(false);
  const { tracking_number: tracking, state, value_fen: value, handling_fen: fee, received_at: receivedAt } = parcel;
  const facts = [
    t('pieces', { count: parcel.quantity }),
    value > 0 ? asYuan(value) : '',
    parcel.shop,
    fee > 0 ? t('handling', { fee: asYuan(fee) }) : '',
  ];
  const name = tracking ?? parcel.number;
  return (
    <Card as="article" space="none" aria-labelledby={titleId}>
      <CardPart space="tight">
        <Stack gap="3">
          <Row gap="3" justify="between" wrap>
            <NumberedTitle
              title={name}
              number={name}
              copyLabel={t('copyNumber')}
              level={2}
              id={titleId}
              badge={
                <StatusBadge tone={looks[state].tone} icon={looks[state].icon}>
                  {t(`state.${state}`)}
                </StatusBadge>
              }
            />
            <Text size="sm" tone="muted" numeric>
              <LocalTime
                at={receivedAt ?? parcel.created_at}
                text={(at) => t(receivedAt ? 'receivedAt' : 'announcedAt', { at })}
              />
            </Text>
          </Row>
          <div>
            <Text weight="medium">{parcel.contents}</Text>
            <Text size="sm" tone="muted">
              {facts.filter(Boolean).join(' · ')}
            </Text>
          </div>
          <Destination parcel={parcel} />
          {parcel.question === null ? null : <DeclareForm parcel={parcel} />}
          {state === 'never_arrived' ? <Text size="sm">{t('neverArrived')}</Text> : null}
          {parcel.ends_at ? (
            <Text size="sm">
              <LocalTime at={parcel.ends_at} text={(at) => t('endsAt', { at })} />
            </Text>
          ) : null}
          {editing && (state === 'announced' || state === 'never_arrived') ? (
            <AnnounceForm parcel={parcel} again={state === 'never_arrived'} onDone={() => setEditing(false)} />
          ) : (
            <Steps parcel={parcel} onEdit={() => setEditing(true)} />
          )}
        </Stack>
      </CardPart>
    </Card>
  );
};

import { useTranslation } from 'react-i18next';
import { useFindShopperOfParcelMutation, useListStaffOwnParcelsQuery } from '@caravan/forwarding/api/staff';
import { forwardingReasons, maxContents, type OwnArrival, type StaffOwnParcel } from '@caravan/forwarding/contract';
import type { ShopperOfParcelProps } from '@caravan/procurement/api';
import { Button, Grid, Grow, Panel, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import { useIdempotencyKey, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { ClaimsOfParcel } from './claims-of-parcel.tsx';

interface Typed {
  code: string;
  contents: string;
  quantity: number;
}

/** Finds the shopper by the code on the label; what is in the parcel is asked for if nobody announced it. */
const ByCode = ({
  code = '',
  send,
}: {
  code: string | undefined;
  send: (arrival: Partial<OwnArrival>) => Promise<object>;
}) => {
  const { t } = useTranslation('forwarding-console');
  const form = useContractForm<Typed, Partial<OwnArrival>>({
    schema: async () => (await import('@caravan/forwarding/contract/staff')).ownArrival,
    defaultValues: { code, contents: '', quantity: 1 },
    reasons: forwardingReasons,
  });
  return (
    <form noValidate aria-label={t('find.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <Grid columns={{ base: 1, md: 3 }} gap="4">
          <TextField {...form.field('code')} label={t('code')} hint={t('find.codeHint')} autoComplete="off" />
          <TextField {...form.field('contents')} label={t('contents')} maxLength={maxContents} autoComplete="off" />
          <TextField
            {...form.register('quantity', { valueAsNumber: true })}
            label={t('pieces')}
            inputMode="numeric"
            autoComplete="off"
            numeric
          />
        </Grid>
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('find.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

/** The announcements with the number of the parcel: staff choose, because a number proves nothing. */
const Announced = ({ number, onChoose }: { number: string; onChoose: (parcel: StaffOwnParcel) => void }) => {
  const { t } = useTranslation('forwarding-console');
  const { data } = useListStaffOwnParcelsQuery({ query: { q: number, state: 'announced', limit: 5 } });
  if (!data?.items.length) return null;
  return (
    <Stack gap="2">
      <Text>{t('find.announced')}</Text>
      {data.items.map((parcel) => (
        <Row key={parcel.number} gap="3">
          <Grow>
            <Text>{[parcel.code, parcel.contents].join(' · ')}</Text>
            <Text size="sm" tone="muted">
              {[parcel.tracking_number, parcel.shop].filter(Boolean).join(' · ')}
            </Text>
          </Grow>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('find.chooseOne', { code: parcel.code })}
            onClick={() => onChoose(parcel)}
          >
            {t('find.choose')}
          </Button>
        </Row>
      ))}
    </Stack>
  );
};

/** Says for which shopper a parcel is. */
export const Slot = ({ parcelId, trackingNumber, code, onFound }: ShopperOfParcelProps) => {
  const { t } = useTranslation('forwarding-console');
  const toast = useToast();
  const [find] = useFindShopperOfParcelMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const send = async (arrival: Partial<OwnArrival>) => {
    const body = {
      ...{ contents: '', quantity: 1, ...arrival },
      ...(parcelId === undefined
        ? trackingNumber !== null && arrival.number === undefined && { tracking_number: trackingNumber }
        : { parcel_id: parcelId }),
    };
    const result = await find({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('find.done'));
      onFound(result.data.parcel_id);
    }
    return result;
  };
  return (
    <>
      {parcelId === undefined ? null : (
        <ClaimsOfParcel parcelId={parcelId} trackingNumber={trackingNumber} onFound={onFound} />
      )}
      <Panel title={t('find.title')} text={t('find.lead')} gap="4">
        {trackingNumber === null ? null : (
          <Announced number={trackingNumber} onChoose={({ number }) => void send({ number })} />
        )}
        <ByCode code={code} send={send} />
      </Panel>
    </>
  );
};

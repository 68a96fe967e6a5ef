import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Card, Heading, Row, Stack, TextField } from '@caravan/ui-kit';
import { useCorrectShipmentMutation, useShipPackageMutation } from '@caravan/warehouse-packages/api/staff';
import type { StaffPackage } from '@caravan/warehouse-packages/contract';
import { failureOf, useSingleFlight } from '@caravan/web-core';

/** Ships one package, or corrects the tracking number of a shipped one. */
export const ShipmentForm = ({ parcel }: { parcel: StaffPackage }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [ship, shipping] = useShipPackageMutation();
  const [correct, correcting] = useCorrectShipmentMutation();
  const [error, setError] = useState<unknown>();
  const fields: Record<string, string | undefined> = failureOf(error)?.fields ?? {};
  const isShipped = parcel.tracking !== null;
  const title = t(isShipped ? 'packages.correct' : 'packages.ship');

  const save = useSingleFlight(async (form: FormData) => {
    const body = {
      carrier: String(form.get('carrier') ?? ''),
      tracking_number: String(form.get('tracking_number') ?? ''),
    };
    const call = { params: { number: parcel.number }, body };
    const answer = isShipped ? await correct(call) : await ship(call);
    setError(answer.error);
  }, 0);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(new FormData(event.currentTarget));
  };
  return (
    <Card tone="outline">
      <form onSubmit={submit} noValidate aria-label={title}>
        <Stack gap="3">
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Row gap="3" align="end" wrap>
            <TextField
              name="carrier"
              label={t('handovers.carrier')}
              defaultValue={parcel.tracking?.carrier ?? parcel.line.carrier}
              error={fields['carrier']}
              maxLength={60}
            />
            <TextField
              name="tracking_number"
              label={t('packages.tracking')}
              defaultValue={parcel.tracking?.number ?? ''}
              error={fields['tracking_number']}
              maxLength={200}
              autoComplete="off"
            />
            <Button type="submit" variant="secondary" busy={shipping.isLoading || correcting.isLoading}>
              {title}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
};

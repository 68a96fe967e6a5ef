import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, PrintNotice, usePrint } from '@caravan/console-core';
import { usePrintLabelMutation, useVoidLabelMutation } from '@caravan/carriers/api';
import type { CarrierLabel, LabelFormat } from '@caravan/carriers/contract';
import { trackingKey } from '@caravan/kernel';
import { Banner, Button, Card, DescriptionList, Heading, NoticeDialog, Row, Stack } from '@caravan/ui-kit';
import { LocalTime, useIdempotencyKey, useSingleFlight } from '@caravan/web-core';
import { useShipPackageMutation, type PackageLabelsProps } from '@caravan/warehouse-packages/api/staff';
import { LabelBadges, LabelFailure } from '../components/label-state.tsx';
import { usePrice } from '../components/use-price.ts';

/** Prints a label on 100 × 150 mm, and opens its files. */
const LabelPrints = ({ label: { id, formats } }: { label: CarrierLabel }) => {
  const { t } = useTranslation('carriers-console');
  const [prepare] = usePrintLabelMutation();
  const print = usePrint();
  const [fault, setFault] = useState<string>();
  const linkOf = (format: LabelFormat) => prepare({ params: { id }, body: { format } }).unwrap();
  const open = useSingleFlight(async (format: LabelFormat) => {
    try {
      window.open((await linkOf(format)).url, '_blank', 'noopener');
      setFault(undefined);
    } catch (error) {
      setFault(messageOf(error));
    }
  }, 0);
  const page = formats.find((one) => one !== 'zpl');
  return (
    <Stack gap="2">
      <Row gap="3" wrap>
        {page ? (
          <Button
            icon="printer"
            busy={print.state === 'preparing'}
            onClick={() => void print.print(() => linkOf(page))}
          >
            {t('label.print')}
          </Button>
        ) : null}
        {formats
          .filter((one) => one !== 'png')
          .map((format) => (
            <Button key={format} variant="secondary" onClick={() => void open(format)}>
              {t(`formats.${format}`)}
            </Button>
          ))}
      </Row>
      <PrintNotice print={print} />
      {fault ? <Banner tone="danger">{fault}</Banner> : null}
    </Stack>
  );
};

type OfPackage = Pick<PackageLabelsProps, 'isWaiting' | 'leftWith'>;

/** Whether the money of a label may be asked for: it is not used, or was refused before. */
const isReturnable = (
  { state, tracking_number: tracking }: CarrierLabel,
  { isWaiting, leftWith }: OfPackage,
): boolean => {
  const isOther = leftWith !== undefined && tracking !== null && trackingKey(leftWith) !== trackingKey(tracking);
  return state === 'kept' || (state === 'bought' && (isWaiting || isOther));
};

/** Hands the package over with the label's number, or gives the label back. */
const LabelSteps = ({ label, isWaiting, leftWith }: OfPackage & { label: CarrierLabel }) => {
  const { t } = useTranslation('carriers-console');
  const [ship, shipping] = useShipPackageMutation();
  const [voidLabel, voiding] = useVoidLabelMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<string>();
  const { id, carrier, package_number: number, tracking_number: tracking, state } = label;
  const takeBack = useSingleFlight(async () => {
    setIsAsking(false);
    const { error } = await voidLabel({ params: { id }, idempotencyKey: keyFor(id) });
    setFault(error ? messageOf(error) : undefined);
    if (!error) settle();
  }, 0);
  const send = useSingleFlight(async (trackingNumber: string) => {
    const body = { carrier, tracking_number: trackingNumber };
    const { error } = await ship({ params: { number }, body });
    setFault(error ? messageOf(error) : undefined);
  }, 0);
  return (
    <Stack gap="2">
      <Row gap="3" wrap>
        {isWaiting && state === 'bought' && tracking ? (
          <Button icon="truck" variant="secondary" busy={shipping.isLoading} onClick={() => void send(tracking)}>
            {t('label.ship')}
          </Button>
        ) : null}
        {isReturnable(label, { isWaiting, leftWith }) ? (
          <Button variant="secondary" busy={voiding.isLoading} onClick={() => setIsAsking(true)}>
            {t(state === 'kept' ? 'label.voidAgain' : 'label.void')}
          </Button>
        ) : null}
      </Row>
      {fault ? <Banner tone="danger">{fault}</Banner> : null}
      <NoticeDialog
        open={isAsking}
        title={t('label.voidTitle')}
        text={t('label.voidText')}
        confirmLabel={t('label.void')}
        cancelLabel={t('label.keep')}
        danger
        onConfirm={() => void takeBack()}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  );
};

export interface LabelCardProps extends OfPackage {
  label: CarrierLabel;
  /** Who only reads the labels prints and returns none. */
  mayUse: boolean;
}

export const LabelCard = ({ label, mayUse, ...ofPackage }: LabelCardProps) => {
  const { t } = useTranslation('carriers-console');
  const price = usePrice();
  const { carrier, product, service, tracking_number: tracking, asked_by: by, asked_at: at } = label;
  return (
    <Card tone="outline">
      <Stack gap="3">
        <Row justify="between" wrap>
          <Heading level={3} size="md">
            {carrier} · {product}
          </Heading>
          <LabelBadges label={label} />
        </Row>
        <LabelFailure label={label} />
        <DescriptionList
          items={[
            { key: 'tracking', term: t('label.tracking'), value: tracking ?? '–' },
            { key: 'price', term: t('label.price'), value: price(label) },
            { key: 'service', term: t('label.service'), value: t(`services.${service}`) },
            { key: 'asked', term: t('label.asked'), value: <LocalTime at={at} />, hint: by },
          ]}
        />
        {mayUse && label.formats.length ? <LabelPrints label={label} /> : null}
        {mayUse ? <LabelSteps label={label} {...ofPackage} /> : null}
      </Stack>
    </Card>
  );
};

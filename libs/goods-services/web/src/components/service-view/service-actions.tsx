import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { useCancelServiceMutation } from '@caravan/goods-services/api';
import type { Service } from '@caravan/goods-services/contract';
import { Button, ButtonLink, NoticeDialog, Row } from '@caravan/ui-kit';
import { useFormats, useIdempotencyKey, useSingleFlight, useToast } from '@caravan/web-core';
import { packRehearsedHref, payServiceHref } from '../../lib/service-address.ts';

export interface ServiceActionsProps {
  service: Service;
  /** Reads the service again after the server refused because of outdated data. */
  onOutdated: () => void;
}

/** Pays or cancels an unpaid service; leads to its goods. */
export const ServiceActions = ({ service, onOutdated }: ServiceActionsProps) => {
  const { t } = useTranslation('goods-services');
  const { asYuan } = useFormats();
  const toast = useToast();
  const [cancel] = useCancelServiceMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [isAsking, setAsking] = useState(false);
  const { number, actions, items, amount_fen: amountFen } = service;
  const [only, ...others] = items;

  const confirm = useSingleFlight(async () => {
    const { error } = await cancel({ params: { number }, idempotencyKey: keyFor(number) });
    if (error) return onOutdated();
    settle();
    toast.show(t('service.cancelled'));
  });

  return (
    <Row gap="3" wrap>
      {actions.includes('pay') ? (
        <ButtonLink to={payServiceHref(number)}>{t('service.pay', { amount: asYuan(amountFen) })}</ButtonLink>
      ) : null}
      {actions.includes('pack') ? <ButtonLink to={packRehearsedHref(service)}>{t('rehearsal.pack')}</ButtonLink> : null}
      {only && !others.length ? (
        <ButtonLink variant="secondary" to={warehousePackagesPaths.storeItem.href({ id: only.id })}>
          {t('service.toGoods')}
        </ButtonLink>
      ) : null}
      {actions.includes('cancel') ? (
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t('service.cancel')}
        </Button>
      ) : null}
      <NoticeDialog
        open={isAsking}
        type="warning"
        danger
        title={t('service.cancelTitle')}
        text={t('service.cancelText', { number })}
        confirmLabel={t('service.cancelConfirm')}
        cancelLabel={t('service.keep')}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
      />
    </Row>
  );
};

import { useTranslation } from 'react-i18next';
import type { Service } from '@caravan/goods-services/contract';
import { Stack, Text } from '@caravan/ui-kit';
import { LocalTime, useFormats } from '@caravan/web-core';

/** The next step of a service, or how it ended. */
export const ServiceStep = ({ service }: { service: Service }) => {
  const { t } = useTranslation('goods-services');
  const { asYuan } = useFormats();
  const { status, actions, refunded_fen: refundedFen, cancel_note: note } = service;
  if (status === 'pending_payment')
    return (
      <Text size="sm">
        {actions.includes('pay') ? (
          <LocalTime at={service.expires_at} text={(by) => t('service.next.pending_payment', { by })} />
        ) : (
          t('service.next.payOver')
        )}
      </Text>
    );
  if (status === 'done')
    return (
      <Text size="sm">
        <LocalTime at={service.done_at ?? service.created_at} text={(by) => t('service.next.done', { by })} />
      </Text>
    );
  return (
    <Stack gap="1">
      <Text size="sm">
        {status === 'cancelled' && refundedFen > 0
          ? t('service.next.refunded', { amount: asYuan(refundedFen) })
          : t(`service.next.${status}`)}
      </Text>
      {note === null ? null : (
        <Text size="sm" tone="muted">
          {t('service.why', { note })}
        </Text>
      )}
    </Stack>
  );
};

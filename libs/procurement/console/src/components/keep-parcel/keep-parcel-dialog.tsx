import { useTranslation } from 'react-i18next';
import { useKeepParcelMutation } from '@caravan/procurement/api';
import type { ArrivedParcel } from '@caravan/procurement/contract';
import { Dialog } from '@caravan/ui-kit';
import { useIdempotencyKey, useToast } from '@caravan/web-core';
import { KeepParcelForm } from './keep-parcel-form.tsx';

/** Keeps a parcel away from the station, such as one without a number. */
export const KeepParcelDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('procurement-console');
  const toast = useToast();
  const [keep] = useKeepParcelMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const send = async (body: ArrivedParcel) => {
    const result = await keep({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('keep.done'));
      onClose();
    }
    return result;
  };
  return (
    <Dialog open onClose={onClose} title={t('keep.title')} size="form" closesBeside={false}>
      <KeepParcelForm send={send} />
    </Dialog>
  );
};

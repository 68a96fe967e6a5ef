import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { useGetServiceOfferQuery } from '@caravan/goods-services/api';
import { type RehearsalOfferProps } from '@caravan/warehouse-packages/api';
import { Button, Link } from '@caravan/ui-kit';
import { lazyPart, useFormats } from '@caravan/web-core';
import type { RehearsalDialogProps } from './rehearsal-dialog.tsx';
import styles from './rehearsal-offer.module.css';

/** Its code loads when it is opened. */
const RehearsalDialog = lazyPart<RehearsalDialogProps>(
  async () => (await import('./rehearsal-dialog.tsx')).RehearsalDialog,
);

/** Offers to have the goods packed before their shipping is paid; leads to a rehearsal that is under way. */
export const RehearsalOffer = ({ items, ...wish }: RehearsalOfferProps) => {
  const { t } = useTranslation('goods-services');
  const { asYuan } = useFormats();
  const { data: offer } = useGetServiceOfferQuery();
  const [isOpen, setOpen] = useState(false);
  const open = items.flatMap(({ services }) => services).find(({ kind }) => kind === 'rehearsal');
  if (open)
    return (
      <Link to={warehousePackagesPaths.serviceDetail.href({ number: open.number })}>
        {t('rehearsal.open', { number: open.number })}
      </Link>
    );
  if (!offer) return null;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {t('rehearsal.offer')}{' '}
        <span className={styles.purpose}>{t('rehearsal.purpose', { amount: asYuan(offer.rehearsal_fen) })}</span>
      </Button>
      {isOpen ? <RehearsalDialog items={items} {...wish} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

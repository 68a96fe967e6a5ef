import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {} from '@caravan/account/api';
import { Icon, VisuallyHidden } from '@caravan/ui-kit';
import { useCountry, useCurrency, useFormats, useLazySlot } from '@caravan/web-core';
import styles from './place.module.css';

export interface PlaceButtonProps {
  /** `bar` shows only codes, for the header. */
  look?: 'field' | 'bar';
}

/** The country to which goods shall go and the currency beside CNY; opens the dialog in which both are changed. */
export const PlaceButton = ({ look = 'field' }: PlaceButtonProps) => {
  const { t } = useTranslation('app-layout');
  const { country: nameOf } = useFormats();
  const { country } = useCountry();
  const [currency] = useCurrency();
  const Dialog = useLazySlot('placeDialog');
  const [isOpen, setOpen] = useState(false);
  const place = country && (look === 'bar' ? country : nameOf(country));
  return (
    <>
      <button
        type="button"
        className={styles.place}
        data-look={look}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="pin" size="sm" />
        <VisuallyHidden>{t('place.label')}</VisuallyHidden>
        {[place ?? (look === 'bar' ? null : t('place.noCountry')), currency ?? 'CNY'].filter(Boolean).join(' · ')}
      </button>
      {isOpen && Dialog ? <Dialog onClose={() => setOpen(false)} /> : null}
    </>
  );
};

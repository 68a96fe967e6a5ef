import { useHydrated } from '@caravan/ui-kit';
import type { CouponFieldProps } from '@caravan/promotions/api';
import { useLazySlot } from '@caravan/web-core';
import styles from './coupon-field.module.css';

/** The field for a coupon, which loads after the page; its line is there from the start. */
export const CouponField = (props: CouponFieldProps) => {
  const Field = useLazySlot('couponField');
  const isHydrated = useHydrated();
  return <div className={styles.line}>{isHydrated && Field ? <Field {...props} /> : null}</div>;
};

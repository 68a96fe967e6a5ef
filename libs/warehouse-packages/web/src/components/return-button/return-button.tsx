import type { ReturnButtonProps } from '@caravan/warehouse-packages/api';
import { useLazySlot } from '@caravan/web-core';

/** The button to return goods in the warehouse, which the feature of returns puts here. */
export const ReturnButton = (props: ReturnButtonProps) => {
  const Button = useLazySlot('returnButton');
  return Button ? <Button {...props} /> : null;
};

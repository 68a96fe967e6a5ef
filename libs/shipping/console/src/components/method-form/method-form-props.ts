import type { ShippingMethodChange } from '@caravan/shipping/contract';
import type { ContractForm } from '@caravan/web-core/forms';

export interface MethodFieldsProps {
  form: ContractForm<ShippingMethodChange, ShippingMethodChange>;
}

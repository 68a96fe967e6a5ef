import { useTranslation } from 'react-i18next';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Heading, Stack } from '@caravan/ui-kit';
import { useCreateShippingMethodMutation } from '@caravan/shipping/api/staff';
import type { NewShippingMethod, ShippingMethodChange } from '@caravan/shipping/contract';
import { useNavigate, useToast, type PageContext, type PageMeta } from '@caravan/web-core';
import { MethodForm } from '../../components/method-form/method-form.tsx';

export const meta = ({ t }: PageContext<'shipping-console'>): PageMeta => ({ title: t('methods.add') });

const emptyMethod: ShippingMethodChange = {
  name: { en: '', zh: '' },
  carrier: '',
  tracking_url: '',
  zones: [{ countries: [], eta_min_days: 7, eta_max_days: 14, first_fen: 0, further_fen: 0, customs_fen: 0 }],
  min_g: 0,
  max_g: 30_000,
  max_side_mm: 1_500,
  max_girth_mm: null,
  divisor: null,
  packing_g: 200,
  max_value_fen: null,
  restrictions: [],
  active: false,
};

/** A new shipping method begins at once. */
const newMethod = (method: ShippingMethodChange): NewShippingMethod => {
  const body = { ...method };
  delete body.effective_from;
  return body;
};

/** A new shipping method, which shoppers see once it is offered. */
export const Page = () => {
  const { t } = useTranslation('shipping-console');
  const navigate = useNavigate();
  const toast = useToast();
  const [create] = useCreateShippingMethodMutation();
  const send = async (method: ShippingMethodChange) => {
    const result = await create({ body: newMethod(method) });
    if (result.data) {
      toast.show(t('methods.saved'));
      void navigate(warehouseConsolePaths.method.href({ id: result.data.id }), { replace: true });
    }
    return result;
  };
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('methods.add')}
      </Heading>
      <MethodForm method={emptyMethod} onSend={send} />
    </Stack>
  );
};

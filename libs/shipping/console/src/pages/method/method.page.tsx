import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Banner, Button, ButtonLink, DetailSkeleton, ErrorView, Heading, Row, Stack } from '@caravan/ui-kit';
import { useListShippingMethodsQuery, useUpdateShippingMethodMutation } from '@caravan/shipping/api/staff';
import type { ShippingMethod, ShippingMethodChange } from '@caravan/shipping/contract';
import {
  LoadFailed,
  LocalDay,
  useLanguage,
  useParams,
  useToast,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { MethodForm } from '../../components/method-form/method-form.tsx';
import { methodChange, newestVersion } from '../../lib/method-change.ts';

export const meta = ({ t }: PageContext<'shipping-console'>): PageMeta => ({ title: t('methods.title') });

/** The version that the form starts from: the current one, or one of the future. */
const Editor = ({ method }: { method: ShippingMethod }) => {
  const { t } = useTranslation('shipping-console');
  const language = useLanguage();
  const toast = useToast();
  const [update] = useUpdateShippingMethodMutation();
  const [planned, setPlanned] = useState<ShippingMethod['scheduled'][number]>();
  const send = async (body: ShippingMethodChange, seen: { version?: number }) => {
    const result = await update({ params: { id: method.id }, body, version: newestVersion(method), ...seen });
    if (result.data) {
      toast.show(t('methods.saved'));
      setPlanned(undefined);
    }
    return result;
  };
  return (
    <Stack gap="4">
      <Row gap="3" justify="between" wrap>
        <Heading level={1} size="xl">
          {textIn(method.name, language)}
        </Heading>
        <ButtonLink variant="secondary" to={warehouseConsolePaths.methodSheet.href({ id: method.id })}>
          {t('sheet.title')}
        </ButtonLink>
      </Row>
      {method.sheet ? <Banner tone="info">{t('sheet.inForce')}</Banner> : null}
      {method.scheduled.map((one) => (
        <Banner key={one.version} tone="info">
          <Row gap="3" wrap>
            <LocalDay at={one.effective_from} text={(day) => t('methods.planned', { day })} />
            <Button size="sm" variant="secondary" disabled={planned === one} onClick={() => setPlanned(one)}>
              {t('methods.editPlanned')}
            </Button>
          </Row>
        </Banner>
      ))}
      <MethodForm
        key={planned?.version}
        id={method.id}
        version={newestVersion(method)}
        method={planned ? methodChange(planned, planned.effective_from) : methodChange(method, null)}
        onSend={send}
      />
    </Stack>
  );
};

/** A shipping method with its prices. */
export const Page = () => {
  const { t } = useTranslation('shipping-console');
  const { id } = useParams();
  const { data, isError, refetch } = useListShippingMethodsQuery(undefined);
  if (isError && !data) return <LoadFailed title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  const method = data.find((one) => one.id === id);
  return method ? (
    <Editor key={id} method={method} />
  ) : (
    <ErrorView level={1} status={404} title={t('methods.missing')} />
  );
};

import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import type { RehearsedGoods } from '@caravan/warehouse-packages/api';
import { type PackingKind, type StoreItem } from '@caravan/warehouse-packages/contract';
import type { CouponFieldProps } from '@caravan/promotions/api';
import { Heading, Link, Page, Row, Stack } from '@caravan/ui-kit';
import { useLanguage, useLazySlot, useNavigation } from '@caravan/web-core';
import { LazyLine, useWatch } from '@caravan/web-core/forms';
import type { ChosenItemsState } from '../../lib/use-chosen-items.ts';
import { freightOf } from '../../lib/line-fee.ts';
import { usePackForm, valueOf } from '../../lib/use-pack-form.ts';
import { usePack } from '../../lib/use-pack.ts';
import { useQuote } from '../../lib/use-quote.ts';
import { useServices } from '../../lib/use-services.ts';
import { warehousesOf } from '../../lib/warehouses-of.ts';
import { PackLandedCost } from '../landed-cost/pack-landed-cost.tsx';
import { AddressPart } from '../address-choice/address-part.tsx';
import { SplitOffer } from '../split/split-offer.tsx';
import { InsuranceChoice } from './insurance-choice.tsx';
import { PackDetails } from './pack-details.tsx';
import { PackGoods } from './pack-goods.tsx';
import { PackMethods } from './pack-methods.tsx';
import { PackerWishes } from './packer-wishes.tsx';
import { PackTerms, PackTotal } from './pack-summary.tsx';

export interface PackViewProps extends Pick<ChosenItemsState, 'someGone' | 'reload'> {
  items: readonly StoreItem[];
  /** The packing rehearsal by which the goods are packed. */
  rehearsed?: RehearsedGoods | undefined;
  /** The shipping method that is chosen at first, if it carries the goods. */
  line?: string | undefined;
}

const nothing: readonly string[] = [];
const noKinds: readonly PackingKind[] = [];

/** The packing page: goods, destination, shipping method and cost. All values stay when the server refuses. */
export const PackView = ({ items, someGone, reload, rehearsed, line: named }: PackViewProps) => {
  const { t } = useTranslation('warehouse-packages');
  const isLeaving = useNavigation().state !== 'idle';
  const Offer = useLazySlot('rehearsalOffer');
  const formId = useId();
  const saveNumber = useRef<(() => Promise<boolean>) | null>(null);
  const form = usePackForm(valueOf(items, useLanguage()));
  const addressId = useWatch({ control: form.control, name: 'address_id' });
  const lineId = useWatch({ control: form.control, name: 'line_id' });
  const note = useWatch({ control: form.control, name: 'packing_note' });
  const isBlocked = someGone || items.some((item) => !item.packable) || warehousesOf(items).length > 1;
  const ids = items.map(({ id }) => id);
  const services = useServices(form, rehearsed?.number);
  const [code, setCode] = useState<string>();
  const {
    quotes: answered,
    problem,
    outdated,
    requote,
  } = useQuote(isBlocked ? nothing : ids, {
    addressId,
    services: services.chosen,
    coupon: code,
  });
  const quotes = isBlocked ? undefined : answered;
  const pack = usePack({ ids, form, addressId, lineId, named, services, quotes, requote, reload });
  const { line, priceFen, coupon, before, send } = pack;
  const readOffered = useEffectEvent(services.reload);
  useEffect(() => {
    if (problem === 'services') readOffered();
  }, [problem]);
  // A tax number that was typed and not saved goes first: the package takes over what its address has.
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (saveNumber.current && !(await saveNumber.current())) return;
    await form.submit(send)(event);
  };
  return (
    <>
      <Page space="bar">
        <Stack gap="3">
          <Row gap="1" align="baseline" justify="between" wrap>
            <Heading level={1}>{t('pack.title')}</Heading>
            <Link to={warehousePackagesPaths.store.href()}>{t('pack.back')}</Link>
          </Row>
          <PackGoods
            items={items}
            someGone={someGone}
            action={
              rehearsed || isBlocked || addressId === '' ? null : (
                <SplitOffer ids={ids} destination={{ address_id: addressId }} onOutdated={() => void reload()} />
              )
            }
          />
          {rehearsed?.notice(problem === 'rehearsal')}
          <AddressPart form={form} chosen={addressId} saveTyped={saveNumber} />
          <form id={formId} method="post" noValidate onSubmit={(event) => void submit(event)}>
            <Stack gap="3">
              <PackMethods
                quotes={quotes}
                problem={isBlocked ? 'goods' : problem}
                addressId={addressId}
                field={form.field('line_id')}
                chosen={line?.id ?? ''}
                action={
                  rehearsed || isBlocked || !Offer ? null : (
                    <Offer items={items} kinds={services.chosen.packing_options ?? noKinds} note={note} />
                  )
                }
                onRetry={() => {
                  services.reload();
                  void requote();
                }}
              />
              <PackDetails field={form.field}>
                <PackLandedCost control={form.control} items={items} addressId={addressId} line={line} />
                <InsuranceChoice
                  control={form.control}
                  offered={services.insurance}
                  chosen={services.chosen.insurance_id}
                />
                <PackerWishes
                  control={form.control}
                  field={form.field}
                  offered={services.packing}
                  chosen={services.chosen.packing_options ?? noKinds}
                  hasNote={note !== ''}
                />
                {quotes?.coupons || coupon ? (
                  <LazyLine
                    slot="couponField"
                    props={
                      {
                        target: 'shipping',
                        priceFen: line ? freightOf(line) : null,
                        coupon,
                        busy: outdated,
                        onChange: setCode,
                      } satisfies CouponFieldProps
                    }
                  />
                ) : null}
              </PackDetails>
              <PackTerms line={line} priceFen={priceFen} before={before} />
            </Stack>
          </form>
        </Stack>
      </Page>
      <PackTotal line={line} priceFen={priceFen} busy={form.busy || isLeaving || outdated} form={formId} />
    </>
  );
};

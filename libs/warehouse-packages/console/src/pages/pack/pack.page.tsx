import '@caravan/customs/api/staff';
import { useTranslation } from 'react-i18next';
import { CodeField, GoodsCard, StationPage, PackingWish, boxWords, useAskedCode } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Badge, Banner, Button, ButtonLink, Row, Stack } from '@caravan/ui-kit';
import { useLazySlot, type PageContext, type PageMeta } from '@caravan/web-core';
import { PrintButton } from '../../components/print-button.tsx';
import { usePacking, type PackingStation } from './use-packing.ts';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('pack.title') });

const undecidedTexts = {
  customs: 'pack.undeclaredText',
  declaration: 'pack.unwrittenText',
  failed: 'pack.failedText',
  missing: 'pack.searchedText',
} as const;

/** Where on the cart the goods of the package on the table are. */
const Slot = ({ cart, number }: { cart: NonNullable<PackingStation['cart']>; number: string }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const slot = cart.slots.find((one) => one.number === number)?.slot;
  return slot ? <Badge tone="brand">{t('pack.slot', { slot, number })}</Badge> : null;
};

/** The station where goods get into their box. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const { signal, undo, parcel, scanned, packed, undecided, undecidedFor, cart, read, clear } = usePacking();
  useAskedCode('package', parcel?.number, read);
  const Papers = useLazySlot('packagePapers');
  return (
    <StationPage
      title={t('pack.title')}
      backTo={warehouseConsolePaths.picks.href()}
      signal={signal}
      idle={{ word: t('pack.idle'), text: t('pack.idleText') }}
      undo={undo}
      actions={
        parcel ? (
          <Button size="lg" variant="secondary" onClick={clear}>
            {t('pack.clear')}
          </Button>
        ) : null
      }
    >
      <CodeField label={t(parcel ? 'pack.codeGoods' : 'pack.codePackage')} onCode={read} />
      {packed ? (
        <PrintButton
          labels={{ kind: 'package', refs: [packed], size: '100x150' }}
          text={t('pack.print', { number: packed })}
        />
      ) : null}
      {packed && Papers ? <Papers number={packed} /> : null}
      {undecided ? (
        <Banner
          tone="danger"
          action={
            <ButtonLink variant="secondary" to={warehouseConsolePaths.packageDetail.href({ number: undecided })}>
              {t('pack.decide', { number: undecided })}
            </ButtonLink>
          }
        >
          {t(undecidedTexts[undecidedFor ?? 'failed'])}
        </Banner>
      ) : null}
      {parcel ? (
        <PackingWish kinds={parcel.packing_options?.map(({ kind }) => kind) ?? []} note={parcel.packing_note} />
      ) : null}
      {cart?.slots.length && !parcel ? (
        <Row gap="2" wrap>
          {cart.slots.map(({ slot, number }) => (
            <Button key={number} variant="secondary" onClick={() => read(slot)}>
              {t('pack.slot', { slot, number })}
            </Button>
          ))}
        </Row>
      ) : null}
      {parcel && cart ? <Slot cart={cart} number={parcel.number} /> : null}
      {parcel?.rehearsal ? <Banner title={t('packages.rehearsed')}>{boxWords(parcel.rehearsal)}</Banner> : null}
      <Stack gap="2" as="ul">
        {parcel?.items.map((item) => (
          <li key={item.id}>
            <GoodsCard goods={item} number={item.number} bin={item.bin}>
              <Row>
                <Badge tone={scanned.includes(item.number) ? 'success' : 'neutral'}>
                  {t(scanned.includes(item.number) ? 'pack.scanned' : 'pack.missing')}
                </Badge>
              </Row>
            </GoodsCard>
          </li>
        ))}
      </Stack>
    </StationPage>
  );
};

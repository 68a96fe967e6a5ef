import { useTranslation } from 'react-i18next';
import { CodeField, GoodsCard, StationPage } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Loading, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { PrintButton } from '../../components/print-button.tsx';
import { usePicking, type PickLine, type Picking } from './use-picking.ts';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('pick.title') });

const goodsOf = ({ name, spec, image, quantity }: PickLine) => ({ name, spec, image, quantity });

/** The goods of a list in walking order, those to pick before those in the trolley. */
const PickLines = ({ pick, wanted, isPicked, isCancelled }: Picking) => {
  const { t } = useTranslation('warehouse-packages-console');
  const others = pick?.lines.filter((line) => !wanted.includes(line)) ?? [];
  return (
    <Stack gap="2" as="ol">
      {[...wanted, ...others].map((line) => (
        <li key={line.item_id}>
          <GoodsCard goods={goodsOf(line)} number={line.item_number} bin={line.bin} selected={line === wanted[0]}>
            {(line.failed || line.missing) && !isCancelled(line) ? (
              <Text size="sm" tone="danger">
                {t(line.failed ? 'pick.checkFailed' : 'pick.missing')}
              </Text>
            ) : null}
            <Text size="sm" tone={isCancelled(line) ? 'danger' : 'muted'}>
              {isCancelled(line)
                ? t('pick.cancelled', { number: line.package_number })
                : t(isPicked(line) ? 'pick.picked' : 'pick.for', { number: line.package_number, slot: line.slot })}
            </Text>
          </GoodsCard>
        </li>
      ))}
    </Stack>
  );
};

/** The station of a pick list: one walk along the bins. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const { id = '' } = useParams();
  const picking = usePicking(id);
  const { signal, pick, failed, reload, read } = picking;

  return (
    <StationPage
      title={t('pick.title')}
      backTo={warehouseConsolePaths.picks.href()}
      signal={signal}
      idle={{ word: t('pick.idle'), text: t('pick.idleText') }}
      actions={
        <ButtonLink to={warehouseConsolePaths.pack.href({ package: id })} size="lg" icon="box">
          {t('pick.pack')}
        </ButtonLink>
      }
    >
      <CodeField restsHere label={t('pick.code')} onCode={read} />
      {failed ? <LoadFailed part title={t('pick.failed')} onRetry={reload} /> : null}
      {!pick && !failed ? (
        <Loading label={t('loading')}>
          <Skeleton part="2-3" />
        </Loading>
      ) : null}
      {pick ? (
        <>
          <PickLines {...picking} />
          <PrintButton labels={{ kind: 'pick', refs: [pick.id], size: '100x150' }} text={t('pick.print')} />
        </>
      ) : null}
    </StationPage>
  );
};

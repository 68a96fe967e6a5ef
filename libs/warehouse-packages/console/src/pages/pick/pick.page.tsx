import { useTranslation } from 'react-i18next';
import { StationPage, useSignal } from '@caravan/console-core';
import { ButtonLink, Loading, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { useGetPickQuery, useScanPickMutation } from '@caravan/warehouse-packages/api/staff';
import { warehouseConsolePaths, type Pick } from '@caravan/warehouse-packages/contract';
import { LoadFailed, reasonOf, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { CodeField } from '../../components/code-field.tsx';
import { GoodsCard } from '../../components/goods-card.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { messageOf } from '../../lib/message-of.ts';
import { useCodes, type ScannedCode } from '../../lib/use-codes.ts';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('pick.title') });

type Line = Pick['lines'][number];

/** Goods that are still to be picked; those of a cancelled package stay where they are. */
const isWanted =
  ({ packages }: Pick) =>
  (line: Line): boolean =>
    line.picked_at === null &&
    packages.some(({ number, status }) => number === line.package_number && status !== 'cancelled');

const goodsOf = ({ name, spec, image, quantity }: Line) => ({ name, spec, image, quantity });

/** The goods of a list in walking order, those to pick before those in the trolley. */
const PickLines = ({ pick }: { pick: Pick }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const cancelled = new Set(pick.packages.filter(({ status }) => status === 'cancelled').map(({ number }) => number));
  const wanted = pick.lines.filter(isWanted(pick));
  return (
    <Stack gap="2" as="ol">
      {[...wanted, ...pick.lines.filter((line) => !wanted.includes(line))].map((line) => (
        <li key={line.item_id}>
          <GoodsCard goods={goodsOf(line)} number={line.item_number} bin={line.bin} selected={line === wanted[0]}>
            <Text size="sm" tone={cancelled.has(line.package_number) ? 'danger' : 'muted'}>
              {cancelled.has(line.package_number)
                ? t('pick.cancelled', { number: line.package_number })
                : t(line.picked_at ? 'pick.picked' : 'pick.for', { number: line.package_number })}
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
  const [signal, show] = useSignal();
  const { data: pick, isError, refetch } = useGetPickQuery({ params: { id } });
  const [scan] = useScanPickMutation();

  const onCode = async ({ code }: ScannedCode): Promise<void> => {
    const { data, error } = await scan({ params: { id }, body: { code } });
    if (!data) {
      const isWrong = reasonOf(error) === 'wrong_item';
      return show('danger', t(isWrong ? 'pick.wrong' : 'pick.refused'), messageOf(error));
    }
    const next = data.lines.find(isWanted(data));
    show('success', data.left ? t('pick.left', { count: data.left }) : t('pick.done'), next?.bin ?? t('pick.toPack'));
  };
  const read = useCodes({ onCode });

  return (
    <StationPage
      title={t('pick.title')}
      backTo={warehouseConsolePaths.picks.href()}
      signal={signal}
      idle={{ word: t('pick.idle'), text: t('pick.idleText') }}
      actions={
        <ButtonLink to={warehouseConsolePaths.pack.href()} size="lg" icon="box">
          {t('pick.pack')}
        </ButtonLink>
      }
    >
      <CodeField label={t('pick.code')} onCode={read} />
      {isError && !pick ? <LoadFailed part title={t('pick.failed')} onRetry={() => void refetch()} /> : null}
      {!pick && !isError ? (
        <Loading label={t('loading')}>
          <Skeleton part="2-3" />
        </Loading>
      ) : null}
      {pick ? (
        <>
          <PickLines pick={pick} />
          <PrintButton labels={{ kind: 'pick', refs: [pick.id], size: '100x150' }} text={t('pick.print')} />
        </>
      ) : null}
    </StationPage>
  );
};

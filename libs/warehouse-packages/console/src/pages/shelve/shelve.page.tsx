import { useTranslation } from 'react-i18next';
import { CodeField, GoodsCard, StationPage, unknownGoods } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Button, Row, Stack, Text } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { useShelving } from './use-shelving.ts';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('shelve.title') });

/** The station where goods get their bin. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const { signal, undo, goods, bins, elsewhere, bring, read, clear } = useShelving();
  return (
    <StationPage
      title={t('shelve.title')}
      backTo={warehouseConsolePaths.shelf.href()}
      signal={signal}
      idle={{ word: t('shelve.idle'), text: t('shelve.idleText') }}
      undo={undo}
      actions={
        goods.length ? (
          <Button size="lg" variant="secondary" onClick={clear}>
            {t('shelve.clear')}
          </Button>
        ) : null
      }
    >
      <CodeField label={t(goods.length ? 'shelve.codeBin' : 'shelve.codeGoods')} onCode={read} />
      {elsewhere === undefined ? null : (
        <Row>
          <Button variant="secondary" onClick={bring}>
            {t('shelve.brought', { bin: elsewhere })}
          </Button>
        </Row>
      )}
      {bins.length ? (
        <Row gap="2" wrap>
          <Text tone="muted">{t('shelve.otherBins')}</Text>
          {bins.map((bin) => (
            <Button key={bin} variant="secondary" onClick={() => read(bin)}>
              {bin}
            </Button>
          ))}
        </Row>
      ) : null}
      <Stack gap="2" as="ul">
        {goods.map(({ number, item }) => (
          <li key={number}>
            <GoodsCard goods={item ?? unknownGoods} number={number} bin={item ? item.bin : undefined} />
          </li>
        ))}
      </Stack>
    </StationPage>
  );
};

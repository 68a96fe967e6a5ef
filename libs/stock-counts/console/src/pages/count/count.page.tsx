import { useTranslation } from 'react-i18next';
import { CodeField, GoodsCard, StationPage, unknownGoods } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Button, Heading, Row, Stack } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { useCounting } from './use-counting.ts';

export const meta = ({ t }: PageContext<'stock-counts-console'>): PageMeta => ({ title: t('station.title') });

/** The station where the goods of a bin are counted. It does not say what the records expect. */
export const Page = () => {
  const { t } = useTranslation('stock-counts-console');
  const { signal, bin, scanned, others, read, takeOver, takeBack, save, aside } = useCounting();
  return (
    <StationPage
      title={t('station.title')}
      backTo={warehouseConsolePaths.counts.href()}
      signal={signal}
      idle={
        bin === null
          ? { word: t('station.idle'), text: t('station.idleText') }
          : { word: bin, text: t('station.begunNew') }
      }
      actions={
        bin === null ? null : (
          <>
            <Button size="lg" onClick={save}>
              {t('station.save')}
            </Button>
            <Button size="lg" variant="secondary" onClick={aside}>
              {t('station.aside')}
            </Button>
          </>
        )
      }
    >
      <CodeField restsHere label={t(bin === null ? 'station.codeBin' : 'station.codeGoods')} onCode={read} />
      {others ? (
        <Button size="lg" variant="secondary" onClick={takeOver}>
          {t('station.takeOver')}
        </Button>
      ) : null}
      {bin === null ? null : (
        <Heading level={2} size="lg">
          {bin}
        </Heading>
      )}
      <Stack gap="2" as="ul">
        {scanned.map(({ number, goods }) => (
          <li key={number}>
            <GoodsCard goods={goods ?? unknownGoods} number={number} bin={undefined}>
              <Row>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('station.takeBackOne', { number })}
                  onClick={() => takeBack(number)}
                >
                  {t('station.takeBack')}
                </Button>
              </Row>
            </GoodsCard>
          </li>
        ))}
      </Stack>
    </StationPage>
  );
};

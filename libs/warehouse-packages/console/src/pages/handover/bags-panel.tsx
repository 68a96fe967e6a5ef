import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { handoverLimits, type Handover } from '@caravan/warehouse-packages/contract';
import { Badge, Banner, Button, Card, Dialog, Grow, Panel, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import type { Bags } from './use-bags.ts';

type Bag = Handover['bags'][number];

/** Kilograms as they are typed, in grams; null for nothing, undefined for no weight of a bag. */
const gramsOf = (typed: string): number | null | undefined => {
  if (typed === '') return null;
  if (!/^\d{1,3}([.,]\d{1,3})?$/.test(typed)) return undefined;
  const grams = Math.round(Number(typed.replace(',', '.')) * 1000);
  return grams > 0 && grams <= handoverLimits.bagG ? grams : undefined;
};

const SealForm = ({ bag, bags, onDone }: { bag: number; bags: Bags; onDone: () => void }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [seal, setSeal] = useState('');
  const [weight, setWeight] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const grams = gramsOf(weight.trim());
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!seal.trim()) return setFailure(t('bags.sealMissing'));
    if (grams === undefined) return undefined;
    const failed = await bags.seal({ bag, seal: seal.trim(), weight_g: grams });
    return failed === null ? onDone() : setFailure(failed);
  };
  return (
    <form noValidate aria-label={t('bags.sealOf', { bag })} onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <TextField
          label={t('bags.seal')}
          value={seal}
          onChange={(event) => setSeal(event.target.value)}
          required
          maxLength={40}
          autoComplete="off"
        />
        <TextField
          label={t('bags.weight')}
          suffix="kg"
          value={weight}
          onChange={(event) => setWeight(event.target.value)}
          error={grams === undefined ? t('bags.weightWrong') : undefined}
          hint={t('bags.weightHint')}
          inputMode="decimal"
          autoComplete="off"
          numeric
        />
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <Button type="submit" busy={bags.busy}>
          {t('bags.sealIt')}
        </Button>
      </Stack>
    </form>
  );
};

interface BagCardProps {
  bag: Bag;
  count: number;
  isChosen: boolean;
  bags: Bags;
  /** Absent once the hand-over is closed. */
  onChoose: ((bag: number | null) => void) | undefined;
  onSeal: () => void;
}

const BagActions = ({ bag: { number, seal }, count, isChosen, bags, onChoose, onSeal }: BagCardProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  if (!onChoose) return null;
  if (seal !== null)
    return (
      <Button size="sm" variant="ghost" onClick={() => bags.unseal(number)}>
        {t('bags.unseal', { bag: number })}
      </Button>
    );
  return (
    <>
      {isChosen ? (
        <Badge tone="info">{t('bags.chosen')}</Badge>
      ) : (
        <Button size="sm" variant="secondary" onClick={() => onChoose(number)}>
          {t('bags.choose', { bag: number })}
        </Button>
      )}
      <Button size="sm" variant="secondary" disabled={count === 0} onClick={onSeal}>
        {t('bags.sealOf', { bag: number })}
      </Button>
    </>
  );
};

const BagCard = (props: BagCardProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const { number: shown } = useFormats();
  const { number, seal, weight_g: grams } = props.bag;
  const facts = [
    t('bags.packages', { count: props.count }),
    ...(seal === null ? [] : [t('bags.sealed', { seal })]),
    ...(grams === null ? [] : [`${shown(grams / 1000)} kg`]),
  ];
  return (
    <Card as="li" space="tight" tone="outline">
      <Row gap="3" wrap>
        <Grow>
          <Text weight="medium">{t('bags.name', { bag: number })}</Text>
          <Text size="sm" tone="muted">
            {facts.join(' · ')}
          </Text>
        </Grow>
        <BagActions {...props} />
      </Row>
    </Card>
  );
};

interface BagsPanelProps {
  handover: Handover;
  bags: Bags;
  /** The bag that packages are put into. */
  bag: number | null;
  onChoose: ((bag: number | null) => void) | undefined;
}

/** The bags of a hand-over, with the one that packages are put into. */
export const BagsPanel = ({ handover, bags, bag, onChoose }: BagsPanelProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [sealing, setSealing] = useState<number | null>(null);
  if (!onChoose && !handover.bags.length) return null;
  const countOf = (number: number) =>
    handover.packages.filter((one) => one.bag === number && one.outcome !== 'left').length;
  return (
    <Panel title={t('bags.title')}>
      <Stack gap="3">
        {handover.bags.length ? (
          <Stack gap="2" as="ul">
            {handover.bags.map((one) => (
              <BagCard
                key={one.number}
                bag={one}
                count={countOf(one.number)}
                isChosen={one.number === bag}
                bags={bags}
                onChoose={onChoose}
                onSeal={() => setSealing(one.number)}
              />
            ))}
          </Stack>
        ) : null}
        {onChoose ? (
          <Row gap="2" wrap>
            <Button variant="secondary" icon="plus" busy={bags.busy} onClick={bags.add}>
              {t('bags.add')}
            </Button>
            {bag === null ? null : (
              <Button variant="ghost" onClick={() => onChoose(null)}>
                {t('bags.none')}
              </Button>
            )}
          </Row>
        ) : null}
      </Stack>
      {sealing === null ? null : (
        <Dialog open onClose={() => setSealing(null)} title={t('bags.sealOf', { bag: sealing })} size="notice">
          <SealForm bag={sealing} bags={bags} onDone={() => setSealing(null)} />
        </Dialog>
      )}
    </Panel>
  );
};

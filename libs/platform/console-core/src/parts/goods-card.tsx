import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Grow, Image, Row, Stack, Text } from '@caravan/ui-kit';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';

export interface GoodsCardProps {
  goods: { name: string; spec: string; image: string | null; quantity?: number | undefined };
  /** On the label. */
  number: string;
  /** Where it is; null if it has no bin, undefined if unknown. */
  bin: string | null | undefined;
  selected?: boolean;
  /** Below the facts. */
  children?: ReactNode;
}

/** Goods that could not be looked up yet. */
export const unknownGoods = { name: '', spec: '', image: null };

/** Goods as a clerk recognises them: picture, name, pieces, label and bin. */
export const GoodsCard = ({ goods, number, bin, selected = false, children }: GoodsCardProps) => {
  const { t } = useTranslation(consoleCoreNamespace);
  return (
    <Card space="tight" tone="outline" selected={selected}>
      <Row gap="3" align="start">
        <Image src={goods.image ?? undefined} alt="" ratio="1" size="56" fallbackIcon="box" />
        <Grow>
          <Stack gap="1">
            {goods.name ? (
              <Text weight="medium" lines={2}>
                {goods.name}
              </Text>
            ) : null}
            <Text size="sm" tone="muted">
              {[goods.quantity === undefined ? '' : t('goods.pieces', { count: goods.quantity }), goods.spec]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <Text size="sm" numeric>
              {number}
            </Text>
            {children}
          </Stack>
        </Grow>
        <Text size="lg" weight="bold" numeric>
          {bin === null ? t('goods.noBin') : bin}
        </Text>
      </Row>
    </Card>
  );
};

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownParts, type HaulImport, type ShownPart } from '@caravan/haul/contract';
import { haulPaths } from '@caravan/routes';
import {
  ButtonLink,
  EmptyState,
  Heading,
  NotFoundDrawing,
  Page as Column,
  Stack,
  TabLinks,
  Text,
} from '@caravan/ui-kit';
import { LocalDay } from '@caravan/web-core';
import { importedHref } from '../lib/imported-view.ts';

/** Instead of an archive, an order or a parcel that is not here. */
export const MissingArchive = () => {
  const { t } = useTranslation('haul');
  return (
    <Column>
      <EmptyState
        drawing={<NotFoundDrawing />}
        level={1}
        title={t('imported.gone.title')}
        action={<ButtonLink to={haulPaths.archive.href()}>{t('imported.back')}</ButtonLink>}
      >
        {t('imported.gone.text')}
      </EmptyState>
    </Column>
  );
};

export interface ImportedArchiveProps {
  found: HaulImport;
  part: ShownPart;
  children: ReactNode;
}

/** The frame of what an imported archive contains: whose it is, and its parts. */
export const ImportedArchive = ({ found, part, children }: ImportedArchiveProps) => {
  const { t } = useTranslation('haul');
  const shop = found.shop_name;
  const tabs = shownParts.map((one) => ({
    to: importedHref({ id: found.id, part: one }),
    name: t(`parts.${one}`),
    count: found[one],
    current: one === part,
  }));
  return (
    <Column>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{t('imported.title', { shop })}</Heading>
          <Text tone="muted" measure>
            <LocalDay at={found.exported_at} text={(date) => t('imported.note', { shop, date })} />
          </Text>
          {found.photos_pending ? <Text tone="muted">{t('imports.pending')}</Text> : null}
        </Stack>
        <TabLinks label={t('imported.parts')} tabs={tabs} />
        {children}
        <div>
          <ButtonLink to={haulPaths.archive.href()} variant="secondary">
            {t('imported.back')}
          </ButtonLink>
        </div>
      </Stack>
    </Column>
  );
};

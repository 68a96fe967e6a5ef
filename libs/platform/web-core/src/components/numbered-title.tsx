import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton, Heading, Row } from '@caravan/ui-kit';
import { commonNamespace } from '../i18n/common/common-texts.ts';

/** Copies a number or a name and announces whether that worked. */
export const CopyValue = ({ value, label }: { value: string; label: string }) => {
  const { t } = useTranslation(commonNamespace);
  return <CopyButton value={value} label={label} copiedText={t('copied')} failedText={t('copyFailed')} />;
};

export interface NumberedTitleProps {
  title: string;
  number: string;
  copyLabel: string;
  level: 1 | 2;
  id?: string | undefined;
  /** The badge of the current status. */
  badge: ReactNode;
}

/** The heading of an order or a package: its number, a copy button, and its status. */
export const NumberedTitle = ({ title, number, copyLabel, level, id, badge }: NumberedTitleProps) => (
  <Row gap="3" wrap>
    <Row gap="1">
      <Heading level={level} size={level === 1 ? 'xl' : 'sm'} id={id}>
        {title}
      </Heading>
      <CopyValue value={number} label={copyLabel} />
    </Row>
    {badge}
  </Row>
);

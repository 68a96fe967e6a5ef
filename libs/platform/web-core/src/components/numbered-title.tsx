import type { ReactNode } from 'react';
import { CopyButton, Heading, Row } from '@caravan/ui-kit';

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
      <CopyButton value={number} label={copyLabel} />
    </Row>
    {badge}
  </Row>
);

import type { ReactNode } from 'react';
import { Heading, Row } from '@caravan/ui-kit';
import { CopyValue } from './copy-value.tsx';

export interface NumberedTitleProps {
  title: string;
  number: string;
  copyLabel: string;
  level: 1 | 2;
  id?: string | undefined;
  /** Where it stands. */
  badge: ReactNode;
}

/** What an order or a package is called: its number, to be copied, and where it stands. */
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

import type { ReactNode } from 'react';
import { afterSentence } from '@caravan/kernel';
import { Row } from '../layout/row.tsx';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import { Text } from '../text/text.tsx';

/** Who acts next: the shopper, the service, the carrier of a parcel, or no one. */
export type Turn = 'you' | 'us' | 'carrier' | 'nobody';

export interface TurnNoteProps {
  turn: Turn;
  /** The same as text. */
  lead: string;
  /** The next step, and its time. */
  children: ReactNode;
  /** Below the text, such as the time left. */
  below?: ReactNode;
}

const signs: Readonly<Record<Turn, IconName>> = { you: 'user', us: 'store', carrier: 'truck', nobody: 'check' };

/** Who acts next, what they do, and by when. */
export const TurnNote = ({ turn, lead, children, below }: TurnNoteProps) => (
  <Row gap="2" align="start">
    <Icon name={signs[turn]} size="sm" />
    <div>
      <Text size="sm" tone="ink2">
        <Text as="strong" weight="medium" tone="ink">
          {lead}
        </Text>
        {afterSentence(lead)}
        {children}
      </Text>
      {below}
    </div>
  </Row>
);

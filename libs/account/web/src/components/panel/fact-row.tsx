import type { ReactNode } from 'react';
import { Grow, Row, Stack } from '@caravan/ui-kit';

/** A fact and its action; on a small screen they are below each other. */
export const FactRow = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Row gap="4" wrap justify="between">
    <Grow least="240">
      <Stack gap="2" align="start">
        {children}
      </Stack>
    </Grow>
    {action}
  </Row>
);

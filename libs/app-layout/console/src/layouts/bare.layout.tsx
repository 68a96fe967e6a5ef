import { useGetMeQuery } from '@caravan/auth/api/staff';
import { OutboxProvider, StaffMeContext } from '@caravan/console-core';
import type { LayoutProps } from '@caravan/web-core';
import { AskApproval } from '../components/ask-approval/ask-approval.tsx';
import { ConfirmCode } from '../components/confirm-code/confirm-code.tsx';
import { Feedback } from '../components/feedback/feedback.tsx';
import { RoleGate } from '../components/role-gate/role-gate.tsx';

/**
 * A station: the page alone. It waits for the answer to who works here, because what a clerk has in hand is kept by
 * member; without an answer it is shown all the same.
 */
export const BareLayout = ({ children }: LayoutProps) => {
  const { data: me, isLoading } = useGetMeQuery();
  return (
    <StaffMeContext value={me}>
      <OutboxProvider>
        <main id="content" tabIndex={-1}>
          {isLoading ? null : <RoleGate>{children}</RoleGate>}
        </main>
      </OutboxProvider>
      <Feedback />
      <ConfirmCode />
      <AskApproval />
    </StaffMeContext>
  );
};

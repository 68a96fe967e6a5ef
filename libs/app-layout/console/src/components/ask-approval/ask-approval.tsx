import '@caravan/fund-payment/api/staff';
import { useEffect, useState } from 'react';
import { useAppDispatch, useLazySlot, type AppThunk, type RefusedCall } from '@caravan/web-core';

/** Offers the dialog when a step of staff needs a second person. */
const answerCalls =
  (ask: ((refused: RefusedCall) => void) | undefined): AppThunk =>
  (_dispatch, _getState, environment) => {
    if (ask) environment.askForApproval = ask;
    else delete environment.askForApproval;
  };

/** The dialog that asks a colleague to approve a step above the owner's limit. */
export const AskApproval = () => {
  const dispatch = useAppDispatch();
  const Slot = useLazySlot('askApproval');
  const [refused, setRefused] = useState<RefusedCall>();
  useEffect(() => {
    dispatch(answerCalls(setRefused));
    return () => dispatch(answerCalls(undefined));
  }, [dispatch]);
  return Slot && refused ? <Slot refused={refused} onClose={() => setRefused(undefined)} /> : null;
};

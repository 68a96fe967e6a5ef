import '@caravan/auth/api/staff';
import { useEffect, useState } from 'react';
import { useAppDispatch, useLazySlot, type AppThunk } from '@caravan/web-core';

/** Opens auth's dialog when a call needs a recent code. */
const answerCalls =
  (ask: (() => void) | undefined): AppThunk =>
  (_dispatch, _getState, environment) => {
    if (ask) environment.askForCode = ask;
    else delete environment.askForCode;
  };

/** The dialog for calls about money, roles and prices, which need a code of at most ten minutes ago. */
export const ConfirmCode = () => {
  const dispatch = useAppDispatch();
  const Slot = useLazySlot('confirmCode');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    dispatch(answerCalls(() => setOpen(true)));
    return () => dispatch(answerCalls(undefined));
  }, [dispatch]);
  return Slot && isOpen ? <Slot open onClose={() => setOpen(false)} /> : null;
};

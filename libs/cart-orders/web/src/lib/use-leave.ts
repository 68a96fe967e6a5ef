import { useEffect, useState } from 'react';
import { useNavigate, useNavigation } from '@caravan/web-core';

export interface Leave {
  /** On the way, or waiting to be. */
  isLeaving: boolean;
  leaveFor: (path: string) => void;
}

/** Goes to another page, but not before what was changed here a moment ago is saved: the page to come counts on it. */
export const useLeave = (isSaving: boolean): Leave => {
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const [path, leaveFor] = useState<string>();
  useEffect(() => {
    if (path === undefined || isSaving) return;
    void navigate(path);
    leaveFor(undefined);
  }, [isSaving, navigate, path]);
  return { isLeaving: path !== undefined || isNavigating, leaveFor };
};

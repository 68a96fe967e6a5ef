import { useEffect, useState } from 'react';
import { useNavigate, useNavigation } from '@caravan/web-core';

export interface Leave {
  /** Navigating, or waiting for changes to be saved. */
  isLeaving: boolean;
  leaveFor: (path: string) => void;
}

/** Navigates after the latest changes are saved, because the next page depends on them. */
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

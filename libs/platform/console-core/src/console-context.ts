import type { StaffRole } from '@caravan/kernel';
import { createContext, useContext } from 'react';
import type { ConsoleFeature } from './manifest.ts';

/** The features of the console, for its navigation and its queues. */
export const ConsoleFeaturesContext = createContext<readonly ConsoleFeature[]>([]);

export const useConsoleFeatures = (): readonly ConsoleFeature[] => useContext(ConsoleFeaturesContext);

/** The member of staff who is logged in. */
export interface StaffMe {
  id: string;
  email: string;
  /** The name that colleagues see; null without one. */
  name: string | null;
  roles: readonly StaffRole[];
}

/** Undefined until it is known. */
export const StaffMeContext = createContext<StaffMe | undefined>(undefined);

export const useStaffMe = (): StaffMe | undefined => useContext(StaffMeContext);

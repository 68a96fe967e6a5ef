/** The goal of a plan for several parcels: the lowest fee, everything there soonest, or no duty (specification 28). */
export const splitGoals = ['cost', 'speed', 'duty_free'] as const;
export type SplitGoal = (typeof splitGoals)[number];

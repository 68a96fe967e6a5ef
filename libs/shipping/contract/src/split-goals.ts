/** A plan for several parcels aims at the lowest fee, at everything there soonest, or at no duty (specification 28). */
export const splitGoals = ['cost', 'speed', 'duty_free'] as const;
export type SplitGoal = (typeof splitGoals)[number];

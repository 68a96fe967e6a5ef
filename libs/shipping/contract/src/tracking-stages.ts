/**
 * Where a shipped package is, in the order of a usual journey (specification 35.3). A tracking event that none of them
 * describes has no stage.
 */
export const trackingStages = [
  'info_received',
  'picked_up',
  'departed',
  'arrived',
  'customs',
  'customs_held',
  'customs_cleared',
  'pickup',
  'out_for_delivery',
  'failed_attempt',
  'delivered',
  'exception',
  'returning',
  'returned',
] as const;
export type TrackingStage = (typeof trackingStages)[number];

/** The stages at which the shopper can do something; pages say what. */
export const helpedStages = [
  'customs_held',
  'pickup',
  'failed_attempt',
  'exception',
  'returning',
  'returned',
] as const satisfies readonly TrackingStage[];
export type HelpedStage = (typeof helpedStages)[number];

/** The stages with which a journey ends: a tracking service is not asked again. */
export const lastStages = ['delivered', 'returned'] as const satisfies readonly TrackingStage[];

/**
 * How a tracking service follows a package: it was not told yet, it follows, it did not take the number, or it has been
 * told to stop.
 */
export const followStates = ['pending', 'registered', 'refused', 'stopping', 'stopped'] as const;
export type FollowState = (typeof followStates)[number];

/** The hours without news from a tracking service after which it is asked. */
export const trackingQuietHours = 6;
/** The days without news after which the service has to stop following a package. */
export const trackingSilentDays = 60;

/** A count of a bin is open while it is scanned, and waits for a decision if it found differences. */
export const countStates = ['open', 'to_decide', 'done'] as const;
export type CountState = (typeof countStates)[number];

/** How what was scanned differs from the records. */
export const differenceKinds = ['missing', 'found', 'wrong_bin'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A second person decides about a difference. */
export const countDecisions = ['confirm', 'again'] as const;
export type CountDecision = (typeof countDecisions)[number];

/** `moved` if the goods were moved by a regular step before the decision. */
export const differenceOutcomes = ['confirmed', 'again', 'moved'] as const;
export type DifferenceOutcome = (typeof differenceOutcomes)[number];

/** Where the records say that scanned goods are. */
export const recordedPlaces = ['here', 'other_bin', 'no_bin', 'missing'] as const;
export type RecordedPlace = (typeof recordedPlaces)[number];

/** The most decisions in one call. */
export const maxCountDecisions = 1_000;

/** The services through which labels of many carriers are bought. */
export const carrierServices = ['easypost', 'shippo'] as const;
export type CarrierService = (typeof carrierServices)[number];

/**
 * How far a label is. `asked`: it is being bought · `bought` · `failed`: certainly nothing was bought · `unknown`: the
 * answer was lost, and is looked for · `voiding`: the carrier was asked for the money · `voided`: it costs nothing ·
 * `kept`: the carrier keeps the money.
 */
export const labelStates = ['asked', 'bought', 'failed', 'unknown', 'voiding', 'voided', 'kept'] as const;
export type LabelState = (typeof labelStates)[number];

/** States in which a package has this label: it gets no other one. */
export const openLabelStates = ['asked', 'bought', 'unknown'] as const satisfies readonly LabelState[];

/**
 * How far a manifest is. `asked`: it is being made · `made` · `failed`: the service made none · `unknown`: the answer was
 * lost, and is looked for.
 */
export const manifestStates = ['asked', 'made', 'failed', 'unknown'] as const;
export type ManifestState = (typeof manifestStates)[number];

/** The picture, page or printer language in which a label is bought. */
export const labelFormats = ['png', 'pdf', 'zpl'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** Why a service does nothing for us now. None of them concerns one parcel. */
export const carrierTroubles = ['unreachable', 'rate', 'key', 'money', 'bad_answer'] as const;
export type CarrierTrouble = (typeof carrierTroubles)[number];

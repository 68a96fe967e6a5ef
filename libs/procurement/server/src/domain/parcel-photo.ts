/** The path of a photo of a parcel. */
export const parcelPhotoAddress = (id: string): string => `/v1/parcels/photos/${id}`;

/** The file of a photo of a parcel. */
export const parcelPhotoFile = (id: string): string => `parcel-photos/${id}.webp`;

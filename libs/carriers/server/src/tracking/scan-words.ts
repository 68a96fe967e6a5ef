const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** The time of a scan; undefined for anything but a date and a time of day with a zone. */
export const timeOf = (text: string): Date | undefined => {
  const at = zoned.test(text) ? new Date(text) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
};

interface Place {
  city?: string | null | undefined;
  state?: string | null | undefined;
  country?: string | null | undefined;
}

/** Such as `Houston, TX, US`, without what the service does not know. */
export const placeOf = (place: Place | null | undefined): string =>
  [place?.city, place?.state, place?.country].filter(Boolean).join(', ');

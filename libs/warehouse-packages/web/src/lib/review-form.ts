import type { StandardSchemaV1 } from '@caravan/kernel';
import { maxReviewPictureBytes, warehousePackagesReasons, type NewReview } from '@caravan/warehouse-packages/contract';

/** The values of a review's fields. */
export interface ReviewValues {
  text: string;
  anonymous: boolean;
  image: File | undefined;
}

export const reviewReasons = warehousePackagesReasons;

/** Types of pictures for a review (specification 19.6). */
export const pictureTypes = ['image/gif', 'image/jpeg', 'image/png'] as const;

/** Why a picture is refused, as far as a browser can check; the server checks its bytes. */
export const pictureFault = (
  picture: Pick<File, 'type' | 'size'>,
): 'not_a_picture' | 'picture_too_large' | undefined => {
  if (!pictureTypes.some((type) => type === picture.type)) return 'not_a_picture';
  return picture.size > maxReviewPictureBytes ? 'picture_too_large' : undefined;
};

/** The contract's schema of a review; it also checks the picture before it is sent. */
export const reviewSchema = (
  newReview: StandardSchemaV1<unknown, NewReview>,
): StandardSchemaV1<unknown, NewReview> => ({
  '~standard': {
    version: 1,
    vendor: newReview['~standard'].vendor,
    validate: async (typed) => {
      const { image, ...rest } = typed as ReviewValues;
      const result = await newReview['~standard'].validate({ ...rest, ...(image ? { image } : {}) });
      const fault = image && pictureFault(image);
      return fault ? { issues: [...(result.issues ?? []), { message: fault, path: ['image'] }] } : result;
    },
  },
});

/** Refusals that concern a picture. */
export const pictureReasons: ReadonlySet<string | undefined> = new Set([
  'not_a_picture',
  'picture_too_large',
  'too_many_pixels',
  'too_large',
]);

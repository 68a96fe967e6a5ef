import type { StandardSchemaV1 } from '@caravan/kernel';
import { maxReviewPictureBytes, warehousePackagesReasons, type NewReview } from '@caravan/warehouse-packages/contract';

/** What the fields of a review hold. */
export interface ReviewValues {
  text: string;
  anonymous: boolean;
  image: File | undefined;
}

export const reviewReasons = warehousePackagesReasons;

/** Kinds of pictures that may go with a review (storefront.md 5). */
export const pictureTypes = ['image/gif', 'image/jpeg', 'image/png'] as const;

/** Why a picture cannot go along, as far as a browser can tell; the server looks at its bytes. */
export const pictureFault = (picture: Pick<File, 'type' | 'size'>): 'not_a_picture' | 'picture_too_large' | undefined => {
  if (!pictureTypes.some((type) => type === picture.type)) return 'not_a_picture';
  return picture.size > maxReviewPictureBytes ? 'picture_too_large' : undefined;
};

/** The contract's schema of a review, which also looks at the picture before it is sent. */
export const reviewSchema = (newReview: StandardSchemaV1<unknown, NewReview>): StandardSchemaV1<unknown, NewReview> => ({
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

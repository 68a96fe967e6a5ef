/** From where on the way back is offered, in px (storefront.md 9). */
export const backToTopFrom = 300;

/** Time between two steps, in ms (storefront.md 9). */
export const backToTopEvery = 20;

/** Where the page stands after one step: a fifth of the rest is gone, and the last pixel is not halved for ever. */
export const stepToTop = (offset: number): number => (offset <= 1 ? 0 : Math.floor(offset - offset / 5));

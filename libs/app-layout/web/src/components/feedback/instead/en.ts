/** An alternative for visitors to a feature that is not open. */
export const instead = 'Until then: each product page shows the price to your door, and you can write to us.';

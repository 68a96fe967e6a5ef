export const texts = {
  amount_invalid: 'Please enter an amount such as 12.50',
  not_a_picture: 'Please choose a gif, jpg or png picture',
  too_many_pixels: 'The picture must be at most 40 megapixels',
};

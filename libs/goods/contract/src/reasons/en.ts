export const texts = {
  link_not_understood: 'There is no product link in this text. Paste the link of a product page',
  goods_unavailable: 'We couldn’t read this link. Fill in the details and we’ll buy it for you',
  favourites_full: 'You have {max} favourites. Please remove one first',
};

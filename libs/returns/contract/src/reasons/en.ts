export const texts = {
  return_window_closed: 'Goods can be returned within {days} days after they arrived',
  whole_items_only: 'These goods are returned together: {quantity} pieces',
};

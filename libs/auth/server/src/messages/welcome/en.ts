export const words = {
  title: 'Welcome',
  body: [
    'Paste the link of a product from any Chinese shop: we buy it for you and keep it in our warehouse, the first 30 days free of charge.',
    'When everything has arrived, you have it sent in one parcel. What you pay comes in two parts: first the goods, later the shipping.',
    'Messages like this one tell you what happens with your orders and parcels.',
  ],
};

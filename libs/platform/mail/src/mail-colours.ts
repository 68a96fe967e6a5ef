/**
 * The product's colours as a mail needs them: written out, since a mail has no style sheet to take them from. They are those of the
 * storefront, which no server part can import.
 */
export const light = {
  canvas: '#F6F8F7',
  surface: '#FFFFFF',
  border: '#D9E1DE',
  ink: '#10201F',
  ink2: '#394947',
  muted: '#586765',
  brand: '#0B5F66',
  onBrand: '#FFFFFF',
  route: '#F5B23D',
};

export const dark: typeof light = {
  canvas: '#0D1514',
  surface: '#141E1D',
  border: '#2C3B39',
  ink: '#EFF5F3',
  ink2: '#CBD7D4',
  muted: '#98A8A5',
  brand: '#4EC2C4',
  onBrand: '#06211F',
  route: '#F7C163',
};

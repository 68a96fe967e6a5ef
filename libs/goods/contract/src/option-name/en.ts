/** The options that shops commonly have. */
export const words = {
  colour: 'Colour',
  size: 'Size',
  style: 'Style',
  model: 'Model',
  material: 'Material',
  capacity: 'Capacity',
  flavour: 'Flavour',
  length: 'Length',
  type: 'Type',
  set: 'Set',
};

/** Packing options and insurance of a package. */
export const parcelServiceTexts = {
  packing: {
    title: 'Packing options',
    choose: 'Choose packing options',
    chosen_one: '{{count}} packing option: {{amount}}',
    chosen_other: '{{count}} packing options: {{amount}}',
    hint: 'Our packers do what you choose; its price is part of the fee.',
    free: 'Free',
    one: '{{name}} · {{price}}',
    kind: {
      remove_boxes: 'Remove shoe boxes and outer packaging',
      vacuum: 'Vacuum packing',
      corner_protection: 'Corner protection',
      moisture_bag: 'Moisture-proof bag',
      gift: 'Gift: no invoices or prices in the parcel',
    },
  },
  insurance: {
    title: 'Insurance',
    choose: 'Insure the parcel',
    chosen: 'Insurance {{name}}: {{amount}}',
    hint: 'Pays what is lost, damaged or missing, up to the cover and never more than the declared value.',
    none: 'No insurance',
    one: '{{name}} · {{fee}}',
    covers: 'Covers up to {{amount}}',
  },
};

export const texts = {
  no_sender: 'Enter the sender under Carriers first',
  no_carrier: 'No carrier service is set up',
  label_open: 'This package has a label already. Void it before another one is bought',
  rates_outdated: 'The package or the prices have changed. Ask for the prices again',
  format_missing: 'The carrier does not have this label in that format',
  not_latin: 'Please use Latin letters: carriers print no others',
  nothing_to_list: 'No package of this hand-over leaves with a label that is in no manifest',
  manifest_unreachable: 'The manifest cannot be fetched now. Please try again shortly',
  label_unreachable: 'The carrier’s label cannot be fetched now. Please try again shortly',
};

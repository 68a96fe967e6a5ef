export const texts = {
  count_not_open: 'No count of bin {bin} is open. Scan the bin first',
  count_taken: '{by} counts bin {bin} now',
  count_waits: 'The differences of bin {bin} wait for a decision. It can be counted again afterwards',
  count_decided: 'Somebody else has already decided about these differences',
  own_count: 'You counted this bin, so a colleague must decide',
  scanned_gone: '{number} has left the warehouse. Put it aside and tell service',
  scanned_in_hand: '{number} was picked for package {package}. Give it to the packer',
};

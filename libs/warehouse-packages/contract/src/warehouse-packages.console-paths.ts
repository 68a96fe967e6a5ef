import { definePath } from '@caravan/kernel';

/** The console's pages of warehouse and packages, below `/console`. */
export const warehouseConsolePaths = {
  /** `bin`, `user` and `q` filter the goods. */
  shelf: definePath('/shelf'),
  /** `q` is a part of a code or zone. */
  bins: definePath('/bins'),
  binsImport: definePath('/bins/import'),
  /** The station where goods get their bin. */
  shelve: definePath('/shelve'),
  /** The station for quality checks and photos; `item` is a number of goods. */
  check: definePath('/check'),
  /** Chooses the packages of a pick list. */
  picks: definePath('/pick'),
  /** The station of a pick list. */
  pick: definePath('/pick/:id'),
  /** The station where goods get into their box; `package` is a number of a package. */
  pack: definePath('/pack'),
  /** The station where packed parcels are weighed; `package` is a number of a package. */
  weigh: definePath('/weigh'),
  /** The station of packing rehearsals; `service` is a number of a service. */
  rehearse: definePath('/rehearse'),
  handovers: definePath('/handover'),
  /** The station of a hand-over. */
  handover: definePath('/handover/:id'),
  shipmentsImport: definePath('/handover/import'),
  /** `status` and `q` filter the packages. */
  packages: definePath('/packages'),
  packageDetail: definePath('/packages/:number'),
  /** `kind`, `status` and `q` filter the services. */
  services: definePath('/services'),
  serviceDetail: definePath('/services/:number'),
  /** What services cost. */
  servicePrices: definePath('/settings/services'),
  /** `state` and `q` filter the returns to sellers. */
  returns: definePath('/returns'),
  /** Opens a return for a shopper; `order` is a number of an order, `item` the id of goods. */
  newReturn: definePath('/returns/new'),
  returnDetail: definePath('/returns/:number'),
  /** Whether packed parcels are weighed. */
  weighingRule: definePath('/settings/weighing'),
  /** The packing options and the insurance with their prices. */
  packingServices: definePath('/settings/packing'),
  /** Shipping methods with their prices. */
  methods: definePath('/settings/lines'),
  newMethod: definePath('/settings/lines/new'),
  method: definePath('/settings/lines/:id'),
};

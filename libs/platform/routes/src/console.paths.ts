import { definePath } from '@caravan/kernel';

/** The path below which the console's pages are. */
export const consoleBase = '/console';

/** The console's pages of work, below `/console`. */
export const tasksConsolePaths = {
  /** All queues of the member of staff. */
  home: definePath('/'),
  /** The filters of a queue are those of `GET /staff/tasks`; `at` is the ref of the open task. */
  work: definePath('/work/:queue'),
};

/**
 * The console's pages of auth, below `/console`. `next` is the path of the console to continue to; `token` is the token
 * of an invitation.
 */
export const authConsolePaths = {
  login: definePath('/login'),
  join: definePath('/join'),
  findPassword: definePath('/find-password'),
  resetPassword: definePath('/reset-password'),
  /** The account of the member of staff who is logged in. */
  me: definePath('/me'),
  staff: definePath('/staff'),
};

/** The console's pages of content, below `/console`. */
export const contentConsolePaths = {
  /** `q`, `group` and `state` filter the list. */
  articles: definePath('/settings/articles'),
  articleGroups: definePath('/settings/articles/groups'),
  newArticle: definePath('/settings/articles/new'),
  article: definePath('/settings/articles/:id'),
  /** The steps before the first shopper. */
  setup: definePath('/settings/setup'),
  /** Name, logo, service address and social accounts. */
  website: definePath('/settings/website'),
  /** The company behind the shop, for shoppers and receipts. */
  company: definePath('/settings/company'),
  /** The switches of the shop, and its fixed rules. */
  features: definePath('/settings/features'),
  /** How long old data is kept. */
  retention: definePath('/settings/retention'),
  rates: definePath('/settings/rates'),
};

/** The console's pages of account, below `/console`. */
export const accountConsolePaths = {
  /** `q` is part of an e-mail or nickname, or an id. */
  people: definePath('/people'),
  person: definePath('/people/:id'),
  /** How text messages go out, and how many may. */
  texts: definePath('/settings/texts'),
  /** `staff_id`, `action`, `subject`, `from` and `to` filter the log. */
  audit: definePath('/audit'),
};

/** The console's pages of logistics, below `/console`. */
export const logisticsConsolePaths = {
  /** `state` is `open` or `closed`. */
  leads: definePath('/leads'),
  duties: definePath('/settings/duties'),
  duty: definePath('/settings/duties/:country'),
};

/** The console's pages of support, below `/console`. */
export const supportConsolePaths = {
  /** `state`, `q`, `ref` and `user` filter the list. */
  tickets: definePath('/tickets'),
  ticket: definePath('/tickets/:id'),
  replies: definePath('/settings/replies'),
};

/** The console's pages of promotions, below `/console`. */
export const promotionsConsolePaths = {
  coupons: definePath('/settings/promotions'),
  newCoupon: definePath('/settings/promotions/new'),
  coupon: definePath('/settings/promotions/:id'),
};

/** The console's pages of money, below `/console`. */
export const fundPaymentConsolePaths = {
  /** `q`, `status`, `method`, `kind`, `user`, `from` and `to` filter the list. */
  payments: definePath('/money/payments'),
  payment: definePath('/money/payments/:id'),
  /** `q`, `account`, `type`, `from` and `to` filter the list. */
  ledger: definePath('/money/ledger'),
  /** `status` filters the list. */
  disputes: definePath('/money/disputes'),
  dispute: definePath('/money/disputes/:id'),
  /** `status` filters the list. */
  differences: definePath('/money/differences'),
  transaction: definePath('/money/ledger/:number'),
  /** `state` filters the list. */
  approvals: definePath('/money/approvals'),
  approval: definePath('/money/approvals/:id'),
  /** The amount above which steps of staff need a second person. */
  approvalRule: definePath('/settings/approvals'),
};

/** The console's pages of orders, below `/console`. */
export const cartOrdersConsolePaths = {
  /** `q`, `status` and `shop` filter the list. */
  orders: definePath('/orders'),
  /** `ask` opens the question about the goods with this id. */
  order: definePath('/orders/:number'),
  /** The terms under which it was placed. */
  orderTerms: definePath('/orders/:number/terms'),
};

/** The console's pages of purchases and inbound parcels, below `/console`. */
export const procurementConsolePaths = {
  /** The station; `code` is scanned at once. */
  receive: definePath('/receive'),
  /** `q` and `state` filter the list. */
  purchases: definePath('/purchases'),
  /** `q` and `state` filter the list. */
  parcels: definePath('/parcels'),
  parcel: definePath('/parcels/:id'),
  trackingImport: definePath('/tracking'),
  /** Purchases beside the statements; `q` and `books` filter the list. */
  reconciliation: definePath('/money/purchases'),
  /** Lines of statements without a purchase; `q` filters the list. */
  unknownLines: definePath('/money/purchases/unknown'),
  statementImport: definePath('/money/purchases/import'),
};

/** The console's pages of warehouse and packages, below `/console`. */
export const warehouseConsolePaths = {
  /** `bin`, `user` and `q` filter the goods. */
  shelf: definePath('/shelf'),
  /** `q` is a part of a code or zone. */
  bins: definePath('/bins'),
  binsImport: definePath('/bins/import'),
  /** The station where goods get their bin. */
  shelve: definePath('/shelve'),
  /** The station where a bin is counted; `bin` is read as if it were scanned. */
  count: definePath('/count'),
  /** `q` and `state` filter the counts. */
  counts: definePath('/counts'),
  countDetail: definePath('/counts/:number'),
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
  servicePrices: definePath('/settings/services'),
  /** `state` and `q` filter the returns to sellers. */
  returns: definePath('/returns'),
  /** Opens a return for a shopper; `order` is a number of an order, `item` the id of goods. */
  newReturn: definePath('/returns/new'),
  returnDetail: definePath('/returns/:number'),
  /** The printed commands of the stations, and the sizes among them. */
  commandCodes: definePath('/settings/codes'),
  /** Whether packed parcels are weighed. */
  weighingRule: definePath('/settings/weighing'),
  /** The packing options and the insurance with their prices. */
  packingServices: definePath('/settings/packing'),
  /** Shipping methods with their prices. */
  methods: definePath('/settings/lines'),
  newMethod: definePath('/settings/lines/new'),
  method: definePath('/settings/lines/:id'),
  /** Its price sheet. */
  methodSheet: definePath('/settings/lines/:id/sheet'),
};

/** The console's pages of freight costs, below `/console`. */
export const freightCostsConsolePaths = {
  /** Carriers' bills; `q` filters the list. */
  bills: definePath('/money/freight'),
  billImport: definePath('/money/freight/import'),
  /** `bill`, `state`, `review` and `q` filter the lines. */
  lines: definePath('/money/freight/lines'),
  line: definePath('/money/freight/lines/:id'),
  /** `from`, `to`, `method`, `country` and `q` choose the parcels. */
  margins: definePath('/money/freight/margins'),
  /** From which difference on a line becomes work. */
  rule: definePath('/settings/freight'),
};

/** The console's pages of the books, below `/console`. */
export const booksConsolePaths = {
  /** `from` and `to` choose the days. */
  journal: definePath('/money/books'),
  /** The chart of accounts, and VAT. */
  rule: definePath('/settings/books'),
};

/** The console's pages of carriers' labels, below `/console`. */
export const carriersConsolePaths = {
  /** The accounts, the sender, and the labels; `state` filters them. */
  carriers: definePath('/settings/carriers'),
};

/** The console's pages of figures, below `/console`. */
export const figuresConsolePaths = {
  /** `from`, `to` and `by` choose the days. */
  figures: definePath('/figures'),
  /** `from`, `to` and `q` choose the orders. */
  margins: definePath('/money/margins'),
};

/** The console's pages of parcels that shoppers send themselves, below `/console`. */
export const forwardingConsolePaths = {
  /** `state` and `q` filter the list. */
  parcels: definePath('/forwarding'),
  parcel: definePath('/forwarding/:number'),
  /** Parcels without a code that shoppers say are theirs; `state` filters the list. */
  claims: definePath('/forwarding/claims'),
  claim: definePath('/forwarding/claims/:id'),
  /** The addresses of the warehouses, and the handling fee. */
  warehouses: definePath('/settings/forwarding'),
};

/** The page of what goods came with, by its number: their order, or a shopper's own parcel. */
export const goodsSourceConsoleHref = (number: string): string =>
  number.startsWith('FP')
    ? forwardingConsolePaths.parcel.href({ number })
    : cartOrdersConsolePaths.order.href({ number });

/** The pages of customs. */
export const customsConsolePaths = {
  /** The declarations of the shop, and its numbers. */
  rule: definePath('/settings/customs'),
};

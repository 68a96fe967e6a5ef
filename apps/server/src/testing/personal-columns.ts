/**
 * Every column of the database that holds text, and what the closing of an account does to it (specification 15.7).
 * `erased`: personal, and gone or emptied with the account. `kept`: personal or about a person, and kept for the
 * reason. `impersonal`: says nothing of a person; an id of a user identifies no person after the account is deleted. A
 * test fails for a column that is not listed.
 */
export interface TableColumns {
  erased?: readonly string[];
  kept?: Readonly<Record<string, string>>;
  impersonal?: readonly string[];
  /** Why no trigger has to keep new rows of a closed account out, for a table with erased columns. */
  unguarded?: string;
}

const trade = 'records of trade, which the law requires: what was bought, sent or paid';
const staffTracking = 'by staff; what a tracking service wrote is deleted, because it may name who took the parcel';
const staffWords = 'written by staff, for the audit';
const outbox = 'a mail on its way; deleted once it is delivered, or by staff';
const enquiry = 'an enquiry to the service, not an account; staff answer it';
const shortLived = 'deleted when its window is over, within an hour';

export const personalColumns: Readonly<Record<string, TableColumns>> = {
  address: {
    erased: ['first_name', 'last_name', 'email', 'country', 'province', 'city', 'detail', 'postcode', 'phone'],
    impersonal: ['id', 'user_id', 'kind'],
  },
  promotion_rule: { impersonal: ['id', 'kind', 'code', 'owner_id', 'program_id', 'name', 'target'] },
  promotion_point: { impersonal: ['id', 'user_id', 'reason', 'ref'] },
  promotion_balance: { impersonal: ['user_id'] },
  promotion_referral: { impersonal: ['user_id', 'referrer_id'] },
  promotion_referral_code: { erased: ['code'], impersonal: ['user_id'] },
  promotion_use: { impersonal: ['id', 'rule_id', 'claim_id', 'user_id', 'kind', 'ref', 'code'] },
  promotion_return: { impersonal: ['id', 'use_id'] },
  duty_rule: { impersonal: ['country', 'figures'] },
  built_file: { impersonal: ['path', 'bytes'] },
  built_version: { impersonal: ['id', 'paths'] },
  server_process: { impersonal: ['id', 'instance', 'file_store'] },
  cache_version: { impersonal: ['topic'] },
  avatar: { erased: ['id'], impersonal: ['user_id'] },
  letter: { erased: ['title', 'body', 'link'], impersonal: ['id', 'user_id', 'key', 'kind'] },
  preference: { erased: ['currency', 'declined_mails'], impersonal: ['user_id'] },
  push_subscription: {
    erased: ['endpoint', 'p256dh', 'auth', 'language'],
    impersonal: ['id', 'user_id', 'session_id'],
  },
  text_phone: { erased: ['number', 'events', 'code_hash'], impersonal: ['user_id'] },
  text_message: {
    erased: ['user_id', 'content', 'reference'],
    impersonal: ['id', 'kind', 'state', 'failure'],
  },
  calendar_link: { erased: ['token_hash'], impersonal: ['user_id'] },
  haul_import: { erased: ['shop_name', 'shop_url', 'sha256', 'archive_id'], impersonal: ['id', 'user_id'] },
  haul_record: {
    erased: ['ref', 'parent', 'data'],
    impersonal: ['import_id', 'part'],
    unguarded: 'its foreign key needs the import',
  },
  haul_photo: { erased: ['id', 'name'], impersonal: ['import_id'], unguarded: 'its foreign key needs the import' },
  haul_key: { impersonal: ['name', 'value'] },
  webhook: {
    erased: ['url', 'events', 'secret', 'old_secret'],
    impersonal: ['id', 'user_id', 'off'],
  },
  webhook_delivery: {
    erased: ['number', 'state', 'type'],
    impersonal: ['id', 'webhook_id', 'user_id', 'result', 'failure'],
    unguarded: 'its foreign key needs the webhook',
  },
  account_key: { impersonal: ['name', 'value'] },
  waiting_mail: { erased: ['message'], impersonal: ['id', 'user_id', 'kind'] },
  profile: { erased: ['nickname', 'search', 'avatar', 'gender', 'phone', 'residence'], impersonal: ['user_id'] },
  attempt: { kept: { key: shortLived } },
  one_time_link: {
    erased: ['used_from', 'token_hash'],
    impersonal: ['id', 'user_id', 'purpose'],
    unguarded: 'its foreign key needs the account',
  },
  api_token: {
    erased: ['token_hash', 'name', 'ending'],
    impersonal: ['id', 'user_id', 'scopes'],
    unguarded: 'its foreign key needs the account',
  },
  login_code: { kept: { email_hash: shortLived, code_hash: shortLived }, impersonal: ['job_id'] },
  auth_key: { impersonal: ['name', 'value'] },
  passkey: {
    erased: ['credential_id', 'public_key', 'name'],
    impersonal: ['id', 'user_id', 'transports'],
    unguarded: 'its foreign key needs the account',
  },
  passkey_challenge: { impersonal: ['challenge', 'user_id'] },
  session: {
    erased: ['agent', 'device', 'address', 'token_hash'],
    impersonal: ['id', 'user_id'],
    unguarded: 'its foreign key needs the account',
  },
  user_account: {
    erased: ['email', 'name', 'password_hash', 'language'],
    impersonal: ['id', 'role'],
    unguarded: 'it is the account',
  },
  cart_join: { impersonal: ['user_id', 'guest_line_id', 'line_id'] },
  cart_line: {
    erased: ['manual', 'name', 'note', 'photo_note', 'price_change'],
    impersonal: ['id', 'user_id', 'snapshot_id', 'sku_id', 'goods_key', 'platform'],
  },
  cart_picture: { erased: ['id'], impersonal: ['user_id'] },
  order_event: {
    kept: { note: staffWords, data: trade },
    impersonal: ['order_number', 'event', 'from_status', 'to_status', 'actor', 'actor_id'],
  },
  order_line: {
    erased: ['image', 'photo_note', 'note', 'price_change'],
    kept: { url: trade, shop_name: trade, name: trade, description: trade, spec: trade },
    impersonal: ['id', 'snapshot_id', 'sku_id', 'offer_id', 'order_number', 'platform'],
    unguarded: 'its order needs the open account',
  },
  line_receipt: {
    kept: { note: staffWords },
    impersonal: ['id', 'order_number', 'line_id', 'parcel_id', 'item_id', 'restrictions', 'condition', 'received_by'],
  },
  line_refund: { impersonal: ['id', 'line_id'] },
  purchase: {
    kept: { supplier_order_no: trade, account: trade, shop_name: trade, search: trade },
    impersonal: ['id', 'bought_by'],
  },
  purchase_line: { impersonal: ['purchase_id', 'line_id', 'order_number'] },
  statement_line: {
    kept: {
      account: trade,
      supplier_order_no: trade,
      note: 'from a statement of our own account at a shop’s platform',
      search: trade,
    },
    impersonal: ['id', 'imported_by'],
  },
  purchase_settlement: {
    kept: { supplier_order_no: trade, note: staffWords },
    impersonal: ['id', 'purchase_id', 'staff_id'],
  },
  inbound_parcel: {
    kept: { tracking_number: trade, carrier: trade, note: staffWords, search: staffWords },
    impersonal: ['id', 'state', 'purchase_id', 'announced', 'bin', 'created_by'],
  },
  parcel_photo: { impersonal: ['id', 'parcel_id', 'digest'] },
  procurement_key: { impersonal: ['name', 'value'] },
  order_refund: {
    erased: ['reason'],
    kept: { note: staffWords },
    impersonal: ['id', 'order_number', 'destination', 'outcome'],
    unguarded: 'its call keeps an Idempotency-Key, which needs the open account',
  },
  order_question: {
    kept: { text: staffWords, options: trade },
    impersonal: ['id', 'order_number', 'kind', 'line_id', 'item_id', 'reason', 'state', 'answer', 'return_number'],
  },
  order_extra: { kept: { ref: trade }, impersonal: ['order_number', 'kind', 'question_id', 'line_id'] },
  order_extra_event: { kept: { extra_ref: trade }, impersonal: ['id', 'event', 'payment_id', 'return_number'] },
  line_substitute: { kept: { name: trade, spec: trade, url: trade }, impersonal: ['line_id', 'question_id'] },
  purchase_order: {
    erased: ['contact', 'note'],
    kept: { shop_name: trade, supplier_order_no: trade, search: trade },
    impersonal: ['number', 'user_id', 'status', 'price_review', 'before_refund', 'terms_id', 'rules', 'coupon_code'],
  },
  article_group: { impersonal: ['key', 'names'] },
  article_vote: {
    kept: { voter: 'a hash that identifies no person: of a user, or of an address with the salt of a day' },
  },
  vote_salt: { impersonal: ['salt'] },
  article: { impersonal: ['group_key', 'related'] },
  article_text: {
    impersonal: ['language', 'slug', 'name', 'summary', 'markdown', 'html', 'toc', 'plain', 'search', 'version_id'],
  },
  article_text_version: { impersonal: ['id', 'language', 'slug', 'name', 'summary', 'html'] },
  terms: { impersonal: ['id', 'rules', 'articles'] },
  exchange_rate: { impersonal: ['currency', 'source'] },
  setting: { impersonal: ['key', 'value'] },
  website: { impersonal: ['tag', 'name', 'logo_path', 'service_email', 'socials'] },
  capture: { kept: { ref: trade }, impersonal: ['kind', 'payment_id', 'user_id'] },
  payment_dispute: {
    kept: { reason: trade },
    impersonal: ['id', 'provider', 'payment_id', 'currency', 'status'],
  },
  ledger_account: { impersonal: ['id', 'kind', 'user_id'] },
  ledger_entry: { impersonal: ['account_id', 'type'] },
  ledger_transaction: {
    kept: { remark: trade, refs: trade },
    impersonal: ['number', 'key', 'type', 'kind', 'payment_id'],
  },
  approval: {
    kept: { body: staffWords, why: staffWords, note: staffWords },
    impersonal: ['id', 'kind', 'ref', 'state', 'stale_cause', 'asked_by', 'decided_by'],
  },
  limited_step: { impersonal: ['kind', 'ref', 'user_id', 'staff_id'] },
  payment_difference: {
    kept: { note: staffWords, provider_ref: trade },
    impersonal: ['id', 'key', 'kind', 'provider', 'payment_id', 'refund_id', 'currency', 'closed_by', 'outcome'],
  },
  payment_event: {
    kept: { event: 'a provider’s event in our own form: references and amounts' },
    impersonal: ['provider', 'event_id', 'outcome'],
  },
  payment_key: { impersonal: ['name', 'value'] },
  payment: {
    erased: ['bill_address'],
    kept: { items: trade, instructions: trade, provider_ref: trade, provider_url: trade, provider_charge: trade },
    impersonal: [
      'id',
      'user_id',
      'kind',
      'method',
      'status',
      'charge_currency',
      'charge_rate',
      'charge_day_rate',
      'failure',
    ],
  },
  refund: {
    kept: { ref: trade, remark: trade, provider_ref: trade, failed_ref: trade },
    impersonal: ['id', 'kind', 'key', 'payment_id', 'user_id', 'status', 'transaction_no'],
  },
  remittance_number: {
    kept: { mtcn: 'proves that money under a number was accepted once' },
    impersonal: ['payment_id'],
  },
  remittance: {
    erased: ['sender_name'],
    kept: { mtcn: trade, sender_country: trade, amount: trade, currency: trade },
    impersonal: ['payment_id', 'status'],
  },
  saved_goods: {
    erased: ['url', 'platform', 'title', 'shop_name', 'image'],
    impersonal: ['id', 'user_id', 'kind'],
  },
  goods_host_turn: { impersonal: ['host', 'running'] },
  goods_look_up: { impersonal: ['link_hash', 'holder', 'known'] },
  goods_key: { impersonal: ['name', 'value'] },
  goods_snapshot: { impersonal: ['id', 'link', 'platform', 'item_id', 'content', 'rate', 'rate_as_of'] },
  lead: {
    kept: {
      name: enquiry,
      company: enquiry,
      email: enquiry,
      phone: enquiry,
      country: enquiry,
      message: enquiry,
      search: enquiry,
      note: staffWords,
    },
    impersonal: ['id', 'language', 'fingerprint'],
  },
  conversation: {
    erased: ['kind', 'ref', 'state', 'language'],
    kept: { visitor_email: enquiry, product: enquiry },
    impersonal: ['id', 'user_id'],
  },
  conversation_message: {
    erased: ['text', 'search'],
    impersonal: ['id', 'conversation_id', 'user_id', 'staff_id'],
  },
  offer: {
    erased: ['url', 'name', 'spec', 'shop_name', 'image'],
    impersonal: ['id', 'user_id', 'conversation_id', 'staff_id', 'state'],
    unguarded: 'an offer follows an answer in a conversation, whose messages are guarded',
  },
  site_picture: { impersonal: ['id', 'used_by'] },
  conversation_picture: { erased: ['id'], impersonal: ['user_id', 'message_id'] },
  saved_reply: { kept: { name: staffWords, text_en: staffWords, text_zh: staffWords }, impersonal: ['id'] },
  support_key: { impersonal: ['name', 'value'] },
  bin: { impersonal: ['code', 'zone', 'search', 'kind'] },
  bin_move: { impersonal: ['item_id', 'from_bin', 'to_bin', 'cause', 'staff_id'] },
  stock_count: { impersonal: ['number', 'bin', 'state', 'counter', 'again_of'] },
  stock_count_scan: { impersonal: ['count_number', 'item_id', 'staff_id'] },
  stock_count_difference: { impersonal: ['count_number', 'item_id', 'kind', 'bin', 'outcome', 'decided_by'] },
  book_day: { impersonal: ['no_tax_name', 'closed_by'] },
  book_line: { impersonal: ['account', 'source', 'code', 'name', 'country', 'tax_code'] },
  books_rule: { impersonal: ['accounts', 'vat', 'no_tax_name', 'own_country'] },
  freight_bill: {
    kept: { surcharges: trade, columns: trade },
    impersonal: ['id', 'carrier', 'carrier_key', 'number', 'number_key', 'currency', 'rate', 'imported_by'],
  },
  freight_line: {
    kept: { number: trade, tracking_key: trade, note: staffWords },
    impersonal: [
      'id',
      'bill_id',
      'carrier_key',
      'amounts',
      'state',
      'package_number',
      'findings',
      'review',
      'reviewed_by',
      'settled_by',
    ],
  },
  disposal_warning: { impersonal: ['item_id'] },
  store_loss: { kept: { note: staffWords }, impersonal: ['item_id', 'staff_id', 'transaction_no'] },
  store_find: { kept: { note: staffWords }, impersonal: ['item_id', 'staff_id'] },
  store_disposal: { kept: { note: staffWords }, impersonal: ['item_id', 'staff_id'] },
  pick: { impersonal: ['id', 'staff_id'] },
  pick_item: { impersonal: ['pick_id', 'item_id', 'package_number', 'from_bin', 'picked_by'] },
  handover: { impersonal: ['id', 'carrier', 'staff_id'] },
  handover_package: {
    kept: { tracking_number: trade },
    impersonal: ['handover_id', 'package_number', 'outcome', 'reason'],
  },
  label_print: { impersonal: ['id', 'kind', 'refs', 'size', 'language'] },
  package_event: {
    kept: { note: staffWords, data: trade },
    impersonal: ['package_number', 'event', 'from_status', 'to_status', 'actor', 'actor_id'],
  },
  goods_return: {
    erased: ['text'],
    kept: { carrier: trade, tracking_number: trade },
    impersonal: ['number', 'user_id', 'item_id', 'kind', 'reason', 'state', 'replacement_id'],
  },
  goods_return_event: {
    kept: { note: staffWords, data: trade },
    impersonal: ['return_number', 'event', 'from_state', 'to_state', 'actor', 'actor_id'],
  },
  order_return: { impersonal: ['return_number', 'order_number', 'line_id'] },
  return_freight: { impersonal: ['return_number', 'order_number'] },
  package_item: { impersonal: ['package_number', 'item_id'] },
  insurance_tier: { impersonal: ['id', 'name'] },
  usual_weight: { impersonal: ['kind'] },
  quote_accuracy: { impersonal: ['country', 'method_id'] },
  package_claim: { erased: ['text'], impersonal: ['ref', 'package_number', 'user_id', 'kind'] },
  package_claim_decision: {
    kept: { note: staffWords },
    impersonal: ['claim_ref', 'outcome', 'transaction_no', 'staff_id'],
  },
  package_claim_picture: { erased: ['id'], impersonal: ['claim_ref', 'user_id'] },
  package_landed_cost: { impersonal: ['package_number', 'cost'] },
  package_packing: { impersonal: ['package_number', 'kind'] },
  packing_price: { impersonal: ['kind'] },
  package_extra: { impersonal: ['ref', 'package_number'] },
  package_extra_event: { impersonal: ['id', 'extra_ref', 'event', 'payment_id'] },
  package_weighing: { kept: { note: staffWords }, impersonal: ['package_number', 'outcome', 'staff_id'] },
  package_photo: {
    erased: ['id', 'digest', 'sha256'],
    impersonal: ['package_number'],
    unguarded: 'staff photograph packed parcels, and an account with open packages cannot be closed',
  },
  photo_verdict: {
    erased: ['note'],
    impersonal: ['item_id', 'verdict', 'return_number'],
    unguarded: 'they are about goods in the warehouse, and an account with goods there cannot be closed',
  },
  service_order: {
    erased: ['note'],
    kept: { cancel_note: staffWords },
    impersonal: ['number', 'user_id', 'kind', 'status', 'cancelled_by'],
  },
  service_measure: {
    erased: ['name'],
    impersonal: ['service_number', 'what'],
    unguarded: 'they come with a service, which a closed account cannot order',
  },
  measurement_result: { kept: { note: staffWords }, impersonal: ['service_number', 'values', 'staff_id'] },
  rehearsal_packing: { impersonal: ['service_number', 'kind'] },
  rehearsal_result: { kept: { note: staffWords }, impersonal: ['service_number', 'staff_id'] },
  rehearsal_photo: {
    erased: ['id', 'digest'],
    impersonal: ['service_number'],
    unguarded: 'staff photograph goods in the warehouse, and an account with goods there cannot be closed',
  },
  service_item: { impersonal: ['service_number', 'item_id'] },
  package_review: { erased: ['text', 'masked_name', 'picture_id'], impersonal: ['package_number', 'user_id'] },
  package: {
    erased: ['address', 'packing_note'],
    kept: { carrier: trade, tracking_number: trade },
    impersonal: [
      'number',
      'user_id',
      'status',
      'line_id',
      'insurance_id',
      'rehearsal_number',
      'stage',
      'pick_id',
      'coupon_code',
      'surcharges',
    ],
  },
  price_sheet: { impersonal: ['id', 'line_id', 'file', 'rows'] },
  price_sheet_country: { impersonal: ['sheet_id', 'country', 'prices'] },
  shipping_line: {
    impersonal: ['id', 'name', 'carrier', 'tracking_url', 'zones', 'restrictions', 'sheet_id', 'sheet_terms'],
  },
  store_item: {
    erased: ['image', 'photo_note'],
    kept: { name: trade, search: trade, spec: trade, condition_note: staffWords, check_note: staffWords },
    impersonal: [
      'id',
      'number',
      'user_id',
      'order_number',
      'line_id',
      'receipt_id',
      'restrictions',
      'condition',
      'check_state',
      'bin',
      'package_number',
      'return_number',
    ],
    unguarded: 'staff store what an order says, and an account with open orders cannot be closed',
  },
  store_key: { impersonal: ['name', 'value'] },
  store_photo: {
    erased: ['id', 'digest', 'sha256'],
    impersonal: ['item_id'],
    unguarded: 'staff photograph goods in the warehouse, and an account with goods there cannot be closed',
  },
  tracking_event: {
    kept: { place: staffTracking, text: staffTracking, translation: staffTracking },
    impersonal: ['id', 'package_number', 'source', 'stage', 'lang', 'translation_lang'],
  },
  followed_package: {
    kept: { carrier: trade, tracking_number: trade, number: trade },
    impersonal: ['package_number', 'source', 'state'],
  },
  staff_role: { impersonal: ['user_id', 'role'] },
  second_factor: { impersonal: ['user_id', 'sealed_secret'] },
  recovery_code: { impersonal: ['user_id', 'code_hash'] },
  closed_account: { impersonal: ['user_id'] },
  task: {
    kept: {
      title: trade,
      group: trade,
      search: trade,
      facts: 'emptied when the task is closed, at the latest with the order',
    },
    impersonal: ['id', 'queue', 'kind', 'ref', 'state', 'holder', 'not_for'],
  },
  task_view: { kept: { name: staffWords, query: staffWords }, impersonal: ['id', 'staff_id', 'queue'] },
  staff_action: {
    kept: { note: staffWords, data: staffWords },
    impersonal: ['staff_id', 'roles', 'action', 'subject_kind', 'subject_ref'],
  },
  book_audit_part: { impersonal: ['feature', 'part', 'last', 'faults'] },
  idempotency_key: { erased: ['key', 'endpoint', 'payload_hash', 'answer'], impersonal: ['user_id'] },
  mail: {
    kept: { recipient: outbox, subject: outbox, html: outbox, text: outbox },
    impersonal: ['id', 'language'],
  },
};

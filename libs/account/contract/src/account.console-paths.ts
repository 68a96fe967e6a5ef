import { definePath } from '@caravan/kernel';

/** The console's pages of account, below `/console`. */
export const accountConsolePaths = {
  /** `q` is part of an e-mail or nickname, or an id. */
  people: definePath('/people'),
  person: definePath('/people/:id'),
  /** `staff_id`, `action`, `subject`, `from` and `to` filter the log. */
  audit: definePath('/audit'),
};

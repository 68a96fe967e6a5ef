-- Wallets follow their entries: an entry moves the balance of its wallet under the row's lock and is numbered by it. Numbers have no gaps and
-- times never run backwards, so that every page of the records is a range of numbers.
CREATE FUNCTION post_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posted record;
  wallet record;
BEGIN
  SELECT type, at INTO STRICT posted FROM ledger_transaction WHERE id = NEW.transaction_id;
  NEW.type := posted.type;
  NEW.at := posted.at;
  NEW.sequence := NULL;
  NEW.type_sequence := NULL;
  NEW.balance_after_fen := NULL;
  -- A wallet begins with its first entry.
  IF starts_with(NEW.account_id, 'wallet:') THEN
    INSERT INTO ledger_account (id, kind, user_id, balance_fen, sequence)
      VALUES (NEW.account_id, 'wallet', substr(NEW.account_id, 8), 0, 0) ON CONFLICT DO NOTHING;
  END IF;
  UPDATE ledger_account
    SET balance_fen = balance_fen + NEW.amount_fen, sequence = sequence + 1, moved_at = greatest(moved_at, posted.at)
    WHERE id = NEW.account_id AND kind = 'wallet'
    RETURNING balance_fen, sequence, moved_at INTO wallet;
  IF FOUND THEN
    NEW.at := wallet.moved_at;
    NEW.sequence := wallet.sequence;
    NEW.balance_after_fen := wallet.balance_fen;
    NEW.type_sequence := 1 + coalesce((SELECT max(type_sequence) FROM ledger_entry WHERE account_id = NEW.account_id AND type = NEW.type), 0);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_post BEFORE INSERT ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION post_ledger_entry();
--> statement-breakpoint
-- Nobody else changes an account: only the trigger above, which runs one level deeper than a statement of its own would.
CREATE FUNCTION guard_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance_fen <> 0 OR NEW.sequence <> 0 THEN
      RAISE EXCEPTION 'a wallet begins empty' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF pg_trigger_depth() < 2 OR NEW.id <> OLD.id OR NEW.kind <> OLD.kind OR NEW.user_id <> OLD.user_id OR NEW.sequence <> OLD.sequence + 1 THEN
    RAISE EXCEPTION 'an account changes by entries only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_account_guard BEFORE INSERT OR UPDATE ON "ledger_account" FOR EACH ROW EXECUTE FUNCTION guard_ledger_account();
--> statement-breakpoint
CREATE TRIGGER ledger_account_kept BEFORE DELETE OR TRUNCATE ON "ledger_account" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transaction" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Looked at when the database's transaction commits: by then all entries are there.
CREATE FUNCTION check_ledger_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked bigint;
  entries bigint;
  total numeric;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entry' THEN
    checked := NEW.transaction_id;
  ELSE
    checked := NEW.id;
  END IF;
  SELECT count(*), sum(amount_fen) INTO entries, total FROM ledger_entry WHERE transaction_id = checked;
  IF entries < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'the entries of transaction % do not sum to zero', checked USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_sum';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_sum AFTER INSERT ON "ledger_entry" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transaction_sum AFTER INSERT ON "ledger_transaction" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();

-- The transitions of `libs/fund-payment/server/src/payments/payment-states.ts` once more, so that no statement gets round them.
CREATE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'pending' OR NEW.returned_fen <> 0 THEN
      RAISE EXCEPTION 'a payment begins pending' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.status <> OLD.status AND OLD.status <> 'pending' THEN
    RAISE EXCEPTION 'a payment that is % cannot become %', OLD.status, NEW.status USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.returned_fen <> OLD.returned_fen AND OLD.returned_fen <> 0 THEN
    RAISE EXCEPTION 'a payment is returned once' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.user_id, NEW.kind, NEW.items, NEW.amount_fen, NEW.method, NEW.charge_minor, NEW.charge_currency, NEW.charge_rate, NEW.created_at)
    IS DISTINCT FROM
    (OLD.id, OLD.user_id, OLD.kind, OLD.items, OLD.amount_fen, OLD.method, OLD.charge_minor, OLD.charge_currency, OLD.charge_rate, OLD.created_at) THEN
    RAISE EXCEPTION 'what a payment is for never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_guard BEFORE INSERT OR UPDATE ON "payment" FOR EACH ROW EXECUTE FUNCTION guard_payment();
--> statement-breakpoint
CREATE TRIGGER payment_kept BEFORE DELETE OR TRUNCATE ON "payment" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A capture only ever learns of refunds, which are never taken back.
CREATE FUNCTION guard_capture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.kind, NEW.ref, NEW.payment_id, NEW.user_id, NEW.amount_fen) IS DISTINCT FROM (OLD.kind, OLD.ref, OLD.payment_id, OLD.user_id, OLD.amount_fen)
    OR NEW.refunded_fen < OLD.refunded_fen THEN
    RAISE EXCEPTION 'a capture only ever learns of refunds' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER capture_guard BEFORE UPDATE ON "capture" FOR EACH ROW EXECUTE FUNCTION guard_capture();
--> statement-breakpoint
CREATE TRIGGER capture_kept BEFORE DELETE OR TRUNCATE ON "capture" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A refund ends on the balance; from the card it gets there when the provider could not make it. What was promised never changes.
CREATE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (('sending', 'card'), ('sending', 'balance'), ('card', 'balance')) THEN
    RAISE EXCEPTION 'refund % cannot go from % to %', OLD.id, OLD.status, NEW.status USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.kind, NEW.ref, NEW.key, NEW.payment_id, NEW.user_id, NEW.amount_fen, NEW.charge_minor, NEW.transaction_no, NEW.created_at)
    IS DISTINCT FROM
    (OLD.id, OLD.kind, OLD.ref, OLD.key, OLD.payment_id, OLD.user_id, OLD.amount_fen, OLD.charge_minor, OLD.transaction_no, OLD.created_at) THEN
    RAISE EXCEPTION 'what was promised never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER refund_guard BEFORE UPDATE ON "refund" FOR EACH ROW EXECUTE FUNCTION guard_refund();
--> statement-breakpoint
CREATE TRIGGER refund_kept BEFORE DELETE OR TRUNCATE ON "refund" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A control number that money was accepted under is used up for ever.
CREATE FUNCTION guard_remittance_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.payment_id, NEW.mtcn) IS DISTINCT FROM (OLD.payment_id, OLD.mtcn) OR OLD.accepted_at IS NOT NULL THEN
    RAISE EXCEPTION 'control number % was accepted', OLD.mtcn USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER remittance_number_guard BEFORE UPDATE ON "remittance_number" FOR EACH ROW EXECUTE FUNCTION guard_remittance_number();
--> statement-breakpoint
CREATE TRIGGER remittance_number_kept BEFORE DELETE OR TRUNCATE ON "remittance_number" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER package_weighing_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "package_weighing" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER package_extra_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "package_extra" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER package_extra_event_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "package_extra_event" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- No more is given back than was paid.
CREATE FUNCTION guard_package_extra_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
BEGIN
  IF NEW.event = 'refunded' THEN
    SELECT e.amount_fen INTO paid FROM package_extra e JOIN package_extra_event v ON v.extra_ref = e.ref AND v.event = 'paid' WHERE e.ref = NEW.extra_ref;
    IF paid IS NULL OR NEW.amount_fen + (SELECT coalesce(sum(amount_fen), 0) FROM package_extra_event WHERE extra_ref = NEW.extra_ref) > paid THEN
      RAISE EXCEPTION 'extra payment % would return more than was paid', NEW.extra_ref USING ERRCODE = 'restrict_violation';
    END IF;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER package_extra_event_guard BEFORE INSERT ON "package_extra_event" FOR EACH ROW EXECUTE FUNCTION guard_package_extra_event();
--> statement-breakpoint
-- A cancelled package has refunded all that was paid of its fee, another one what its weighings returned.
CREATE FUNCTION guard_package_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owed bigint;
BEGIN
  IF NEW.status = 'cancelled' AND NEW.paid_at IS NOT NULL THEN
    owed := NEW.fee_fen - NEW.discount_fen;
  ELSE
    SELECT sum(w.quoted_fee_fen - w.returned_fen - greatest(w.fee_fen, w.discount_fen)) INTO owed FROM package_weighing w WHERE w.package_number = NEW.number AND w.outcome = 'returned';
  END IF;
  IF NEW.refunded_fen <> coalesce(owed, 0) THEN
    RAISE EXCEPTION 'package % refunds % fen, not %', NEW.number, coalesce(owed, 0), NEW.refunded_fen USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER package_refunded_guard BEFORE INSERT OR UPDATE OF status, paid_at, refunded_fen ON "package" FOR EACH ROW EXECUTE FUNCTION guard_package_refunded();

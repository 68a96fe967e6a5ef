-- What was ordered and its price never change.
CREATE TRIGGER service_order_pinned BEFORE UPDATE OF number, user_id, kind, units, unit_fen, amount_fen, created_at, expires_at OR DELETE OR TRUNCATE ON "service_order" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A service takes only the steps of its states. Its note is only ever emptied, and when it was paid stays.
CREATE FUNCTION guard_service_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'pending_payment' THEN
      RAISE EXCEPTION 'a service begins as pending_payment, not as %', NEW.status USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
    ('pending_payment', 'paid'), ('pending_payment', 'cancelled'), ('paid', 'done'), ('paid', 'cancelled')
  ) THEN
    RAISE EXCEPTION 'service % cannot go from % to %', OLD.number, OLD.status, NEW.status USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.note NOT IN (OLD.note, '')
    OR (OLD.status <> 'pending_payment' AND (NEW.paid_at, NEW.photos_before) IS DISTINCT FROM (OLD.paid_at, OLD.photos_before))
    OR (OLD.status = NEW.status AND (NEW.paid_at, NEW.done_at, NEW.cancelled_at, NEW.cancelled_by, NEW.cancel_note)
      IS DISTINCT FROM (OLD.paid_at, OLD.done_at, OLD.cancelled_at, OLD.cancelled_by, OLD.cancel_note)) THEN
    RAISE EXCEPTION 'what happened to service % never changes', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER service_order_guard BEFORE INSERT OR UPDATE ON "service_order" FOR EACH ROW EXECUTE FUNCTION guard_service_order();
--> statement-breakpoint
CREATE TRIGGER service_order_account_open BEFORE INSERT ON "service_order" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER service_item_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "service_item" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER photo_verdict_stays BEFORE UPDATE OF item_id, photos, verdict, return_number, at OR DELETE OR TRUNCATE ON "photo_verdict" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A rejection says why, and its return is of the same goods. Its words are only ever removed.
CREATE FUNCTION guard_photo_verdict() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.verdict = 'rejected' AND coalesce(NEW.note, '') = '' THEN
    RAISE EXCEPTION 'a rejection of item % must say why', NEW.item_id USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'INSERT' AND NEW.return_number IS NOT NULL AND NOT EXISTS (
    SELECT FROM goods_return r WHERE r.number = NEW.return_number AND r.item_id = NEW.item_id
  ) THEN
    RAISE EXCEPTION 'return % is not of item %', NEW.return_number, NEW.item_id USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.note IS DISTINCT FROM OLD.note AND NEW.note IS NOT NULL THEN
    RAISE EXCEPTION 'what was said about item % never changes', NEW.item_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER photo_verdict_guard BEFORE INSERT OR UPDATE ON "photo_verdict" FOR EACH ROW EXECUTE FUNCTION guard_photo_verdict();
--> statement-breakpoint
-- A photo shows a piece that the item has.
CREATE FUNCTION guard_store_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.piece > (SELECT quantity FROM store_item WHERE id = NEW.item_id) THEN
    RAISE EXCEPTION 'item % has no piece %', NEW.item_id, NEW.piece USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER store_photo_guard BEFORE INSERT OR UPDATE OF item_id, piece ON "store_photo" FOR EACH ROW EXECUTE FUNCTION guard_store_photo();
--> statement-breakpoint
CREATE TRIGGER service_measure_stays BEFORE UPDATE OF service_number, position, what, stated OR DELETE OR TRUNCATE ON "service_measure" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What is measured is known when the service is ordered. A dimension has a name, which is only ever removed.
CREATE FUNCTION guard_service_measure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NOT EXISTS (
    SELECT FROM service_order WHERE number = NEW.service_number AND kind = 'measurement' AND status = 'pending_payment'
  ) THEN
    RAISE EXCEPTION 'service % measures nothing further', NEW.service_number USING ERRCODE = 'restrict_violation';
  END IF;
  IF (TG_OP = 'INSERT' AND NEW.what = 'other' AND NEW.name = '') OR (TG_OP = 'UPDATE' AND NEW.name NOT IN (OLD.name, '')) THEN
    RAISE EXCEPTION 'what service % measures never changes', NEW.service_number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER service_measure_guard BEFORE INSERT OR UPDATE ON "service_measure" FOR EACH ROW EXECUTE FUNCTION guard_service_measure();
--> statement-breakpoint
CREATE TRIGGER measurement_result_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "measurement_result" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Results follow each other, each with a value for all that is measured.
CREATE FUNCTION guard_measurement_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seq <> 1 + (SELECT count(*) FROM measurement_result WHERE service_number = NEW.service_number)
    OR cardinality(NEW.values) <> (SELECT count(*) FROM service_measure WHERE service_number = NEW.service_number) THEN
    RAISE EXCEPTION 'result % of service % does not follow', NEW.seq, NEW.service_number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER measurement_result_guard BEFORE INSERT ON "measurement_result" FOR EACH ROW EXECUTE FUNCTION guard_measurement_result();

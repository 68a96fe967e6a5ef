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
CREATE TRIGGER rejection_answer_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "rejection_answer" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER photo_verdict_stays BEFORE UPDATE OF item_id, photos, verdict, at OR DELETE OR TRUNCATE ON "photo_verdict" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A rejection says why. Its words are only ever removed.
CREATE FUNCTION guard_photo_verdict() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.verdict = 'rejected' AND coalesce(NEW.note, '') = '' THEN
    RAISE EXCEPTION 'a rejection of item % must say why', NEW.item_id USING ERRCODE = 'restrict_violation';
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

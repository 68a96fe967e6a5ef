-- A package takes only the steps of its transition table (libs/warehouse-packages/server/src/packages/package-transitions.ts; a test compares the two).
CREATE FUNCTION refuse_package_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'pending_payment' THEN
      RAISE EXCEPTION 'a package begins as pending_payment, not as %', NEW.status USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
    ('pending_payment', 'to_be_delivered'), ('pending_payment', 'cancelled'),
    ('to_be_delivered', 'pending_receipt'), ('to_be_delivered', 'cancelled'),
    ('pending_receipt', 'done')
  ) THEN
    RAISE EXCEPTION 'package % cannot go from % to %', OLD.number, OLD.status, NEW.status USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER package_step BEFORE INSERT OR UPDATE OF status ON "package" FOR EACH ROW EXECUTE FUNCTION refuse_package_step();
--> statement-breakpoint
-- Events follow each other without a gap, each from where the one before led to.
CREATE FUNCTION refuse_package_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text;
BEGIN
  SELECT to_status INTO before FROM package_event WHERE package_number = NEW.package_number AND seq = NEW.seq - 1;
  IF NEW.from_status IS DISTINCT FROM before OR (NEW.seq = 1) <> (NEW.event = 'created') OR (NEW.seq = 1) <> (before IS NULL) THEN
    RAISE EXCEPTION 'event % of package % does not follow from %', NEW.event, NEW.package_number, before USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER package_event_follows BEFORE INSERT ON "package_event" FOR EACH ROW EXECUTE FUNCTION refuse_package_event();
--> statement-breakpoint
-- When a transaction commits, a package is where its last event led to, and its goods are where it is: a live one holds all of them, one on its
-- way has taken them off the shelf, a cancelled one holds none.
CREATE FUNCTION refuse_package_astray() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM package p JOIN package_event e ON e.package_number = p.number AND e.seq = p.events AND e.to_status = p.status
    WHERE p.number = NEW.number AND NOT EXISTS (SELECT FROM package_event later WHERE later.package_number = p.number AND later.seq > p.events)
  ) THEN
    RAISE EXCEPTION 'package % is not where its events lead to', NEW.number USING ERRCODE = 'restrict_violation';
  END IF;
  IF NOT EXISTS (SELECT FROM package_item WHERE package_number = NEW.number) OR EXISTS (
    SELECT FROM package p JOIN package_item pi ON pi.package_number = p.number JOIN store_item s ON s.id = pi.item_id
    WHERE p.number = NEW.number AND (
      s.user_id <> p.user_id
      OR (p.status <> 'cancelled') <> (s.package_number IS NOT DISTINCT FROM p.number)
      OR (p.status IN ('pending_receipt', 'done') AND s.left_at IS NULL)
      OR (p.status IN ('pending_payment', 'to_be_delivered') AND s.left_at IS NOT NULL)
    )
  ) THEN
    RAISE EXCEPTION 'the goods of package % are not where it is', NEW.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER package_in_place AFTER INSERT OR UPDATE OF status, events ON "package" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_package_astray();
--> statement-breakpoint
-- When a transaction commits, goods that say they are in a package are in one that is not cancelled, and left the warehouse if it did; the same for
-- goods in a return to their seller. Goods that left without either were disposed of, and goods that were disposed of left.
CREATE FUNCTION refuse_item_astray() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item text;
BEGIN
  IF TG_TABLE_NAME = 'package_item' THEN item := NEW.item_id; ELSE item := NEW.id; END IF;
  IF EXISTS (
    SELECT FROM store_item s WHERE s.id = item AND s.package_number IS NOT NULL AND NOT EXISTS (
      SELECT FROM package p JOIN package_item pi ON pi.package_number = p.number AND pi.item_id = s.id
      WHERE p.number = s.package_number AND p.user_id = s.user_id AND p.status <> 'cancelled'
        AND (p.status IN ('pending_receipt', 'done')) = (s.left_at IS NOT NULL)
    )
  ) OR EXISTS (
    SELECT FROM package_item pi JOIN package p ON p.number = pi.package_number JOIN store_item s ON s.id = pi.item_id
    WHERE pi.item_id = item AND p.status <> 'cancelled' AND s.package_number IS DISTINCT FROM p.number
  ) OR EXISTS (
    SELECT FROM store_item s LEFT JOIN store_disposal d ON d.item_id = s.id
    WHERE s.id = item AND (s.disposed_at IS DISTINCT FROM d.at OR (d.at IS NOT NULL AND s.left_at IS NULL))
  ) OR EXISTS (
    SELECT FROM store_item s WHERE s.id = item AND s.return_number IS NOT NULL AND NOT EXISTS (
      SELECT FROM goods_return r
      WHERE r.number = s.return_number AND r.item_id = s.id AND r.user_id = s.user_id AND r.state NOT IN ('refused', 'withdrawn')
        AND (r.state IN ('sent', 'settled')) = (s.left_at IS NOT NULL)
    )
  ) OR EXISTS (
    SELECT FROM goods_return r JOIN store_item s ON s.id = r.item_id
    WHERE r.item_id = item AND r.state NOT IN ('refused', 'withdrawn') AND s.return_number IS DISTINCT FROM r.number
  ) THEN
    RAISE EXCEPTION 'item % is not where its package, its return or its disposal says', item USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER store_item_in_place AFTER UPDATE OF package_number, return_number, left_at, disposed_at ON "store_item" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_item_astray();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER package_item_in_place AFTER INSERT ON "package_item" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_item_astray();
--> statement-breakpoint
CREATE TRIGGER package_event_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "package_event" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER package_item_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "package_item" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER shipping_line_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "shipping_line" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER package_quote_stays BEFORE UPDATE OF number, user_id, line_id, line_version, real_g, volumetric_g, chargeable_g, first_fen, further_fen, further_steps, customs_fen, storage_fen, packing_fen, insurance_id, insurance_version, insurance_fen, cover_fen, fee_fen, discount_fen, coupon_code, eta_min_days, eta_max_days, declared_value_fen, created_at, expires_at OR DELETE OR TRUNCATE ON "package" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER store_item_facts_stay BEFORE UPDATE OF id, number, user_id, order_number, line_id, receipt_id, condition, condition_note, quantity, weight_g, length_mm, width_mm, height_mm, restrictions, photo_count, stored_at OR DELETE OR TRUNCATE ON "store_item" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- An order takes only the steps of its transition table (libs/cart-orders/server/src/orders/order-transitions.ts; a test compares the two).
CREATE FUNCTION refuse_order_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'pending_payment' THEN
      RAISE EXCEPTION 'an order begins as pending_payment, not as %', NEW.status USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
    ('pending_payment', 'paid'), ('pending_payment', 'cancelled'),
    ('paid', 'processing'), ('paid', 'refund_processing'), ('paid', 'cancelled'),
    ('processing', 'in_stock'), ('processing', 'refund_processing'), ('processing', 'cancelled'),
    ('refund_processing', 'paid'), ('refund_processing', 'processing'), ('refund_processing', 'refunded'), ('refund_processing', 'in_stock')
  ) THEN
    RAISE EXCEPTION 'order % cannot go from % to %', OLD.number, OLD.status, NEW.status USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER purchase_order_step BEFORE INSERT OR UPDATE OF status ON "purchase_order" FOR EACH ROW EXECUTE FUNCTION refuse_order_step();
--> statement-breakpoint
-- Events follow each other without a gap, each from where the one before led to.
CREATE FUNCTION refuse_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text;
BEGIN
  SELECT to_status INTO before FROM order_event WHERE order_number = NEW.order_number AND seq = NEW.seq - 1;
  IF NEW.from_status IS DISTINCT FROM before OR (NEW.seq = 1) <> (NEW.event = 'placed') OR (NEW.seq = 1) <> (before IS NULL) THEN
    RAISE EXCEPTION 'event % of order % does not follow from %', NEW.event, NEW.order_number, before USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_event_follows BEFORE INSERT ON "order_event" FOR EACH ROW EXECUTE FUNCTION refuse_order_event();
--> statement-breakpoint
-- When a transaction commits, an order is where its last event led to.
CREATE FUNCTION refuse_order_without_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM purchase_order o JOIN order_event e ON e.order_number = o.number AND e.seq = o.events AND e.to_status = o.status
    WHERE o.number = NEW.number AND NOT EXISTS (SELECT FROM order_event later WHERE later.order_number = o.number AND later.seq > o.events)
  ) THEN
    RAISE EXCEPTION 'order % is not where its events lead to', NEW.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER purchase_order_has_event AFTER INSERT OR UPDATE OF status, events ON "purchase_order" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_order_without_event();
--> statement-breakpoint
CREATE TRIGGER order_event_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_event" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER purchase_order_amounts_stay BEFORE UPDATE OF number, user_id, goods_fen, photo_fen, domestic_shipping_fen, discount_fen, coupon_code, amount_fen, created_at OR DELETE OR TRUNCATE ON "purchase_order" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_line_amounts_stay BEFORE UPDATE OF id, order_number, unit_price_fen, quantity, discount_fen, domestic_shipping_fen, photo_count OR DELETE OR TRUNCATE ON "order_line" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The pieces of a line that arrived, were refunded or went back are the sums of their insert-only rows. Only these triggers write the sums.
CREATE FUNCTION count_line_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'line_receipt' THEN
    UPDATE order_line SET received_quantity = received_quantity + NEW.quantity WHERE id = NEW.line_id;
  ELSIF TG_TABLE_NAME = 'order_return' THEN
    UPDATE order_line SET returned_quantity = returned_quantity + NEW.quantity WHERE id = NEW.line_id;
  ELSE
    UPDATE order_line SET refunded_quantity = refunded_quantity + NEW.quantity WHERE id = NEW.line_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER line_receipt_counts AFTER INSERT ON "line_receipt" FOR EACH ROW EXECUTE FUNCTION count_line_pieces();
--> statement-breakpoint
CREATE TRIGGER line_refund_counts AFTER INSERT ON "line_refund" FOR EACH ROW EXECUTE FUNCTION count_line_pieces();
--> statement-breakpoint
CREATE TRIGGER order_return_counts AFTER INSERT ON "order_return" FOR EACH ROW EXECUTE FUNCTION count_line_pieces();
--> statement-breakpoint
CREATE TRIGGER line_receipt_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "line_receipt" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER line_refund_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "line_refund" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_line_pieces_follow BEFORE UPDATE OF received_quantity, refunded_quantity, returned_quantity ON "order_line" FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_return_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_return" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- No more pieces of a line go back to the seller than arrived, for no more than they cost.
CREATE FUNCTION guard_order_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM order_line l WHERE l.id = NEW.line_id AND l.order_number = NEW.order_number
      AND NEW.own_fen <= l.unit_price_fen * NEW.quantity
      AND NEW.quantity + l.returned_quantity <= l.received_quantity
  ) THEN
    RAISE EXCEPTION 'return % gives back more of line % than arrived', NEW.return_number, NEW.line_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_return_guard BEFORE INSERT ON "order_return" FOR EACH ROW EXECUTE FUNCTION guard_order_return();

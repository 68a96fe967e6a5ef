-- Goods get lost only while they are searched for, and never out of a package or a return. The record takes them out of the warehouse.
CREATE FUNCTION lose_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE store_item SET left_at = NEW.at, lost_at = NEW.at, missing_at = NULL
  WHERE id = NEW.item_id AND left_at IS NULL AND missing_at IS NOT NULL AND package_number IS NULL AND return_number IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'item % is not searched for, or is in a package or a return', NEW.item_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER store_loss_loses_item AFTER INSERT ON "store_loss" FOR EACH ROW EXECUTE FUNCTION lose_item();
--> statement-breakpoint
CREATE TRIGGER store_loss_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "store_loss" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_unlost_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'item % is lost only by its record', NEW.id USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER store_item_stored_unlost BEFORE INSERT ON "store_item" FOR EACH ROW WHEN (NEW.lost_at IS NOT NULL) EXECUTE FUNCTION refuse_unlost_item();
--> statement-breakpoint
CREATE TRIGGER store_item_lost_by_record BEFORE UPDATE OF lost_at ON "store_item" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_unlost_item();

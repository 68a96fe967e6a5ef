-- Goods are where their last move led to: a move starts where they are, and nothing else changes their bin.
CREATE FUNCTION move_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE store_item SET bin = NEW.to_bin WHERE id = NEW.item_id AND bin IS NOT DISTINCT FROM NEW.from_bin;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'item % is not in bin %', NEW.item_id, NEW.from_bin USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER bin_move_moves_item AFTER INSERT ON "bin_move" FOR EACH ROW EXECUTE FUNCTION move_item();
--> statement-breakpoint
CREATE FUNCTION refuse_unmoved_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the bin of item % changes only by a move', NEW.id USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER store_item_stored_without_bin BEFORE INSERT ON "store_item" FOR EACH ROW WHEN (NEW.bin IS NOT NULL) EXECUTE FUNCTION refuse_unmoved_item();
--> statement-breakpoint
CREATE TRIGGER store_item_moved BEFORE UPDATE OF bin ON "store_item" FOR EACH ROW WHEN (OLD.bin IS DISTINCT FROM NEW.bin AND pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_unmoved_item();
--> statement-breakpoint
CREATE TRIGGER bin_move_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "bin_move" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

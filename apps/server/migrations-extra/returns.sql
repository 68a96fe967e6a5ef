-- A return takes only the steps of its transition table (libs/warehouse-packages/server/src/returns/return-transitions.ts; a test compares the two),
-- and its amounts are set once.
CREATE FUNCTION refuse_return_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'requested' THEN
      RAISE EXCEPTION 'a return begins as requested, not as %', NEW.state USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
    ('requested', 'agreed'), ('requested', 'refused'), ('requested', 'withdrawn'),
    ('agreed', 'withdrawn'), ('agreed', 'sent'),
    ('sent', 'settled'), ('sent', 'refused')
  ) THEN
    RAISE EXCEPTION 'return % cannot go from % to %', OLD.number, OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  IF (OLD.fee_fen IS NOT NULL AND NEW.fee_fen IS DISTINCT FROM OLD.fee_fen)
    OR (OLD.carrier IS NOT NULL AND (NEW.carrier, NEW.tracking_number) IS DISTINCT FROM (OLD.carrier, OLD.tracking_number))
    OR (OLD.refund_fen IS NOT NULL AND (NEW.refund_fen, NEW.returned_fen) IS DISTINCT FROM (OLD.refund_fen, OLD.returned_fen))
    OR (OLD.replacement_id IS NOT NULL AND NEW.replacement_id IS DISTINCT FROM OLD.replacement_id) THEN
    RAISE EXCEPTION 'what return % recorded never changes', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER goods_return_step BEFORE INSERT OR UPDATE ON "goods_return" FOR EACH ROW EXECUTE FUNCTION refuse_return_step();
--> statement-breakpoint
-- Events follow each other without a gap, each from where the one before led to.
CREATE FUNCTION refuse_return_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text;
BEGIN
  SELECT to_state INTO before FROM goods_return_event WHERE return_number = NEW.return_number AND seq = NEW.seq - 1;
  IF NEW.from_state IS DISTINCT FROM before OR (NEW.seq = 1) <> (NEW.event = 'requested') OR (NEW.seq = 1) <> (before IS NULL) THEN
    RAISE EXCEPTION 'event % of return % does not follow from %', NEW.event, NEW.return_number, before USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER goods_return_event_follows BEFORE INSERT ON "goods_return_event" FOR EACH ROW EXECUTE FUNCTION refuse_return_event();
--> statement-breakpoint
-- When a transaction commits, a return is where its last event led to, and its goods are where it is: an open one reserves them, one that was sent
-- has taken them off the shelf, a refused or withdrawn one holds none.
CREATE FUNCTION refuse_return_astray() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM goods_return r JOIN goods_return_event e ON e.return_number = r.number AND e.seq = r.events AND e.to_state = r.state
    WHERE r.number = NEW.number AND NOT EXISTS (SELECT FROM goods_return_event later WHERE later.return_number = r.number AND later.seq > r.events)
  ) THEN
    RAISE EXCEPTION 'return % is not where its events lead to', NEW.number USING ERRCODE = 'restrict_violation';
  END IF;
  IF EXISTS (
    SELECT FROM goods_return r JOIN store_item s ON s.id = r.item_id
    WHERE r.number = NEW.number AND (
      s.user_id <> r.user_id OR s.quantity <> r.quantity
      OR (r.state NOT IN ('refused', 'withdrawn')) <> (s.return_number IS NOT DISTINCT FROM r.number)
      OR (r.state IN ('sent', 'settled') AND s.left_at IS NULL)
      OR (r.state IN ('requested', 'agreed') AND s.left_at IS NOT NULL)
    )
  ) OR EXISTS (
    SELECT FROM goods_return r JOIN store_item s ON s.id = r.item_id JOIN store_item n ON n.id = r.replacement_id
    WHERE r.number = NEW.number AND (n.user_id, n.line_id, n.quantity, n.receipt_id) IS DISTINCT FROM (s.user_id, s.line_id, s.quantity, r.number)
  ) THEN
    RAISE EXCEPTION 'the goods of return % are not where it is', NEW.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER goods_return_in_place AFTER INSERT OR UPDATE OF state, events ON "goods_return" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_return_astray();
--> statement-breakpoint
CREATE TRIGGER goods_return_event_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "goods_return_event" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER goods_return_facts_stay BEFORE UPDATE OF number, user_id, item_id, quantity, kind, reason, created_at OR DELETE OR TRUNCATE ON "goods_return" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What was asked never changes, and an answer stands.
CREATE FUNCTION guard_order_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.order_number, NEW.kind, NEW.line_id, NEW.item_id, NEW.reason, NEW.text, NEW.options, NEW.asked_at, NEW.due_at)
    IS DISTINCT FROM
    (OLD.id, OLD.order_number, OLD.kind, OLD.line_id, OLD.item_id, OLD.reason, OLD.text, OLD.options, OLD.asked_at, OLD.due_at) THEN
    RAISE EXCEPTION 'what question % asked never changes', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.state <> 'open' AND (NEW.state, NEW.answer, NEW.closed_at, NEW.return_number) IS DISTINCT FROM (OLD.state, OLD.answer, OLD.closed_at, OLD.return_number) THEN
    RAISE EXCEPTION 'question % is closed', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_question_guard BEFORE UPDATE ON "order_question" FOR EACH ROW EXECUTE FUNCTION guard_order_question();
--> statement-breakpoint
CREATE TRIGGER order_question_kept BEFORE DELETE OR TRUNCATE ON "order_question" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_extra_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_extra" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_extra_event_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_extra_event" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER line_substitute_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "line_substitute" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- No more is given back than was paid.
CREATE FUNCTION guard_order_extra_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
BEGIN
  IF NEW.event = 'refunded' THEN
    SELECT e.amount_fen INTO paid FROM order_extra e JOIN order_extra_event v ON v.extra_ref = e.ref AND v.event = 'paid' WHERE e.ref = NEW.extra_ref;
    IF paid IS NULL THEN
      RAISE EXCEPTION 'extra payment % was not paid', NEW.extra_ref USING ERRCODE = 'restrict_violation';
    END IF;
    IF NEW.amount_fen + (SELECT coalesce(sum(amount_fen), 0) FROM order_extra_event WHERE extra_ref = NEW.extra_ref) > paid THEN
      RAISE EXCEPTION 'extra payment % would return more than was paid', NEW.extra_ref USING ERRCODE = 'restrict_violation';
    END IF;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_extra_event_guard BEFORE INSERT ON "order_extra_event" FOR EACH ROW EXECUTE FUNCTION guard_order_extra_event();

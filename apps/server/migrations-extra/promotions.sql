-- What the uses of a coupon cost is the sum of insert-only rows. Only these triggers write the sums, and a CHECK keeps them within the budget.
CREATE FUNCTION count_promotion_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE promotion_rule SET spent_fen = spent_fen + NEW.amount_fen WHERE id = NEW.rule_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER promotion_use_counts AFTER INSERT ON "promotion_use" FOR EACH ROW EXECUTE FUNCTION count_promotion_use();
--> statement-breakpoint
CREATE FUNCTION count_promotion_return() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rule text;
BEGIN
  UPDATE promotion_use SET given_back_fen = given_back_fen + NEW.amount_fen WHERE id = NEW.use_id RETURNING rule_id INTO rule;
  UPDATE promotion_rule SET spent_fen = spent_fen - NEW.amount_fen WHERE id = rule;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER promotion_return_counts AFTER INSERT ON "promotion_return" FOR EACH ROW EXECUTE FUNCTION count_promotion_return();
--> statement-breakpoint
-- A use begins with nothing given back, and a coupon without costs.
CREATE FUNCTION refuse_promotion_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (TG_TABLE_NAME = 'promotion_use' AND to_jsonb(NEW) ->> 'given_back_fen' <> '0') OR (TG_TABLE_NAME = 'promotion_rule' AND to_jsonb(NEW) ->> 'spent_fen' <> '0') THEN
    RAISE EXCEPTION 'a % begins at 0', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER promotion_use_begins BEFORE INSERT ON "promotion_use" FOR EACH ROW EXECUTE FUNCTION refuse_promotion_sum();
--> statement-breakpoint
CREATE TRIGGER promotion_rule_begins BEFORE INSERT ON "promotion_rule" FOR EACH ROW EXECUTE FUNCTION refuse_promotion_sum();
--> statement-breakpoint
CREATE TRIGGER promotion_rule_sum_follows BEFORE UPDATE OF spent_fen ON "promotion_rule" FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER promotion_use_sum_follows BEFORE UPDATE OF given_back_fen ON "promotion_use" FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER promotion_rule_stays BEFORE UPDATE OF id, kind, owner_id, program_id, created_at OR DELETE OR TRUNCATE ON "promotion_rule" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER promotion_use_stays BEFORE UPDATE OF id, rule_id, claim_id, user_id, kind, ref, code, amount_fen, used_at OR DELETE OR TRUNCATE ON "promotion_use" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER promotion_return_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "promotion_return" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A programme costs the most that the coupons it gave can cost. Nothing of such a coupon changes but its own sum.
CREATE FUNCTION count_promotion_grant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE promotion_rule SET spent_fen = spent_fen + NEW.budget_fen WHERE id = NEW.program_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER promotion_grant_counts AFTER INSERT ON "promotion_rule" FOR EACH ROW WHEN (NEW.program_id IS NOT NULL) EXECUTE FUNCTION count_promotion_grant();
--> statement-breakpoint
CREATE TRIGGER promotion_grant_stays BEFORE UPDATE ON "promotion_rule" FOR EACH ROW WHEN (OLD.program_id IS NOT NULL AND to_jsonb(OLD) - 'spent_fen' <> to_jsonb(NEW) - 'spent_fen') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A balance of points is the sum of insert-only rows. Only this trigger writes it, and a CHECK keeps it from going below zero.
CREATE FUNCTION count_promotion_point() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE promotion_balance SET points = points + NEW.points WHERE user_id = NEW.user_id;
  -- The CHECK looks at a row before its conflict is found, so a negative row must not come here first.
  IF NOT FOUND THEN
    INSERT INTO promotion_balance (user_id, points) VALUES (NEW.user_id, NEW.points)
      ON CONFLICT (user_id) DO UPDATE SET points = promotion_balance.points + NEW.points;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER promotion_point_counts AFTER INSERT ON "promotion_point" FOR EACH ROW EXECUTE FUNCTION count_promotion_point();
--> statement-breakpoint
CREATE TRIGGER promotion_point_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "promotion_point" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER promotion_balance_follows BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "promotion_balance" FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Who invited whom stays for ever, and is settled once.
CREATE TRIGGER promotion_referral_stays BEFORE UPDATE OF user_id, referrer_id, bound_at OR DELETE OR TRUNCATE ON "promotion_referral" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER promotion_referral_settled BEFORE UPDATE ON "promotion_referral" FOR EACH ROW WHEN (OLD.settled_at IS NOT NULL) EXECUTE FUNCTION refuse_change();

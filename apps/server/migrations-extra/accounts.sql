-- A transaction that writes for a shopper holds the account until it ends, and a closing waits for it.
CREATE FUNCTION account_lock(account text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended('account ' || account, 0)
$$;
--> statement-breakpoint
CREATE FUNCTION hold_if_open(account text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(account_lock(account));
  -- A statement of its own, so that it sees a closing that has committed while this one waited.
  RETURN NOT EXISTS (SELECT FROM "closed_account" WHERE user_id = account);
END
$$;
--> statement-breakpoint
CREATE FUNCTION hold_account(account text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT hold_if_open(account) THEN
    RAISE EXCEPTION 'the account is closed' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'account_open';
  END IF;
END
$$;
--> statement-breakpoint
-- For tables with personal data of a shopper: no new row for a closed account.
CREATE FUNCTION refuse_closed_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_account(NEW.user_id);
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- For those that know their shopper by the payment.
CREATE FUNCTION refuse_closed_payer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_account(p.user_id) FROM "payment" p WHERE p.id = NEW.payment_id;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER address_account_open BEFORE INSERT ON "address" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER avatar_account_open BEFORE INSERT ON "avatar" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER letter_account_open BEFORE INSERT ON "letter" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER waiting_mail_account_open BEFORE INSERT ON "waiting_mail" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER push_subscription_account_open BEFORE INSERT ON "push_subscription" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER calendar_link_account_open BEFORE INSERT ON "calendar_link" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER promotion_referral_code_account_open BEFORE INSERT ON "promotion_referral_code" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER haul_import_account_open BEFORE INSERT ON "haul_import" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER webhook_account_open BEFORE INSERT ON "webhook" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER preference_account_open BEFORE INSERT ON "preference" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER profile_account_open BEFORE INSERT ON "profile" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER cart_line_account_open BEFORE INSERT ON "cart_line" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER cart_picture_account_open BEFORE INSERT ON "cart_picture" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER purchase_order_account_open BEFORE INSERT ON "purchase_order" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER payment_account_open BEFORE INSERT ON "payment" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER package_account_open BEFORE INSERT ON "package" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER goods_return_account_open BEFORE INSERT ON "goods_return" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER package_review_account_open BEFORE INSERT ON "package_review" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER idempotency_key_account_open BEFORE INSERT ON "idempotency_key" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER saved_goods_account_open BEFORE INSERT ON "saved_goods" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER remittance_account_open BEFORE INSERT OR UPDATE OF mtcn, sender_name ON "remittance" FOR EACH ROW WHEN (NEW.sender_name <> '') EXECUTE FUNCTION refuse_closed_payer();

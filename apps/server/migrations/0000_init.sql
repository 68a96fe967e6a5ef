CREATE TABLE "account_key" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"country" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"detail" text NOT NULL,
	"postcode" text NOT NULL,
	"phone" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "address_kind_check" CHECK ("address"."kind" in ('shipping', 'billing'))
);
--> statement-breakpoint
CREATE TABLE "avatar" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_link" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "letter" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "preference" (
	"user_id" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"declined_mails" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"user_id" text PRIMARY KEY NOT NULL,
	"nickname" text,
	"avatar" text,
	"gender" text,
	"birthday" date,
	"phone" text,
	"residence" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_gender_check" CHECK ("profile"."gender" in ('male', 'female', 'undisclosed'))
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"message" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"result" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"status" integer,
	"failure" text,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" "bytea" NOT NULL,
	"old_secret" "bytea",
	"old_secret_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"off" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"wake_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "api_token" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"ending" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_link" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_from" text,
	CONSTRAINT "one_time_link_purpose_check" CHECK ("one_time_link"."purpose" in ('activation', 'reset', 'invitation'))
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"user_id" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"enrolled_at" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"agent" text NOT NULL,
	"address" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_role" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "staff_role_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "staff_role_role_check" CHECK ("staff_role"."role" in ('owner', 'buyer', 'receiver', 'packer', 'service', 'finance', 'lines', 'editor', 'auditor'))
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_version" integer NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_account_role_check" CHECK ("user_account"."role" in ('shopper', 'staff')),
	CONSTRAINT "user_account_language_check" CHECK ("user_account"."language" in ('en', 'zh'))
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"snapshot_id" text,
	"sku_id" text,
	"manual" jsonb,
	"goods_key" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"note" text NOT NULL,
	"photo_count" integer NOT NULL,
	"photo_note" text NOT NULL,
	"price_change" jsonb,
	"previous_price_fen" integer,
	"checked_at" timestamp with time zone NOT NULL,
	"checking_since" timestamp with time zone,
	"gone_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" between 1 and 999),
	CONSTRAINT "cart_line_photo_count" CHECK ("cart_line"."photo_count" between 0 and 20),
	CONSTRAINT "cart_line_goods" CHECK (("cart_line"."snapshot_id" is null) <> ("cart_line"."manual" is null))
);
--> statement-breakpoint
CREATE TABLE "cart_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "line_receipt" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"parcel_id" text,
	"item_id" text NOT NULL,
	"weight_g" integer NOT NULL,
	"length_mm" integer NOT NULL,
	"width_mm" integer NOT NULL,
	"height_mm" integer NOT NULL,
	"restrictions" jsonb NOT NULL,
	"condition" text NOT NULL,
	"note" text NOT NULL,
	"received_by" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_receipt_item_id_unique" UNIQUE("item_id"),
	CONSTRAINT "line_receipt_quantity" CHECK ("line_receipt"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "line_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_refund_quantity" CHECK ("line_refund"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "line_substitute" (
	"line_id" text PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"name" text NOT NULL,
	"spec" text NOT NULL,
	"url" text NOT NULL,
	"unit_price_fen" bigint NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_substitute_price" CHECK ("line_substitute"."unit_price_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"order_number" text NOT NULL,
	"seq" integer NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"note" text,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_event_order_number_seq_pk" PRIMARY KEY("order_number","seq")
);
--> statement-breakpoint
CREATE TABLE "order_extra_event" (
	"id" text PRIMARY KEY NOT NULL,
	"extra_ref" text NOT NULL,
	"event" text NOT NULL,
	"payment_id" text,
	"amount_fen" bigint,
	"return_number" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_extra_event_payment" CHECK (("order_extra_event"."event" = 'paid') = ("order_extra_event"."payment_id" is not null)),
	CONSTRAINT "order_extra_event_return" CHECK ("order_extra_event"."return_number" is null or "order_extra_event"."event" = 'refunded'),
	CONSTRAINT "order_extra_event_amount" CHECK (("order_extra_event"."event" = 'refunded') = ("order_extra_event"."amount_fen" is not null) and "order_extra_event"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_extra" (
	"ref" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"kind" text NOT NULL,
	"question_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"line_id" text,
	"pieces" integer,
	"refunded_before" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_extra_question_id_unique" UNIQUE("question_id"),
	CONSTRAINT "order_extra_amount" CHECK ("order_extra"."amount_fen" > 0),
	CONSTRAINT "order_extra_line" CHECK (num_nonnulls("order_extra"."line_id", "order_extra"."pieces", "order_extra"."refunded_before") in (0, 3) and "order_extra"."pieces" > 0 and "order_extra"."refunded_before" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"manual" boolean NOT NULL,
	"snapshot_id" text,
	"sku_id" text,
	"url" text NOT NULL,
	"platform" text NOT NULL,
	"shop_name" text,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"spec" text NOT NULL,
	"image" text,
	"unit_price_fen" bigint NOT NULL,
	"listed_price_fen" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"discount_fen" bigint NOT NULL,
	"domestic_shipping_fen" bigint NOT NULL,
	"domestic_shipping_stated" boolean NOT NULL,
	"photo_count" integer NOT NULL,
	"photo_note" text NOT NULL,
	"note" text NOT NULL,
	"price_change" jsonb,
	"bought_quantity" integer NOT NULL,
	"received_quantity" integer NOT NULL,
	"refunded_quantity" integer NOT NULL,
	"returned_quantity" integer NOT NULL,
	CONSTRAINT "order_line_amounts" CHECK (least("order_line"."unit_price_fen", "order_line"."domestic_shipping_fen", "order_line"."photo_count") >= 0 and "order_line"."quantity" > 0),
	CONSTRAINT "order_line_pieces" CHECK (least("order_line"."received_quantity", "order_line"."refunded_quantity") >= 0 and "order_line"."received_quantity" + "order_line"."refunded_quantity" <= "order_line"."quantity"),
	CONSTRAINT "order_line_discount" CHECK ("order_line"."discount_fen" between 0 and "order_line"."unit_price_fen" * "order_line"."quantity"),
	CONSTRAINT "order_line_returned" CHECK ("order_line"."returned_quantity" between 0 and "order_line"."received_quantity"),
	CONSTRAINT "order_line_bought" CHECK ("order_line"."bought_quantity" between "order_line"."received_quantity" and "order_line"."quantity")
);
--> statement-breakpoint
CREATE TABLE "order_question" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"kind" text NOT NULL,
	"line_id" text,
	"item_id" text,
	"reason" text,
	"text" text NOT NULL,
	"options" jsonb NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"return_number" text,
	"wake_at" timestamp with time zone,
	CONSTRAINT "order_question_return_number_unique" UNIQUE("return_number"),
	CONSTRAINT "order_question_closed" CHECK (("order_question"."state" = 'open') = ("order_question"."closed_at" is null)),
	CONSTRAINT "order_question_answered" CHECK (("order_question"."state" = 'answered') = ("order_question"."answer" is not null)),
	CONSTRAINT "order_question_goods" CHECK (("order_question"."kind" = 'quality') = ("order_question"."item_id" is not null) and ("order_question"."kind" = 'quality') = ("order_question"."reason" is not null)
        and ("order_question"."kind" <> 'quality' or "order_question"."line_id" is not null)),
	CONSTRAINT "order_question_return" CHECK (("order_question"."answer" is not distinct from 'return') = ("order_question"."return_number" is not null)),
	CONSTRAINT "order_question_wakes" CHECK ("order_question"."state" <> 'open' or "order_question"."wake_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"seq" integer NOT NULL,
	"reason" text NOT NULL,
	"destination" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"outcome" text NOT NULL,
	"note" text,
	CONSTRAINT "order_refund_amount" CHECK ("order_refund"."amount_fen" > 0),
	CONSTRAINT "order_refund_decided" CHECK (("order_refund"."outcome" = 'waiting') = ("order_refund"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "order_return" (
	"return_number" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"seller_fen" bigint NOT NULL,
	"fee_fen" bigint NOT NULL,
	"own_fen" bigint NOT NULL,
	"extra_fen" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_return_quantity" CHECK ("order_return"."quantity" > 0),
	CONSTRAINT "order_return_amounts" CHECK (least("order_return"."seller_fen", "order_return"."fee_fen", "order_return"."own_fen", "order_return"."extra_fen") >= 0
        and "order_return"."own_fen" + "order_return"."extra_fen" = greatest(0, "order_return"."seller_fen" - "order_return"."fee_fen"))
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"events" integer NOT NULL,
	"shop_name" text,
	"goods_fen" bigint NOT NULL,
	"photo_fen" bigint NOT NULL,
	"domestic_shipping_fen" bigint NOT NULL,
	"discount_fen" bigint NOT NULL,
	"coupon_code" text,
	"amount_fen" bigint NOT NULL,
	"refunded_fen" bigint NOT NULL,
	"contact" jsonb NOT NULL,
	"note" text NOT NULL,
	"price_review" text NOT NULL,
	"supplier_order_no" text,
	"before_refund" text,
	"search" text NOT NULL,
	"terms_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"review_due_at" timestamp with time zone,
	"refundable_until" timestamp with time zone,
	"fee_stated_at" timestamp with time zone,
	CONSTRAINT "purchase_order_amounts" CHECK (least("purchase_order"."goods_fen", "purchase_order"."photo_fen", "purchase_order"."domestic_shipping_fen") >= 0),
	CONSTRAINT "purchase_order_sum" CHECK ("purchase_order"."amount_fen" = "purchase_order"."goods_fen" + "purchase_order"."photo_fen" + "purchase_order"."domestic_shipping_fen" - "purchase_order"."discount_fen"),
	CONSTRAINT "purchase_order_discount" CHECK ("purchase_order"."discount_fen" between 0 and "purchase_order"."goods_fen" and ("purchase_order"."discount_fen" = 0 or "purchase_order"."coupon_code" is not null)),
	CONSTRAINT "purchase_order_refunded" CHECK ("purchase_order"."refunded_fen" between 0 and "purchase_order"."amount_fen"),
	CONSTRAINT "purchase_order_unpaid_refund" CHECK ("purchase_order"."refunded_fen" = 0 or "purchase_order"."paid_at" is not null),
	CONSTRAINT "purchase_order_paid" CHECK ("purchase_order"."status" = 'cancelled' or ("purchase_order"."status" = 'pending_payment') = ("purchase_order"."paid_at" is null)),
	CONSTRAINT "purchase_order_cancelled_with_refund" CHECK ("purchase_order"."status" <> 'cancelled' or "purchase_order"."paid_at" is null or "purchase_order"."refunded_fen" = "purchase_order"."amount_fen"),
	CONSTRAINT "purchase_order_before_refund" CHECK (("purchase_order"."status" = 'refund_processing') = ("purchase_order"."before_refund" is not null))
);
--> statement-breakpoint
CREATE TABLE "article_group" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_vote" (
	"article_id" integer NOT NULL,
	"voter" text NOT NULL,
	"helpful" boolean NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_vote_pkey" PRIMARY KEY("article_id","voter")
);
--> statement-breakpoint
CREATE TABLE "vote_salt" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "article_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"type" smallint NOT NULL,
	"group_key" text NOT NULL,
	"position" integer NOT NULL,
	"in_footer" boolean NOT NULL,
	"related" integer[] NOT NULL,
	"draft" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_type_check" CHECK ("article"."type" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "article_text" (
	"article_id" integer NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"markdown" text NOT NULL,
	"html" text NOT NULL,
	"toc" jsonb NOT NULL,
	"plain" text NOT NULL,
	"search" text GENERATED ALWAYS AS (lower("name" || ' ' || "summary" || ' ' || "plain")) STORED NOT NULL,
	"stems" "tsvector" GENERATED ALWAYS AS (CASE WHEN "language" = 'en' THEN setweight(to_tsvector('english'::regconfig, "name"), 'A') || to_tsvector('english'::regconfig, "summary" || ' ' || "plain") ELSE ''::tsvector END) STORED NOT NULL,
	"han_pairs" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version_id" text,
	CONSTRAINT "article_text_pkey" PRIMARY KEY("article_id","language"),
	CONSTRAINT "article_text_language_check" CHECK ("article_text"."language" in ('en', 'zh'))
);
--> statement-breakpoint
CREATE TABLE "article_text_version" (
	"id" text PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	"language" text NOT NULL,
	"type" smallint NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"html" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"currency" text PRIMARY KEY NOT NULL,
	"per_euro" numeric NOT NULL,
	"as_of" date NOT NULL,
	"source" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "exchange_rate_per_euro_check" CHECK ("exchange_rate"."per_euro" > 0),
	CONSTRAINT "exchange_rate_source_check" CHECK ("exchange_rate"."source" in ('product', 'ecb', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website" (
	"tag" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo_path" text NOT NULL,
	"service_email" text NOT NULL,
	"socials" jsonb NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" text PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"articles" jsonb NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_rule" (
	"id" boolean PRIMARY KEY NOT NULL,
	"above_fen" bigint,
	"version" integer NOT NULL,
	CONSTRAINT "approval_rule_one" CHECK ("approval_rule"."id"),
	CONSTRAINT "approval_rule_above" CHECK ("approval_rule"."above_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "approval" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"body" jsonb NOT NULL,
	"amount_fen" bigint NOT NULL,
	"why" text NOT NULL,
	"state" text NOT NULL,
	"stale_cause" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "approval_amount" CHECK ("approval"."amount_fen" > 0),
	CONSTRAINT "approval_open" CHECK (("approval"."state" = 'open') = ("approval"."decided_at" is null)),
	CONSTRAINT "approval_unattended" CHECK (("approval"."state" in ('open', 'expired')) = ("approval"."decided_by" is null)),
	CONSTRAINT "approval_second_person" CHECK ("approval"."state" not in ('approved', 'rejected', 'stale') or "approval"."decided_by" <> "approval"."asked_by"),
	CONSTRAINT "approval_withdrawn" CHECK ("approval"."state" <> 'withdrawn' or "approval"."decided_by" = "approval"."asked_by"),
	CONSTRAINT "approval_stale" CHECK (("approval"."state" = 'stale') = ("approval"."stale_cause" is not null))
);
--> statement-breakpoint
CREATE TABLE "capture" (
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"payment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"refunded_fen" bigint NOT NULL,
	CONSTRAINT "capture_kind_ref_pk" PRIMARY KEY("kind","ref"),
	CONSTRAINT "capture_refunded" CHECK ("capture"."amount_fen" > 0 and "capture"."refunded_fen" between 0 and "capture"."amount_fen")
);
--> statement-breakpoint
CREATE TABLE "payment_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text,
	"minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"open" boolean NOT NULL,
	"due_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"balance_fen" bigint,
	"sequence" bigint,
	"moved_at" timestamp with time zone,
	CONSTRAINT "ledger_account_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "ledger_account_kind" CHECK ("ledger_account"."kind" in ('wallet', 'own')),
	CONSTRAINT "ledger_account_wallet" CHECK (("ledger_account"."kind" = 'wallet') = (num_nonnulls("ledger_account"."user_id", "ledger_account"."balance_fen", "ledger_account"."sequence") = 3)),
	CONSTRAINT "ledger_account_balance" CHECK ("ledger_account"."balance_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"account_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"type" text,
	"sequence" bigint,
	"type_sequence" bigint,
	"balance_after_fen" bigint,
	"at" timestamp with time zone,
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount_fen" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"kind" text,
	"refs" text[] NOT NULL,
	"payment_id" text,
	"remark_en" text NOT NULL,
	"remark_zh" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transaction_number_unique" UNIQUE("number"),
	CONSTRAINT "ledger_transaction_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_transaction_type" CHECK ("ledger_transaction"."type" in ('recharge', 'payment', 'refund', 'adjustment', 'compensation'))
);
--> statement-breakpoint
CREATE TABLE "payment_difference" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text,
	"refund_id" text,
	"provider_ref" text,
	"our_minor" bigint,
	"their_minor" bigint,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"outcome" text,
	"note" text,
	CONSTRAINT "payment_difference_closed" CHECK (("payment_difference"."outcome" is null) = ("payment_difference"."closed_by" is null)),
	CONSTRAINT "payment_difference_outcome" CHECK ("payment_difference"."closed_by" is null or "payment_difference"."closed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "payment_event_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_key" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"items" jsonb NOT NULL,
	"amount_fen" bigint NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"charge_minor" bigint NOT NULL,
	"charge_currency" text NOT NULL,
	"charge_rate" text NOT NULL,
	"charge_rate_as_of" date,
	"instructions" jsonb,
	"bill_address" jsonb,
	"provider_ref" text,
	"provider_url" text,
	"provider_charge" text,
	"checked_at" timestamp with time zone NOT NULL,
	"failure" text,
	"returned_fen" bigint NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "payment_amount" CHECK ("payment"."amount_fen" > 0 and "payment"."charge_minor" > 0 and "payment"."returned_fen" >= 0),
	CONSTRAINT "payment_status" CHECK ("payment"."status" in ('pending', 'succeeded', 'failed', 'expired')),
	CONSTRAINT "payment_decided" CHECK (("payment"."status" = 'pending') = ("payment"."decided_at" is null)),
	CONSTRAINT "payment_items" CHECK (("payment"."kind" = 'recharge') = ("payment"."items" = '[]'::jsonb))
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"key" text NOT NULL,
	"payment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"charge_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"transaction_no" text NOT NULL,
	"remark_en" text NOT NULL,
	"remark_zh" text NOT NULL,
	"provider_ref" text,
	"failed_ref" text,
	"sent_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_amount" CHECK ("refund"."amount_fen" > 0 and "refund"."charge_minor" >= 0),
	CONSTRAINT "refund_charge" CHECK ("refund"."status" <> 'sending' or "refund"."charge_minor" > 0),
	CONSTRAINT "refund_open" CHECK ("refund"."status" <> 'sending' or "refund"."check_at" is not null),
	CONSTRAINT "refund_status" CHECK ("refund"."status" in ('sending', 'card', 'balance'))
);
--> statement-breakpoint
CREATE TABLE "remittance_number" (
	"payment_id" text NOT NULL,
	"mtcn" text NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "remittance_number_payment_id_mtcn_pk" PRIMARY KEY("payment_id","mtcn"),
	CONSTRAINT "remittance_number_digits" CHECK ("remittance_number"."mtcn" ~ '^[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "remittance" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"mtcn" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_country" text NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"received_fen" bigint,
	CONSTRAINT "remittance_status" CHECK ("remittance"."status" in ('waiting', 'confirmed', 'rejected')),
	CONSTRAINT "remittance_received" CHECK (("remittance"."status" = 'confirmed') = ("remittance"."received_fen" is not null))
);
--> statement-breakpoint
CREATE TABLE "goods_key" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_snapshot" (
	"id" text PRIMARY KEY NOT NULL,
	"link" text NOT NULL,
	"platform" text NOT NULL,
	"item_id" text,
	"content" jsonb NOT NULL,
	"rate" text NOT NULL,
	"rate_as_of" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_host_turn" (
	"host" text PRIMARY KEY NOT NULL,
	"next_start" timestamp with time zone NOT NULL,
	"running" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_look_up" (
	"link_hash" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"known" jsonb
);
--> statement-breakpoint
CREATE TABLE "saved_goods" (
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"platform" text NOT NULL,
	"title" text NOT NULL,
	"shop_name" text NOT NULL,
	"image" text,
	"price_fen" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_goods_user_id_kind_url_pk" PRIMARY KEY("user_id","kind","url"),
	CONSTRAINT "saved_goods_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "haul_import" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sha256" text NOT NULL,
	"shop_name" text NOT NULL,
	"shop_url" text NOT NULL,
	"exported_at" timestamp with time zone NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"orders" integer NOT NULL,
	"goods" integer NOT NULL,
	"packages" integer NOT NULL,
	"payments" integer NOT NULL,
	"wallet" integer NOT NULL,
	"archive_id" text,
	CONSTRAINT "haul_import_once" UNIQUE("user_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "haul_key" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "haul_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"import_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "haul_photo_once" UNIQUE("import_id","name")
);
--> statement-breakpoint
CREATE TABLE "haul_record" (
	"import_id" text NOT NULL,
	"part" text NOT NULL,
	"position" integer NOT NULL,
	"ref" text NOT NULL,
	"parent" text,
	"data" jsonb NOT NULL,
	CONSTRAINT "haul_record_pkey" PRIMARY KEY("import_id","part","position"),
	CONSTRAINT "haul_record_ref" UNIQUE("import_id","part","ref"),
	CONSTRAINT "haul_record_parent_of_goods" CHECK (("haul_record"."parent" is not null) = ("haul_record"."part" = 'goods'))
);
--> statement-breakpoint
CREATE TABLE "duty_rule" (
	"country" text NOT NULL,
	"version" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"effective_from" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "duty_rule_country_version_pk" PRIMARY KEY("country","version"),
	CONSTRAINT "duty_rule_country" CHECK ("duty_rule"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "duty_rule_version" CHECK ("duty_rule"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "lead" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"monthly_parcels" integer NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "lead_closed_check" CHECK (("lead"."closed_at" IS NULL) = ("lead"."note" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "inbound_parcel" (
	"id" text PRIMARY KEY NOT NULL,
	"tracking_number" text,
	"carrier" text NOT NULL,
	"state" text NOT NULL,
	"purchase_id" text,
	"announced" jsonb,
	"weight_g" integer,
	"bin" text,
	"note" text NOT NULL,
	"more_comes" boolean NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"arrived_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	CONSTRAINT "inbound_parcel_tracking" UNIQUE("tracking_number"),
	CONSTRAINT "inbound_parcel_unmatched" CHECK ("inbound_parcel"."state" <> 'unmatched' or "inbound_parcel"."purchase_id" is null),
	CONSTRAINT "inbound_parcel_matched" CHECK ("inbound_parcel"."state" not in ('expected', 'received') or "inbound_parcel"."purchase_id" is not null),
	CONSTRAINT "inbound_parcel_received" CHECK (("inbound_parcel"."state" = 'received') = ("inbound_parcel"."received_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "parcel_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"parcel_id" text NOT NULL,
	"position" integer NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_photo_once" UNIQUE("parcel_id","digest")
);
--> statement-breakpoint
CREATE TABLE "purchase_line" (
	"purchase_id" text NOT NULL,
	"line_id" text NOT NULL,
	"order_number" text NOT NULL,
	"quantity" integer NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "purchase_line_purchase_id_line_id_pk" PRIMARY KEY("purchase_id","line_id"),
	CONSTRAINT "purchase_line_quantity" CHECK ("purchase_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" text PRIMARY KEY NOT NULL,
	"supplier_order_no" text NOT NULL,
	"account" text,
	"paid_fen" bigint,
	"shop_name" text,
	"expected_at" timestamp with time zone,
	"bought_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"version" integer NOT NULL,
	CONSTRAINT "purchase_supplier_number" UNIQUE("supplier_order_no"),
	CONSTRAINT "purchase_paid" CHECK ("purchase"."paid_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_settlement" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"supplier_order_no" text NOT NULL,
	"paid_fen" bigint NOT NULL,
	"statement_fen" bigint NOT NULL,
	"statement_lines" integer NOT NULL,
	"note" text NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_settlement_once" UNIQUE("purchase_id","supplier_order_no","paid_fen","statement_fen","statement_lines"),
	CONSTRAINT "purchase_settlement_differs" CHECK ("purchase_settlement"."paid_fen" <> "purchase_settlement"."statement_fen"),
	CONSTRAINT "purchase_settlement_lines" CHECK ("purchase_settlement"."statement_lines" > 0)
);
--> statement-breakpoint
CREATE TABLE "statement_line" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"supplier_order_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"occurrence" integer NOT NULL,
	"note" text NOT NULL,
	"imported_by" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statement_line_once" UNIQUE("supplier_order_no","account","paid_on","amount_fen","occurrence"),
	CONSTRAINT "statement_line_amount" CHECK ("statement_line"."amount_fen" <> 0),
	CONSTRAINT "statement_line_occurrence" CHECK ("statement_line"."occurrence" > 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_balance" (
	"user_id" text PRIMARY KEY NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "promotion_balance_left" CHECK ("promotion_balance"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_point" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"points" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_point_once" UNIQUE("reason","ref"),
	CONSTRAINT "promotion_point_reason" CHECK ("promotion_point"."reason" in ('package', 'exchange')),
	CONSTRAINT "promotion_point_sign" CHECK (case "promotion_point"."reason" when 'package' then "promotion_point"."points" > 0 else "promotion_point"."points" < 0 end)
);
--> statement-breakpoint
CREATE TABLE "promotion_referral_code" (
	"user_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "promotion_referral_code_once" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "promotion_referral" (
	"user_id" text PRIMARY KEY NOT NULL,
	"referrer_id" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"rewarded" boolean NOT NULL,
	CONSTRAINT "promotion_referral_other" CHECK ("promotion_referral"."user_id" <> "promotion_referral"."referrer_id"),
	CONSTRAINT "promotion_referral_reward" CHECK (not "promotion_referral"."rewarded" or "promotion_referral"."settled_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "promotion_rule" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"code" text,
	"owner_id" text,
	"program_id" text,
	"name" jsonb NOT NULL,
	"target" text NOT NULL,
	"percent" integer,
	"cap_fen" bigint,
	"amount_fen" bigint,
	"minimum_fen" bigint NOT NULL,
	"first_only" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"per_person" integer,
	"budget_fen" bigint NOT NULL,
	"points_per_yuan" integer,
	"points_price" integer,
	"valid_days" integer,
	"spent_fen" bigint DEFAULT 0 NOT NULL,
	"active" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_rule_code" UNIQUE("code"),
	CONSTRAINT "promotion_rule_kind" CHECK ("promotion_rule"."kind" in ('coupon', 'points', 'referral')),
	CONSTRAINT "promotion_rule_shape" CHECK (("promotion_rule"."kind" = 'coupon') = ("promotion_rule"."code" is not null) and ("promotion_rule"."kind" = 'coupon') = ("promotion_rule"."valid_days" is null)
        and ("promotion_rule"."kind" = 'points') = ("promotion_rule"."points_price" is not null) and num_nulls("promotion_rule"."points_per_yuan", "promotion_rule"."points_price") in (0, 2)
        and ("promotion_rule"."kind" = 'coupon' or (num_nonnulls("promotion_rule"."cap_fen", "promotion_rule"."amount_fen") = 1 and not "promotion_rule"."first_only"))
        and "promotion_rule"."points_per_yuan" > 0 and "promotion_rule"."points_price" > 0 and "promotion_rule"."valid_days" > 0),
	CONSTRAINT "promotion_rule_own" CHECK (num_nulls("promotion_rule"."owner_id", "promotion_rule"."program_id") in (0, 2)
        and ("promotion_rule"."owner_id" is null or ("promotion_rule"."kind" = 'coupon' and "promotion_rule"."ends_at" is not null and "promotion_rule"."per_person" = 1))),
	CONSTRAINT "promotion_rule_target" CHECK ("promotion_rule"."target" in ('goods', 'shipping')),
	CONSTRAINT "promotion_rule_discount" CHECK (num_nonnulls("promotion_rule"."percent", "promotion_rule"."amount_fen") = 1 and ("promotion_rule"."cap_fen" is null or "promotion_rule"."percent" is not null)
        and "promotion_rule"."percent" between 1 and 100 and "promotion_rule"."amount_fen" > 0 and "promotion_rule"."cap_fen" > 0),
	CONSTRAINT "promotion_rule_limits" CHECK ("promotion_rule"."minimum_fen" >= 0 and "promotion_rule"."per_person" > 0 and "promotion_rule"."budget_fen" > 0),
	CONSTRAINT "promotion_rule_dates" CHECK ("promotion_rule"."ends_at" > "promotion_rule"."starts_at"),
	CONSTRAINT "promotion_rule_budget" CHECK ("promotion_rule"."spent_fen" between 0 and "promotion_rule"."budget_fen")
);
--> statement-breakpoint
CREATE TABLE "promotion_return" (
	"id" text PRIMARY KEY NOT NULL,
	"use_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_return_amount" CHECK ("promotion_return"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_use" (
	"id" text PRIMARY KEY NOT NULL,
	"rule_id" text NOT NULL,
	"claim_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"code" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"given_back_fen" bigint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_use_of" UNIQUE("kind","ref"),
	CONSTRAINT "promotion_use_kind" CHECK ("promotion_use"."kind" in ('order', 'package')),
	CONSTRAINT "promotion_use_amount" CHECK ("promotion_use"."amount_fen" > 0),
	CONSTRAINT "promotion_use_given_back" CHECK ("promotion_use"."given_back_fen" between 0 and "promotion_use"."amount_fen")
);
--> statement-breakpoint
CREATE TABLE "conversation_message" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"staff_id" text,
	"internal" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "conversation_message_internal_check" CHECK (NOT "conversation_message"."internal" OR "conversation_message"."staff_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "conversation_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"message_id" text,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"version" integer NOT NULL,
	CONSTRAINT "conversation_ref_check" CHECK (("conversation"."kind" = 'general') = ("conversation"."ref" IS NULL)),
	CONSTRAINT "conversation_waiting_check" CHECK (("conversation"."state" = 'open') = ("conversation"."waiting_since" IS NOT NULL)),
	CONSTRAINT "conversation_closed_check" CHECK (("conversation"."state" = 'closed') = ("conversation"."closed_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "support_key" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_reply" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text_en" text NOT NULL,
	"text_zh" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "saved_reply_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" text PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"facts" jsonb NOT NULL,
	"amount_fen" integer,
	"group" text,
	"due_at" timestamp with time zone NOT NULL,
	"wake_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"holder" text,
	"held_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_view" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"name" text NOT NULL,
	"queue" text NOT NULL,
	"query" text NOT NULL,
	"shared" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bin_move" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bin_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" text NOT NULL,
	"from_bin" text,
	"to_bin" text,
	"cause" text NOT NULL,
	"staff_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bin_move_moves" CHECK ("bin_move"."from_bin" is distinct from "bin_move"."to_bin")
);
--> statement-breakpoint
CREATE TABLE "bin" (
	"code" text PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"active" boolean NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "bin_position" CHECK ("bin"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "followed_package" (
	"package_number" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"number" text NOT NULL,
	"carrier_key" integer,
	"state" text NOT NULL,
	"code" integer,
	"due_at" timestamp with time zone,
	"registered_at" timestamp with time zone,
	"heard_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	CONSTRAINT "followed_package_state" CHECK (("followed_package"."state" in ('refused', 'stopped')) = ("followed_package"."due_at" is null)),
	CONSTRAINT "followed_package_code" CHECK (("followed_package"."state" = 'refused') = ("followed_package"."code" is not null))
);
--> statement-breakpoint
CREATE TABLE "goods_return_event" (
	"return_number" text NOT NULL,
	"seq" integer NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text NOT NULL,
	"note" text,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "goods_return_event_return_number_seq_pk" PRIMARY KEY("return_number","seq")
);
--> statement-breakpoint
CREATE TABLE "goods_return" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"events" integer NOT NULL,
	"fee_fen" bigint,
	"carrier" text,
	"tracking_number" text,
	"refund_fen" bigint,
	"returned_fen" bigint,
	"replacement_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goods_return_replacement_id_unique" UNIQUE("replacement_id"),
	CONSTRAINT "goods_return_quantity" CHECK ("goods_return"."quantity" > 0),
	CONSTRAINT "goods_return_kind" CHECK ("goods_return"."kind" = 'return' or "goods_return"."reason" <> 'changed_mind'),
	CONSTRAINT "goods_return_fee" CHECK (("goods_return"."fee_fen" is null or ("goods_return"."fee_fen" >= 0 and "goods_return"."reason" = 'changed_mind'))
        and ("goods_return"."state" not in ('agreed', 'sent', 'settled') or ("goods_return"."fee_fen" is not null) = ("goods_return"."reason" = 'changed_mind'))),
	CONSTRAINT "goods_return_sent" CHECK (num_nulls("goods_return"."carrier", "goods_return"."tracking_number") in (0, 2)
        and ("goods_return"."state" not in ('sent', 'settled') or "goods_return"."carrier" is not null)),
	CONSTRAINT "goods_return_settled" CHECK (("goods_return"."refund_fen" is not null) = ("goods_return"."state" = 'settled' and "goods_return"."kind" = 'return')
        and ("goods_return"."returned_fen" is not null) = ("goods_return"."refund_fen" is not null)
        and ("goods_return"."refund_fen" is null or ("goods_return"."refund_fen" >= 0 and "goods_return"."returned_fen" = greatest(0, "goods_return"."refund_fen" - coalesce("goods_return"."fee_fen", 0))))
        and ("goods_return"."replacement_id" is not null) = ("goods_return"."state" = 'settled' and "goods_return"."kind" = 'exchange'))
);
--> statement-breakpoint
CREATE TABLE "handover_package" (
	"handover_id" text NOT NULL,
	"package_number" text NOT NULL,
	"tracking_number" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"reason" text,
	CONSTRAINT "handover_package_handover_id_package_number_pk" PRIMARY KEY("handover_id","package_number"),
	CONSTRAINT "handover_package_refused" CHECK (("handover_package"."outcome" is not distinct from 'refused') = ("handover_package"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "handover" (
	"id" text PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "insurance_tier" (
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"name" jsonb NOT NULL,
	"cover_fen" bigint NOT NULL,
	"fee_fen" bigint NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "insurance_tier_id_version_pk" PRIMARY KEY("id","version"),
	CONSTRAINT "insurance_tier_terms" UNIQUE("id","version","cover_fen","fee_fen"),
	CONSTRAINT "insurance_tier_version" CHECK ("insurance_tier"."version" >= 1),
	CONSTRAINT "insurance_tier_amounts" CHECK ("insurance_tier"."cover_fen" > 0 and "insurance_tier"."fee_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "label_print" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"refs" jsonb NOT NULL,
	"size" text NOT NULL,
	"language" text NOT NULL,
	"recipients" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_landed_cost" (
	"package_number" text PRIMARY KEY NOT NULL,
	"cost" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "measurement_result" (
	"service_number" text NOT NULL,
	"seq" integer NOT NULL,
	"values" integer[] NOT NULL,
	"note" text,
	"staff_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "measurement_result_service_number_seq_pk" PRIMARY KEY("service_number","seq"),
	CONSTRAINT "measurement_result_note" CHECK (("measurement_result"."seq" = 1) = ("measurement_result"."note" is null)),
	CONSTRAINT "measurement_result_values" CHECK (0 < all("measurement_result"."values"))
);
--> statement-breakpoint
CREATE TABLE "service_measure" (
	"service_number" text NOT NULL,
	"position" integer NOT NULL,
	"what" text NOT NULL,
	"name" text NOT NULL,
	"stated" integer,
	CONSTRAINT "service_measure_service_number_position_pk" PRIMARY KEY("service_number","position"),
	CONSTRAINT "service_measure_name" CHECK ("service_measure"."what" = 'other' or "service_measure"."name" = ''),
	CONSTRAINT "service_measure_stated" CHECK ("service_measure"."stated" > 0)
);
--> statement-breakpoint
CREATE TABLE "package_claim_decision" (
	"claim_ref" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"paid_fen" bigint,
	"transaction_no" text,
	"note" text NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_claim_decision_paid" CHECK (("package_claim_decision"."outcome" = 'approved') = ("package_claim_decision"."paid_fen" is not null)
        and num_nulls("package_claim_decision"."paid_fen", "package_claim_decision"."transaction_no") in (0, 2) and "package_claim_decision"."paid_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "package_claim_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"claim_ref" text NOT NULL,
	"user_id" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_claim" (
	"ref" text PRIMARY KEY NOT NULL,
	"package_number" text NOT NULL,
	"user_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_claim_of_package" UNIQUE("package_number","seq"),
	CONSTRAINT "package_claim_amount" CHECK ("package_claim"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "package_event" (
	"package_number" text NOT NULL,
	"seq" integer NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"note" text,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_event_package_number_seq_pk" PRIMARY KEY("package_number","seq")
);
--> statement-breakpoint
CREATE TABLE "package_extra_event" (
	"id" text PRIMARY KEY NOT NULL,
	"extra_ref" text NOT NULL,
	"event" text NOT NULL,
	"payment_id" text,
	"amount_fen" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_extra_event_payment" CHECK (("package_extra_event"."event" = 'paid') = ("package_extra_event"."payment_id" is not null)),
	CONSTRAINT "package_extra_event_amount" CHECK (("package_extra_event"."event" = 'refunded') = ("package_extra_event"."amount_fen" is not null) and "package_extra_event"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "package_extra" (
	"ref" text PRIMARY KEY NOT NULL,
	"package_number" text NOT NULL,
	"weighing" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_extra_of_weighing" UNIQUE("package_number","weighing"),
	CONSTRAINT "package_extra_amount" CHECK ("package_extra"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "package_item" (
	"package_number" text NOT NULL,
	"item_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "package_item_package_number_item_id_pk" PRIMARY KEY("package_number","item_id")
);
--> statement-breakpoint
CREATE TABLE "package_review" (
	"package_number" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"anonymous" boolean NOT NULL,
	"masked_name" text NOT NULL,
	"picture_id" text,
	"hidden" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_review_picture_id_unique" UNIQUE("picture_id")
);
--> statement-breakpoint
CREATE TABLE "package_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"package_number" text NOT NULL,
	"position" integer NOT NULL,
	"digest" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_photo_once" UNIQUE("package_number","digest")
);
--> statement-breakpoint
CREATE TABLE "package_weighing" (
	"package_number" text NOT NULL,
	"seq" integer NOT NULL,
	"weight_g" integer NOT NULL,
	"length_mm" integer NOT NULL,
	"width_mm" integer NOT NULL,
	"height_mm" integer NOT NULL,
	"chargeable_g" integer NOT NULL,
	"fee_fen" bigint NOT NULL,
	"quoted_fee_fen" bigint NOT NULL,
	"discount_fen" bigint NOT NULL,
	"returned_fen" bigint NOT NULL,
	"floor_fen" bigint NOT NULL,
	"outcome" text NOT NULL,
	"note" text,
	"staff_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_weighing_package_number_seq_pk" PRIMARY KEY("package_number","seq"),
	CONSTRAINT "package_weighing_note" CHECK (("package_weighing"."seq" = 1) = ("package_weighing"."note" is null)),
	CONSTRAINT "package_weighing_measures" CHECK (least("package_weighing"."weight_g", "package_weighing"."length_mm", "package_weighing"."width_mm", "package_weighing"."height_mm") > 0),
	CONSTRAINT "package_weighing_chargeable" CHECK ("package_weighing"."chargeable_g" >= "package_weighing"."weight_g"),
	CONSTRAINT "package_weighing_fees" CHECK (least("package_weighing"."fee_fen", "package_weighing"."quoted_fee_fen", "package_weighing"."floor_fen", "package_weighing"."returned_fen", "package_weighing"."discount_fen") >= 0
        and "package_weighing"."returned_fen" <= "package_weighing"."quoted_fee_fen" - "package_weighing"."discount_fen"),
	CONSTRAINT "package_weighing_outcome" CHECK ("package_weighing"."outcome" in ('refused', case
        when greatest("package_weighing"."fee_fen", "package_weighing"."discount_fen") = "package_weighing"."quoted_fee_fen" - "package_weighing"."returned_fen" then 'unchanged'
        when greatest("package_weighing"."fee_fen", "package_weighing"."discount_fen") < "package_weighing"."quoted_fee_fen" - "package_weighing"."returned_fen" then 'returned'
        when greatest("package_weighing"."fee_fen", "package_weighing"."discount_fen") - "package_weighing"."quoted_fee_fen" + "package_weighing"."returned_fen" < "package_weighing"."floor_fen" then 'borne'
        else 'asked' end))
);
--> statement-breakpoint
CREATE TABLE "weighing_rule" (
	"id" boolean PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"floor_fen" bigint NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "weighing_rule_one" CHECK ("weighing_rule"."id"),
	CONSTRAINT "weighing_rule_floor" CHECK ("weighing_rule"."floor_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "package" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"events" integer NOT NULL,
	"address" jsonb NOT NULL,
	"line_id" text NOT NULL,
	"line_version" integer NOT NULL,
	"real_g" integer NOT NULL,
	"volumetric_g" integer NOT NULL,
	"chargeable_g" integer NOT NULL,
	"first_fen" bigint NOT NULL,
	"further_fen" bigint NOT NULL,
	"further_steps" integer NOT NULL,
	"customs_fen" bigint NOT NULL,
	"storage_fen" bigint NOT NULL,
	"packing_fen" bigint NOT NULL,
	"insurance_id" text,
	"insurance_version" integer,
	"insurance_fen" bigint NOT NULL,
	"cover_fen" bigint NOT NULL,
	"fee_fen" bigint NOT NULL,
	"discount_fen" bigint NOT NULL,
	"coupon_code" text,
	"eta_min_days" integer NOT NULL,
	"eta_max_days" integer NOT NULL,
	"refunded_fen" bigint NOT NULL,
	"packing_note" text NOT NULL,
	"declared_value_fen" bigint NOT NULL,
	"rehearsal_number" text,
	"rehearsal_seq" integer,
	"stage" text,
	"stage_at" timestamp with time zone,
	"pick_id" text,
	"carrier" text,
	"tracking_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"done_by" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "package_insurance" CHECK (num_nulls("package"."insurance_id", "package"."insurance_version") in (0, 2)
        and ("package"."insurance_id" is not null or ("package"."insurance_fen" = 0 and "package"."cover_fen" = 0))),
	CONSTRAINT "package_rehearsal" CHECK (num_nulls("package"."rehearsal_number", "package"."rehearsal_seq") in (0, 2)),
	CONSTRAINT "package_parts" CHECK (least("package"."first_fen", "package"."further_fen", "package"."further_steps", "package"."customs_fen", "package"."storage_fen", "package"."packing_fen", "package"."insurance_fen", "package"."declared_value_fen") >= 0),
	CONSTRAINT "package_fee" CHECK ("package"."fee_fen" = "package"."first_fen" + "package"."further_fen" * "package"."further_steps" + "package"."customs_fen" + "package"."storage_fen" + "package"."packing_fen" + "package"."insurance_fen"),
	CONSTRAINT "package_discount" CHECK ("package"."discount_fen" between 0 and "package"."first_fen" + "package"."further_fen" * "package"."further_steps"
        and ("package"."discount_fen" = 0 or "package"."coupon_code" is not null)),
	CONSTRAINT "package_weight" CHECK ("package"."chargeable_g" = greatest("package"."real_g", "package"."volumetric_g")),
	CONSTRAINT "package_refunded" CHECK ("package"."refunded_fen" between 0 and "package"."fee_fen" - "package"."discount_fen"
        and ("package"."paid_at" is not null or "package"."refunded_fen" = 0)
        and ("package"."status" <> 'cancelled' or "package"."paid_at" is null or "package"."refunded_fen" = "package"."fee_fen" - "package"."discount_fen")),
	CONSTRAINT "package_paid" CHECK ("package"."status" = 'cancelled' or ("package"."status" = 'pending_payment') = ("package"."paid_at" is null)),
	CONSTRAINT "package_shipped" CHECK (("package"."status" in ('pending_receipt', 'done')) = ("package"."shipped_at" is not null)
        and num_nulls("package"."shipped_at", "package"."carrier", "package"."tracking_number", "package"."done_by") in (0, 4)),
	CONSTRAINT "package_stage" CHECK (("package"."stage" is null or ("package"."paid_at" is not null and "package"."status" <> 'cancelled'))
        and ("package"."stage" is null) = ("package"."stage_at" is null)
        and ("package"."stage" is not null or "package"."pick_id" is null)
        and ("package"."stage" is distinct from 'picking' or "package"."pick_id" is not null)),
	CONSTRAINT "package_done" CHECK (("package"."status" = 'done') = ("package"."done_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "package_packing" (
	"package_number" text NOT NULL,
	"kind" text NOT NULL,
	"price_fen" bigint NOT NULL,
	CONSTRAINT "package_packing_package_number_kind_pk" PRIMARY KEY("package_number","kind"),
	CONSTRAINT "package_packing_price" CHECK ("package_packing"."price_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "packing_price" (
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"price_fen" bigint NOT NULL,
	"offered" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "packing_price_version_kind_pk" PRIMARY KEY("version","kind"),
	CONSTRAINT "packing_price_version" CHECK ("packing_price"."version" >= 1),
	CONSTRAINT "packing_price_amount" CHECK ("packing_price"."price_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "photo_verdict" (
	"item_id" text NOT NULL,
	"photos" integer NOT NULL,
	"verdict" text NOT NULL,
	"note" text,
	"return_number" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "photo_verdict_item_id_photos_pk" PRIMARY KEY("item_id","photos"),
	CONSTRAINT "photo_verdict_return_number_unique" UNIQUE("return_number"),
	CONSTRAINT "photo_verdict_photos" CHECK ("photo_verdict"."photos" > 0),
	CONSTRAINT "photo_verdict_note" CHECK ("photo_verdict"."verdict" = 'rejected' or "photo_verdict"."note" = ''),
	CONSTRAINT "photo_verdict_return" CHECK (("photo_verdict"."verdict" = 'rejected') = ("photo_verdict"."return_number" is not null))
);
--> statement-breakpoint
CREATE TABLE "pick_item" (
	"pick_id" text NOT NULL,
	"item_id" text NOT NULL,
	"package_number" text NOT NULL,
	"from_bin" text,
	"picked_at" timestamp with time zone,
	"picked_by" text,
	CONSTRAINT "pick_item_pick_id_item_id_pk" PRIMARY KEY("pick_id","item_id"),
	CONSTRAINT "pick_item_picked" CHECK (("pick_item"."picked_at" is null) = ("pick_item"."picked_by" is null)),
	CONSTRAINT "pick_item_from_bin" CHECK ("pick_item"."from_bin" is null or "pick_item"."picked_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "pick" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_accuracy" (
	"country" text NOT NULL,
	"method_id" text NOT NULL,
	"fee_parcels" integer,
	"fees_since" timestamp with time zone,
	"median_percent" double precision,
	"p90_percent" double precision,
	"dearer" integer,
	"day_parcels" integer,
	"days_since" timestamp with time zone,
	"promised_min_days" integer,
	"promised_max_days" integer,
	"median_seconds" double precision,
	"p90_seconds" double precision,
	"in_time" integer,
	CONSTRAINT "quote_accuracy_country_method_id_pk" PRIMARY KEY("country","method_id"),
	CONSTRAINT "quote_accuracy_fees" CHECK (num_nulls("quote_accuracy"."fee_parcels", "quote_accuracy"."fees_since", "quote_accuracy"."median_percent", "quote_accuracy"."p90_percent", "quote_accuracy"."dearer") in (0, 5)),
	CONSTRAINT "quote_accuracy_days" CHECK (num_nulls("quote_accuracy"."day_parcels", "quote_accuracy"."days_since", "quote_accuracy"."promised_min_days", "quote_accuracy"."promised_max_days", "quote_accuracy"."median_seconds", "quote_accuracy"."p90_seconds", "quote_accuracy"."in_time") in (0, 7)),
	CONSTRAINT "quote_accuracy_any" CHECK (num_nonnulls("quote_accuracy"."fee_parcels", "quote_accuracy"."day_parcels") > 0)
);
--> statement-breakpoint
CREATE TABLE "rehearsal_packing" (
	"service_number" text NOT NULL,
	"kind" text NOT NULL,
	"price_fen" bigint NOT NULL,
	CONSTRAINT "rehearsal_packing_service_number_kind_pk" PRIMARY KEY("service_number","kind"),
	CONSTRAINT "rehearsal_packing_price" CHECK ("rehearsal_packing"."price_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rehearsal_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"service_number" text NOT NULL,
	"position" integer NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rehearsal_photo_once" UNIQUE("service_number","digest")
);
--> statement-breakpoint
CREATE TABLE "rehearsal_result" (
	"service_number" text NOT NULL,
	"seq" integer NOT NULL,
	"weight_g" integer NOT NULL,
	"length_mm" integer NOT NULL,
	"width_mm" integer NOT NULL,
	"height_mm" integer NOT NULL,
	"note" text NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "rehearsal_result_service_number_seq_pk" PRIMARY KEY("service_number","seq"),
	CONSTRAINT "rehearsal_result_note" CHECK ("rehearsal_result"."seq" = 1 or "rehearsal_result"."note" <> ''),
	CONSTRAINT "rehearsal_result_measures" CHECK (least("rehearsal_result"."weight_g", "rehearsal_result"."length_mm", "rehearsal_result"."width_mm", "rehearsal_result"."height_mm") > 0)
);
--> statement-breakpoint
CREATE TABLE "service_item" (
	"service_number" text NOT NULL,
	"item_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "service_item_service_number_item_id_pk" PRIMARY KEY("service_number","item_id")
);
--> statement-breakpoint
CREATE TABLE "service_order" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"units" integer NOT NULL,
	"unit_fen" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"refunded_fen" bigint NOT NULL,
	"note" text NOT NULL,
	"photos_before" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"cancel_note" text,
	CONSTRAINT "service_order_units" CHECK ("service_order"."units" > 0 and "service_order"."unit_fen" >= 0),
	CONSTRAINT "service_order_amount" CHECK ("service_order"."amount_fen" = "service_order"."unit_fen" * "service_order"."units"),
	CONSTRAINT "service_order_refunded" CHECK ("service_order"."refunded_fen" = case when "service_order"."status" = 'cancelled' and "service_order"."paid_at" is not null then "service_order"."amount_fen" else 0 end),
	CONSTRAINT "service_order_times" CHECK (("service_order"."status" = 'pending_payment') = (num_nonnulls("service_order"."paid_at", "service_order"."cancelled_at") = 0)
        and ("service_order"."status" in ('paid', 'done')) <= ("service_order"."paid_at" is not null)
        and ("service_order"."status" = 'done') = ("service_order"."done_at" is not null)
        and ("service_order"."status" = 'cancelled') = ("service_order"."cancelled_at" is not null)),
	CONSTRAINT "service_order_ended" CHECK (("service_order"."cancelled_at" is null) = ("service_order"."cancelled_by" is null)
        and ("service_order"."cancelled_by" is not distinct from 'staff') = ("service_order"."cancel_note" is not null)),
	CONSTRAINT "service_order_photos" CHECK (("service_order"."kind" = 'photos' and "service_order"."paid_at" is not null) = ("service_order"."photos_before" is not null))
);
--> statement-breakpoint
CREATE TABLE "service_prices" (
	"id" boolean PRIMARY KEY NOT NULL,
	"photo_fen" bigint NOT NULL,
	"measurement_fen" bigint NOT NULL,
	"rehearsal_fen" bigint NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "service_prices_one" CHECK ("service_prices"."id"),
	CONSTRAINT "service_prices_least" CHECK (least("service_prices"."photo_fen", "service_prices"."measurement_fen", "service_prices"."rehearsal_fen") >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipping_line" (
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"name" jsonb NOT NULL,
	"carrier" text NOT NULL,
	"tracking_url" text NOT NULL,
	"zones" jsonb NOT NULL,
	"min_g" integer NOT NULL,
	"max_g" integer NOT NULL,
	"max_side_mm" integer NOT NULL,
	"max_girth_mm" integer,
	"divisor" integer,
	"packing_g" integer NOT NULL,
	"max_value_fen" bigint,
	"restrictions" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"effective_from" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipping_line_id_version_pk" PRIMARY KEY("id","version"),
	CONSTRAINT "shipping_line_version" CHECK ("shipping_line"."version" >= 1),
	CONSTRAINT "shipping_line_limits" CHECK ("shipping_line"."min_g" >= 0 and "shipping_line"."packing_g" >= 0 and "shipping_line"."max_g" > 0 and "shipping_line"."max_side_mm" > 0),
	CONSTRAINT "shipping_line_divisor" CHECK ("shipping_line"."divisor" > 0)
);
--> statement-breakpoint
CREATE TABLE "disposal_warning" (
	"item_id" text NOT NULL,
	"days" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "disposal_warning_item_id_days_pk" PRIMARY KEY("item_id","days"),
	CONSTRAINT "disposal_warning_days" CHECK ("disposal_warning"."days" in (30, 7, 1))
);
--> statement-breakpoint
CREATE TABLE "store_disposal" (
	"item_id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_item" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" text NOT NULL,
	"order_number" text NOT NULL,
	"line_id" text NOT NULL,
	"receipt_id" text NOT NULL,
	"name" text NOT NULL,
	"spec" text NOT NULL,
	"image" text,
	"quantity" integer NOT NULL,
	"value_fen" bigint NOT NULL,
	"weight_g" integer NOT NULL,
	"length_mm" integer NOT NULL,
	"width_mm" integer NOT NULL,
	"height_mm" integer NOT NULL,
	"restrictions" jsonb NOT NULL,
	"condition" text NOT NULL,
	"condition_note" text NOT NULL,
	"check_state" text NOT NULL,
	"check_note" text NOT NULL,
	"bin" text,
	"photo_count" integer NOT NULL,
	"photo_note" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"package_number" text,
	"return_number" text,
	"packed_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"warned_days" integer,
	"disposal_warned_days" integer,
	"disposal_warned_at" timestamp with time zone,
	"disposed_at" timestamp with time zone,
	CONSTRAINT "store_item_number_unique" UNIQUE("number"),
	CONSTRAINT "store_item_receipt" UNIQUE("line_id","receipt_id"),
	CONSTRAINT "store_item_sizes" CHECK (least("store_item"."weight_g", "store_item"."length_mm", "store_item"."width_mm", "store_item"."height_mm", "store_item"."value_fen") >= 0),
	CONSTRAINT "store_item_counts" CHECK ("store_item"."quantity" > 0 and "store_item"."photo_count" >= 0),
	CONSTRAINT "store_item_packed" CHECK (("store_item"."package_number" is null) = ("store_item"."packed_at" is null)),
	CONSTRAINT "store_item_packed_when_released" CHECK ("store_item"."package_number" is null or "store_item"."released_at" is not null),
	CONSTRAINT "store_item_left_its_bin" CHECK ("store_item"."left_at" is null or "store_item"."bin" is null),
	CONSTRAINT "store_item_in_one_place" CHECK (num_nonnulls("store_item"."package_number", "store_item"."return_number") <= 1),
	CONSTRAINT "store_item_left_one_way" CHECK ("store_item"."left_at" is null or num_nonnulls("store_item"."package_number", "store_item"."return_number", "store_item"."disposed_at") = 1),
	CONSTRAINT "store_item_disposed" CHECK ("store_item"."disposed_at" is null or (num_nonnulls("store_item"."package_number", "store_item"."return_number") = 0 and "store_item"."left_at" is not distinct from "store_item"."disposed_at")),
	CONSTRAINT "store_item_disposal_warned" CHECK (("store_item"."disposal_warned_days" is null) = ("store_item"."disposal_warned_at" is null))
);
--> statement-breakpoint
CREATE TABLE "store_key" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"position" integer NOT NULL,
	"piece" integer,
	"digest" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_photo_once" UNIQUE("item_id","digest"),
	CONSTRAINT "store_photo_piece" CHECK ("store_photo"."piece" > 0)
);
--> statement-breakpoint
CREATE TABLE "tracking_event" (
	"id" text PRIMARY KEY NOT NULL,
	"package_number" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"zoned" boolean NOT NULL,
	"stage" text,
	"place" text NOT NULL,
	"text" text NOT NULL,
	"lang" text,
	"translation" text,
	"translation_lang" text,
	"source" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tracking_event_once" UNIQUE("package_number","at","place","text"),
	CONSTRAINT "tracking_event_translation" CHECK (num_nulls("tracking_event"."translation", "tracking_event"."translation_lang") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "closed_account" (
	"user_id" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_action" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_action_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"roles" text[] NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_ref" text NOT NULL,
	"note" text,
	"data" jsonb,
	CONSTRAINT "staff_action_roles_check" CHECK (("staff_action"."staff_id" = 'command') = ("staff_action"."roles" = '{}'))
);
--> statement-breakpoint
CREATE TABLE "built_file" (
	"path" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "built_version" (
	"id" text PRIMARY KEY NOT NULL,
	"paths" text[] NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cache_version" (
	"topic" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"payload_hash" text NOT NULL,
	"answer" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_audit_part" (
	"feature" text NOT NULL,
	"part" text NOT NULL,
	"last" text NOT NULL,
	"rows" integer NOT NULL,
	"done" boolean NOT NULL,
	"faults" jsonb NOT NULL,
	CONSTRAINT "book_audit_part_feature_part_pk" PRIMARY KEY("feature","part")
);
--> statement-breakpoint
CREATE TABLE "book_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"faults" integer NOT NULL,
	CONSTRAINT "book_audit_faults" CHECK ("book_audit"."faults" >= 0)
);
--> statement-breakpoint
CREATE TABLE "server_process" (
	"id" text PRIMARY KEY NOT NULL,
	"instance" text NOT NULL,
	"file_store" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_receipt" ADD CONSTRAINT "line_receipt_order_number_purchase_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."purchase_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_receipt" ADD CONSTRAINT "line_receipt_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_refund" ADD CONSTRAINT "line_refund_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_substitute" ADD CONSTRAINT "line_substitute_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_substitute" ADD CONSTRAINT "line_substitute_question_id_order_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."order_question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_number_purchase_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."purchase_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_extra_event" ADD CONSTRAINT "order_extra_event_extra_ref_order_extra_ref_fk" FOREIGN KEY ("extra_ref") REFERENCES "public"."order_extra"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_extra" ADD CONSTRAINT "order_extra_order_number_purchase_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."purchase_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_extra" ADD CONSTRAINT "order_extra_question_id_order_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."order_question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_extra" ADD CONSTRAINT "order_extra_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_number_purchase_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."purchase_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_question" ADD CONSTRAINT "order_question_order_number_purchase_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."purchase_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_question" ADD CONSTRAINT "order_question_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_number_purchase_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."purchase_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_number_purchase_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."purchase_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_vote" ADD CONSTRAINT "article_vote_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_group_key_article_group_key_fk" FOREIGN KEY ("group_key") REFERENCES "public"."article_group"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_text" ADD CONSTRAINT "article_text_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_text" ADD CONSTRAINT "article_text_version_id_article_text_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."article_text_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capture" ADD CONSTRAINT "capture_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_number" ADD CONSTRAINT "remittance_number_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance" ADD CONSTRAINT "remittance_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "haul_photo" ADD CONSTRAINT "haul_photo_import_id_haul_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."haul_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "haul_record" ADD CONSTRAINT "haul_record_import_id_haul_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."haul_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_parcel" ADD CONSTRAINT "inbound_parcel_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_photo" ADD CONSTRAINT "parcel_photo_parcel_id_inbound_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."inbound_parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_settlement" ADD CONSTRAINT "purchase_settlement_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_rule" ADD CONSTRAINT "promotion_rule_program" FOREIGN KEY ("program_id") REFERENCES "public"."promotion_rule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_return" ADD CONSTRAINT "promotion_return_use_id_promotion_use_id_fk" FOREIGN KEY ("use_id") REFERENCES "public"."promotion_use"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_rule_id_promotion_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."promotion_rule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_picture" ADD CONSTRAINT "conversation_picture_message_id_conversation_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."conversation_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_move" ADD CONSTRAINT "bin_move_item_id_store_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_move" ADD CONSTRAINT "bin_move_from_bin_bin_code_fk" FOREIGN KEY ("from_bin") REFERENCES "public"."bin"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_move" ADD CONSTRAINT "bin_move_to_bin_bin_code_fk" FOREIGN KEY ("to_bin") REFERENCES "public"."bin"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_package" ADD CONSTRAINT "followed_package_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_return_event" ADD CONSTRAINT "goods_return_event_return_number_goods_return_number_fk" FOREIGN KEY ("return_number") REFERENCES "public"."goods_return"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_return" ADD CONSTRAINT "goods_return_item_id_store_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_return" ADD CONSTRAINT "goods_return_replacement_id_store_item_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."store_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_package" ADD CONSTRAINT "handover_package_handover_id_handover_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handover"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_package" ADD CONSTRAINT "handover_package_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_landed_cost" ADD CONSTRAINT "package_landed_cost_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_result" ADD CONSTRAINT "measurement_result_service_number_service_order_number_fk" FOREIGN KEY ("service_number") REFERENCES "public"."service_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_measure" ADD CONSTRAINT "service_measure_service_number_service_order_number_fk" FOREIGN KEY ("service_number") REFERENCES "public"."service_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_claim_decision" ADD CONSTRAINT "package_claim_decision_claim_ref_package_claim_ref_fk" FOREIGN KEY ("claim_ref") REFERENCES "public"."package_claim"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_claim_picture" ADD CONSTRAINT "package_claim_picture_claim_ref_package_claim_ref_fk" FOREIGN KEY ("claim_ref") REFERENCES "public"."package_claim"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_claim" ADD CONSTRAINT "package_claim_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_event" ADD CONSTRAINT "package_event_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_extra_event" ADD CONSTRAINT "package_extra_event_extra_ref_package_extra_ref_fk" FOREIGN KEY ("extra_ref") REFERENCES "public"."package_extra"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_extra" ADD CONSTRAINT "package_extra_weighing" FOREIGN KEY ("package_number","weighing") REFERENCES "public"."package_weighing"("package_number","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_item" ADD CONSTRAINT "package_item_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_item" ADD CONSTRAINT "package_item_item_id_store_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_review" ADD CONSTRAINT "package_review_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_photo" ADD CONSTRAINT "package_photo_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_weighing" ADD CONSTRAINT "package_weighing_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_pick_id_pick_id_fk" FOREIGN KEY ("pick_id") REFERENCES "public"."pick"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_line_id_line_version_shipping_line_id_version_fk" FOREIGN KEY ("line_id","line_version") REFERENCES "public"."shipping_line"("id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_insurance_terms" FOREIGN KEY ("insurance_id","insurance_version","cover_fen","insurance_fen") REFERENCES "public"."insurance_tier"("id","version","cover_fen","fee_fen") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_packing" ADD CONSTRAINT "package_packing_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_verdict" ADD CONSTRAINT "photo_verdict_item_id_store_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_verdict" ADD CONSTRAINT "photo_verdict_return_number_goods_return_number_fk" FOREIGN KEY ("return_number") REFERENCES "public"."goods_return"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_item" ADD CONSTRAINT "pick_item_pick_id_pick_id_fk" FOREIGN KEY ("pick_id") REFERENCES "public"."pick"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_item" ADD CONSTRAINT "pick_item_item_id_store_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_item" ADD CONSTRAINT "pick_item_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_item" ADD CONSTRAINT "pick_item_from_bin_bin_code_fk" FOREIGN KEY ("from_bin") REFERENCES "public"."bin"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsal_packing" ADD CONSTRAINT "rehearsal_packing_service_number_service_order_number_fk" FOREIGN KEY ("service_number") REFERENCES "public"."service_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsal_photo" ADD CONSTRAINT "rehearsal_photo_service_number_service_order_number_fk" FOREIGN KEY ("service_number") REFERENCES "public"."service_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsal_result" ADD CONSTRAINT "rehearsal_result_service_number_service_order_number_fk" FOREIGN KEY ("service_number") REFERENCES "public"."service_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_item" ADD CONSTRAINT "service_item_service_number_service_order_number_fk" FOREIGN KEY ("service_number") REFERENCES "public"."service_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_item" ADD CONSTRAINT "service_item_item_id_store_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposal_warning" ADD CONSTRAINT "disposal_warning_item_id_store_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_disposal" ADD CONSTRAINT "store_disposal_item_id_store_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_item" ADD CONSTRAINT "store_item_bin_bin_code_fk" FOREIGN KEY ("bin") REFERENCES "public"."bin"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_item" ADD CONSTRAINT "store_item_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_photo" ADD CONSTRAINT "store_photo_item_id_store_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_event" ADD CONSTRAINT "tracking_event_package_number_package_number_fk" FOREIGN KEY ("package_number") REFERENCES "public"."package"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_user_id_idx" ON "address" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "address_default_key" ON "address" USING btree ("user_id","kind") WHERE "address"."is_default";--> statement-breakpoint
CREATE INDEX "address_removed_at_idx" ON "address" USING btree ("removed_at") WHERE "address"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "avatar_user_id_idx" ON "avatar" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "avatar_unused_idx" ON "avatar" USING btree ("unused_since") WHERE "avatar"."unused_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "letter_user_id_key_key" ON "letter" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "letter_inbox_idx" ON "letter" USING btree ("user_id",("read_at" is not null),"created_at" DESC NULLS LAST,"id") WHERE "letter"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "letter_created_at" ON "letter" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint_key" ON "push_subscription" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscription_user_id_idx" ON "push_subscription" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "waiting_mail_of_user" ON "waiting_mail" USING btree ("user_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_newest_idx" ON "webhook_delivery" USING btree ("webhook_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting_idx" ON "webhook_delivery" USING btree ("webhook_id","next_at") WHERE "webhook_delivery"."result" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_at_idx" ON "webhook_delivery" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_user_id_idx" ON "webhook" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "api_token_token_hash_key" ON "api_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_token_user_id_idx" ON "api_token" USING btree ("user_id","made_at");--> statement-breakpoint
CREATE INDEX "api_token_expires_at_idx" ON "api_token" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_link_token_hash_key" ON "one_time_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "one_time_link_user_id_idx" ON "one_time_link" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "one_time_link_expires_at_idx" ON "one_time_link" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_hash_key" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_user_id_idx" ON "session" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "session_expires_at_idx" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_email_key" ON "user_account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "user_account_newest" ON "user_account" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cart_line_of_user" ON "cart_line" USING btree ("user_id","created_at") WHERE "cart_line"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "cart_line_removed" ON "cart_line" USING btree ("removed_at") WHERE "cart_line"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "cart_line_of_snapshot" ON "cart_line" USING btree ("snapshot_id");--> statement-breakpoint
CREATE INDEX "cart_picture_unused" ON "cart_picture" USING btree ("user_id","unused_since") WHERE "cart_picture"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "line_receipt_of_line" ON "line_receipt" USING btree ("line_id","received_at");--> statement-breakpoint
CREATE INDEX "line_receipt_of_parcel" ON "line_receipt" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "line_refund_of_line" ON "line_refund" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "order_event_reached" ON "order_event" USING btree ("to_status","at") WHERE "order_event"."from_status" <> "order_event"."to_status";--> statement-breakpoint
CREATE INDEX "order_extra_event_of_extra" ON "order_extra_event" USING btree ("extra_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "order_extra_paid_or_cancelled" ON "order_extra_event" USING btree ("extra_ref") WHERE "order_extra_event"."event" in ('paid', 'cancelled');--> statement-breakpoint
CREATE INDEX "order_extra_of_order" ON "order_extra" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "order_line_of_order" ON "order_line" USING btree ("order_number","position");--> statement-breakpoint
CREATE INDEX "order_line_of_snapshot" ON "order_line" USING btree ("snapshot_id");--> statement-breakpoint
CREATE INDEX "order_line_image" ON "order_line" USING btree ("image");--> statement-breakpoint
CREATE UNIQUE INDEX "order_question_open" ON "order_question" USING btree ("order_number") WHERE "order_question"."state" = 'open';--> statement-breakpoint
CREATE INDEX "order_question_of_order" ON "order_question" USING btree ("order_number","asked_at");--> statement-breakpoint
CREATE INDEX "order_question_wake" ON "order_question" USING btree ("wake_at") WHERE "order_question"."wake_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_of_order" ON "order_refund" USING btree ("order_number","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_waiting" ON "order_refund" USING btree ("order_number") WHERE "order_refund"."outcome" = 'waiting';--> statement-breakpoint
CREATE INDEX "order_return_of_line" ON "order_return" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "order_return_of_order" ON "order_return" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "purchase_order_of_user" ON "purchase_order" USING btree ("user_id","created_at","number");--> statement-breakpoint
CREATE INDEX "purchase_order_of_user_by_status" ON "purchase_order" USING btree ("user_id","status","created_at","number");--> statement-breakpoint
CREATE INDEX "purchase_order_newest" ON "purchase_order" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "purchase_order_by_status" ON "purchase_order" USING btree ("status","created_at","number");--> statement-breakpoint
CREATE INDEX "purchase_order_unpaid" ON "purchase_order" USING btree ("expires_at") WHERE "purchase_order"."status" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "article_vote_voted_at" ON "article_vote" USING btree ("voted_at");--> statement-breakpoint
CREATE INDEX "article_group_key_idx" ON "article" USING btree ("group_key","position");--> statement-breakpoint
CREATE INDEX "article_text_stems_idx" ON "article_text" USING gin ("stems");--> statement-breakpoint
CREATE INDEX "article_text_han_pairs_idx" ON "article_text" USING gin ("han_pairs");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_open_once" ON "approval" USING btree ("kind","ref") WHERE "approval"."state" = 'open';--> statement-breakpoint
CREATE INDEX "approval_newest" ON "approval" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "approval_of_asker" ON "approval" USING btree ("asked_by","asked_at","id");--> statement-breakpoint
CREATE INDEX "approval_of_state" ON "approval" USING btree ("state","asked_at","id");--> statement-breakpoint
CREATE INDEX "approval_expiry" ON "approval" USING btree ("expires_at") WHERE "approval"."state" = 'open';--> statement-breakpoint
CREATE INDEX "capture_payment" ON "capture" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_dispute_newest" ON "payment_dispute" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "payment_dispute_open" ON "payment_dispute" USING btree ("opened_at") WHERE "payment_dispute"."open";--> statement-breakpoint
CREATE INDEX "ledger_entry_transaction" ON "ledger_entry" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_sequence" ON "ledger_entry" USING btree ("account_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_type_sequence" ON "ledger_entry" USING btree ("account_id","type","type_sequence");--> statement-breakpoint
CREATE INDEX "ledger_entry_at" ON "ledger_entry" USING btree ("account_id","at","sequence");--> statement-breakpoint
CREATE INDEX "ledger_entry_type_at" ON "ledger_entry" USING btree ("account_id","type","at","type_sequence");--> statement-breakpoint
CREATE INDEX "ledger_transaction_payment" ON "ledger_transaction" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_newest" ON "ledger_transaction" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_by_type" ON "ledger_transaction" USING btree ("type","at","id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_refs" ON "ledger_transaction" USING gin ("refs");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_difference_key" ON "payment_difference" USING btree ("key");--> statement-breakpoint
CREATE INDEX "payment_difference_found" ON "payment_difference" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "payment_difference_open" ON "payment_difference" USING btree ("found_at") WHERE "payment_difference"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_difference_payment" ON "payment_difference" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_difference_refund" ON "payment_difference" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "payment_event_waiting" ON "payment_event" USING btree ("received_at") WHERE "payment_event"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "payment_event_applied" ON "payment_event" USING btree ("received_at") WHERE "payment_event"."applied_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_of_user" ON "payment" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_newest" ON "payment" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_by_status" ON "payment" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_items" ON "payment" USING gin ("items" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "payment_expiring" ON "payment" USING btree ("expires_at") WHERE "payment"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_unchecked" ON "payment" USING btree ("method","checked_at") WHERE "payment"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider_ref" ON "payment" USING btree ("method","provider_ref");--> statement-breakpoint
CREATE INDEX "payment_provider_charge" ON "payment" USING btree ("provider_charge") WHERE "payment"."provider_charge" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_key" ON "refund" USING btree ("kind","ref","key");--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_check" ON "refund" USING btree ("check_at") WHERE "refund"."check_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_provider_ref" ON "refund" USING btree ("provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "remittance_number_accepted" ON "remittance_number" USING btree ("mtcn") WHERE "remittance_number"."accepted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "remittance_mtcn" ON "remittance" USING btree ("mtcn") WHERE "remittance"."status" <> 'rejected';--> statement-breakpoint
CREATE INDEX "remittance_submitted" ON "remittance" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "remittance_newest" ON "remittance" USING btree ("submitted_at","payment_id");--> statement-breakpoint
CREATE INDEX "goods_snapshot_link" ON "goods_snapshot" USING btree ("link","fetched_at");--> statement-breakpoint
CREATE INDEX "goods_snapshot_oldest" ON "goods_snapshot" USING btree ("fetched_at","id");--> statement-breakpoint
CREATE INDEX "saved_goods_newest" ON "saved_goods" USING btree ("user_id","kind","saved_at");--> statement-breakpoint
CREATE INDEX "haul_import_archive" ON "haul_import" USING btree ("archive_id") WHERE "haul_import"."archive_id" is not null;--> statement-breakpoint
CREATE INDEX "haul_record_parent" ON "haul_record" USING btree ("import_id","part","parent");--> statement-breakpoint
CREATE INDEX "lead_open_idx" ON "lead" USING btree ("created_at") WHERE "lead"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "lead_created_at_idx" ON "lead" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lead_fingerprint_idx" ON "lead" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "inbound_parcel_newest" ON "inbound_parcel" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inbound_parcel_of_purchase" ON "inbound_parcel" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "inbound_parcel_open" ON "inbound_parcel" USING btree ("state","created_at","id") WHERE "inbound_parcel"."state" in ('expected', 'unmatched');--> statement-breakpoint
CREATE INDEX "parcel_photo_of_parcel" ON "parcel_photo" USING btree ("parcel_id","position");--> statement-breakpoint
CREATE INDEX "purchase_line_of_line" ON "purchase_line" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "purchase_line_of_order" ON "purchase_line" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "purchase_newest" ON "purchase" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "purchase_open" ON "purchase" USING btree ("created_at","id") WHERE "purchase"."done_at" is null;--> statement-breakpoint
CREATE INDEX "statement_line_newest" ON "statement_line" USING btree ("paid_on","id");--> statement-breakpoint
CREATE INDEX "promotion_point_of_user" ON "promotion_point" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "promotion_referral_of_referrer" ON "promotion_referral" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "promotion_rule_active" ON "promotion_rule" USING btree ("target") WHERE "promotion_rule"."active" and "promotion_rule"."kind" = 'coupon' and "promotion_rule"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "promotion_rule_shared" ON "promotion_rule" USING btree ("created_at","id") WHERE "promotion_rule"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "promotion_rule_of_owner" ON "promotion_rule" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "promotion_rule_of_program" ON "promotion_rule" USING btree ("program_id","owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_rule_one_program" ON "promotion_rule" USING btree ("kind") WHERE "promotion_rule"."active" and "promotion_rule"."kind" <> 'coupon';--> statement-breakpoint
CREATE INDEX "promotion_return_of_use" ON "promotion_return" USING btree ("use_id");--> statement-breakpoint
CREATE INDEX "promotion_use_of_person" ON "promotion_use" USING btree ("rule_id","user_id");--> statement-breakpoint
CREATE INDEX "promotion_use_newest" ON "promotion_use" USING btree ("rule_id","used_at","id");--> statement-breakpoint
CREATE INDEX "promotion_use_of_user" ON "promotion_use" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversation_message_order" ON "conversation_message" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "conversation_message_of_user" ON "conversation_message" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversation_message_newest" ON "conversation_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversation_picture_of_message" ON "conversation_picture" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "conversation_picture_of_user" ON "conversation_picture" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversation_picture_unused" ON "conversation_picture" USING btree ("created_at") WHERE "conversation_picture"."message_id" IS NULL;--> statement-breakpoint
CREATE INDEX "conversation_of_user" ON "conversation" USING btree ("user_id","last_at","id");--> statement-breakpoint
CREATE INDEX "conversation_newest" ON "conversation" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "conversation_in_state" ON "conversation" USING btree ("state","last_at","id");--> statement-breakpoint
CREATE INDEX "conversation_about" ON "conversation" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "conversation_first_answer" ON "conversation" USING btree ("first_answered_at") WHERE "conversation"."first_answered_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "task_open_key" ON "task" USING btree ("queue","ref") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "task_of_ref" ON "task" USING btree ("queue","ref");--> statement-breakpoint
CREATE INDEX "task_due" ON "task" USING btree ("queue","due_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "task_opened" ON "task" USING btree ("queue","opened_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "task_amount" ON "task" USING btree ("queue",coalesce(amount_fen, -1) DESC,id DESC) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "task_group" ON "task" USING btree ("queue",coalesce("group", ''),"id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "task_free" ON "task" USING btree ("queue","due_at","id") WHERE state = 'open' AND holder IS NULL;--> statement-breakpoint
CREATE INDEX "task_held" ON "task" USING btree ("holder","queue","due_at","id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "task_wakes" ON "task" USING btree ("wake_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "task_view_staff" ON "task_view" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "task_view_queue" ON "task_view" USING btree ("queue");--> statement-breakpoint
CREATE INDEX "bin_move_of_item" ON "bin_move" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "bin_walk" ON "bin" USING btree ("position","code");--> statement-breakpoint
CREATE INDEX "followed_package_due" ON "followed_package" USING btree ("state","due_at") WHERE "followed_package"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "followed_package_number" ON "followed_package" USING btree ("number");--> statement-breakpoint
CREATE INDEX "goods_return_of_user" ON "goods_return" USING btree ("user_id","created_at","number");--> statement-breakpoint
CREATE INDEX "goods_return_newest" ON "goods_return" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "goods_return_by_state" ON "goods_return" USING btree ("state","created_at","number");--> statement-breakpoint
CREATE INDEX "goods_return_of_item" ON "goods_return" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "goods_return_tracking" ON "goods_return" USING btree ("tracking_number");--> statement-breakpoint
CREATE UNIQUE INDEX "handover_package_tracking" ON "handover_package" USING btree ("handover_id","tracking_number");--> statement-breakpoint
CREATE UNIQUE INDEX "handover_package_open" ON "handover_package" USING btree ("package_number") WHERE "handover_package"."outcome" is null;--> statement-breakpoint
CREATE INDEX "handover_newest" ON "handover" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "handover_open" ON "handover" USING btree ("staff_id","carrier") WHERE "handover"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "package_claim_picture_of_claim" ON "package_claim_picture" USING btree ("claim_ref","position");--> statement-breakpoint
CREATE INDEX "package_claim_picture_of_user" ON "package_claim_picture" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "package_claim_of_user" ON "package_claim" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "package_event_reached" ON "package_event" USING btree ("to_status","at") WHERE "package_event"."from_status" <> "package_event"."to_status";--> statement-breakpoint
CREATE INDEX "package_extra_event_of_extra" ON "package_extra_event" USING btree ("extra_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "package_extra_decided_once" ON "package_extra_event" USING btree ("extra_ref") WHERE "package_extra_event"."event" in ('paid', 'waived', 'cancelled');--> statement-breakpoint
CREATE INDEX "package_item_of_item" ON "package_item" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "package_review_public" ON "package_review" USING btree ("created_at","package_number") WHERE not "package_review"."hidden";--> statement-breakpoint
CREATE INDEX "package_photo_of_package" ON "package_photo" USING btree ("package_number","position");--> statement-breakpoint
CREATE INDEX "package_of_user" ON "package" USING btree ("user_id","created_at","number");--> statement-breakpoint
CREATE INDEX "package_of_user_by_status" ON "package" USING btree ("user_id","status","created_at","number");--> statement-breakpoint
CREATE INDEX "package_by_status" ON "package" USING btree ("status","created_at","number");--> statement-breakpoint
CREATE INDEX "package_newest" ON "package" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "package_of_pick" ON "package" USING btree ("pick_id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_of_rehearsal" ON "package" USING btree ("rehearsal_number") WHERE "package"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "package_tracking" ON "package" USING btree ("tracking_number");--> statement-breakpoint
CREATE INDEX "package_unpaid" ON "package" USING btree ("expires_at") WHERE "package"."status" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "package_on_its_way" ON "package" USING btree ("done_by") WHERE "package"."status" = 'pending_receipt';--> statement-breakpoint
CREATE INDEX "pick_item_of_package" ON "pick_item" USING btree ("package_number");--> statement-breakpoint
CREATE INDEX "rehearsal_photo_of_service" ON "rehearsal_photo" USING btree ("service_number","position");--> statement-breakpoint
CREATE INDEX "service_item_of_item" ON "service_item" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "service_order_of_user" ON "service_order" USING btree ("user_id","created_at","number");--> statement-breakpoint
CREATE INDEX "service_order_newest" ON "service_order" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "service_order_open" ON "service_order" USING btree ("expires_at") WHERE "service_order"."status" in ('pending_payment', 'paid');--> statement-breakpoint
CREATE INDEX "store_item_in_bin" ON "store_item" USING btree ("bin");--> statement-breakpoint
CREATE INDEX "store_item_shelf" ON "store_item" USING btree ("user_id","stored_at","id") WHERE "store_item"."left_at" is null;--> statement-breakpoint
CREATE INDEX "store_item_here" ON "store_item" USING btree ("stored_at","id") WHERE "store_item"."left_at" is null;--> statement-breakpoint
CREATE INDEX "store_item_of_user" ON "store_item" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "store_item_of_order" ON "store_item" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "store_item_in_package" ON "store_item" USING btree ("package_number");--> statement-breakpoint
CREATE INDEX "store_item_in_return" ON "store_item" USING btree ("return_number");--> statement-breakpoint
CREATE INDEX "store_item_to_warn" ON "store_item" USING btree ("stored_at") WHERE "store_item"."left_at" is null and "store_item"."package_number" is null and "store_item"."return_number" is null;--> statement-breakpoint
CREATE INDEX "store_photo_of_item" ON "store_photo" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "tracking_event_of_package" ON "tracking_event" USING btree ("package_number","at");--> statement-breakpoint
CREATE INDEX "attempt_resets_at_idx" ON "attempt" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "staff_action_subject" ON "staff_action" USING btree ("subject_ref","id");--> statement-breakpoint
CREATE INDEX "staff_action_at" ON "staff_action" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_action_action" ON "staff_action" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "built_version_used_at" ON "built_version" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_created_at" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "book_audit_at" ON "book_audit" USING btree ("at");
--> statement-breakpoint
-- For tables whose rows are only ever added: a trigger on UPDATE, DELETE and TRUNCATE that refuses.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

--> statement-breakpoint
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

--> statement-breakpoint
-- What was asked for never changes, and an approval is decided once (specification 24).
CREATE FUNCTION guard_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'open' THEN
      RAISE EXCEPTION 'an approval begins open' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.state <> 'open' THEN
    RAISE EXCEPTION 'approval % is closed', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.kind, NEW.ref, NEW.body, NEW.amount_fen, NEW.why, NEW.asked_by, NEW.asked_at, NEW.expires_at)
    IS DISTINCT FROM
    (OLD.id, OLD.kind, OLD.ref, OLD.body, OLD.amount_fen, OLD.why, OLD.asked_by, OLD.asked_at, OLD.expires_at) THEN
    RAISE EXCEPTION 'what an approval is for never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER approval_guard BEFORE INSERT OR UPDATE ON "approval" FOR EACH ROW EXECUTE FUNCTION guard_approval();
--> statement-breakpoint
CREATE TRIGGER approval_kept BEFORE DELETE OR TRUNCATE ON "approval" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

--> statement-breakpoint
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

--> statement-breakpoint
CREATE TRIGGER package_claim_kept BEFORE UPDATE OF ref, package_number, user_id, seq, kind, amount_fen, created_at OR DELETE OR TRUNCATE ON "package_claim" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER package_claim_decision_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "package_claim_decision" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A claim follows the one before, which is decided, and asks for no more than is left of the cover and of the declared value.
CREATE FUNCTION guard_package_claim() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  limit_fen bigint;
BEGIN
  SELECT least(p.cover_fen, p.declared_value_fen) - coalesce((
      SELECT sum(d.paid_fen) FROM package_claim c JOIN package_claim_decision d ON d.claim_ref = c.ref WHERE c.package_number = p.number
    ), 0)
    INTO limit_fen FROM package p WHERE p.number = NEW.package_number AND p.shipped_at IS NOT NULL;
  IF limit_fen IS NULL OR NEW.amount_fen > limit_fen THEN
    RAISE EXCEPTION 'claim % asks for more than the insurance pays', NEW.ref USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.seq <> 1 + (SELECT count(*) FROM package_claim c WHERE c.package_number = NEW.package_number) OR EXISTS (
    SELECT FROM package_claim c WHERE c.package_number = NEW.package_number
      AND NOT EXISTS (SELECT FROM package_claim_decision d WHERE d.claim_ref = c.ref)
  ) THEN
    RAISE EXCEPTION 'claim % does not follow a decided one', NEW.ref USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER package_claim_guard BEFORE INSERT ON "package_claim" FOR EACH ROW EXECUTE FUNCTION guard_package_claim();
--> statement-breakpoint
-- No more is paid than was claimed. As claims follow each other, those of a package together never exceed its cover.
CREATE FUNCTION guard_package_claim_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.paid_fen > (SELECT amount_fen FROM package_claim WHERE ref = NEW.claim_ref) THEN
    RAISE EXCEPTION 'claim % would be paid above what was asked for', NEW.claim_ref USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER package_claim_decision_guard BEFORE INSERT ON "package_claim_decision" FOR EACH ROW EXECUTE FUNCTION guard_package_claim_decision();
--> statement-breakpoint
CREATE TRIGGER package_claim_account_open BEFORE INSERT ON "package_claim" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER package_claim_picture_account_open BEFORE INSERT ON "package_claim_picture" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();

--> statement-breakpoint
-- Searches by any part of a word: trigrams, in lower case as they are stored. An article goes into the index at once.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX article_text_search_idx ON "article_text" USING gin (search gin_trgm_ops) WITH (fastupdate = off);

--> statement-breakpoint
-- A warning about the disposal goes to goods that could be packed: 30 days before, then 7, then 1, each not before its time. The time of the disposal is
-- 180 days after receipt, and moves with the warnings: nothing is disposed of sooner after a warning than it says.
CREATE FUNCTION warn_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE store_item SET disposal_warned_days = NEW.days, disposal_warned_at = NEW.at
  WHERE id = NEW.item_id AND left_at IS NULL AND package_number IS NULL AND return_number IS NULL AND released_at IS NOT NULL AND CASE NEW.days
    WHEN 30 THEN disposal_warned_days IS NULL AND stored_at + interval '3600 hours' <= NEW.at
    WHEN 7 THEN disposal_warned_days = 30 AND disposal_warned_at + interval '552 hours' <= NEW.at
    ELSE disposal_warned_days = 7 AND disposal_warned_at + interval '144 hours' <= NEW.at
  END;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'item % cannot be warned % days before its disposal', NEW.item_id, NEW.days USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER disposal_warning_warns_item AFTER INSERT ON "disposal_warning" FOR EACH ROW EXECUTE FUNCTION warn_item();
--> statement-breakpoint
-- Goods are disposed of 180 days after receipt, after all three warnings and the days that each of them gave, and never out of a package or a return.
CREATE FUNCTION dispose_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE store_item SET left_at = NEW.at, disposed_at = NEW.at
  WHERE id = NEW.item_id AND left_at IS NULL AND package_number IS NULL AND return_number IS NULL AND stored_at + interval '4320 hours' <= NEW.at AND 3 = (
    SELECT count(*) FROM disposal_warning w WHERE w.item_id = NEW.item_id AND w.at + make_interval(hours => 24 * w.days) <= NEW.at
  );
  IF NOT FOUND THEN
    RAISE EXCEPTION 'item % must not be disposed of', NEW.item_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER store_disposal_disposes_of_item AFTER INSERT ON "store_disposal" FOR EACH ROW EXECUTE FUNCTION dispose_item();
--> statement-breakpoint
CREATE FUNCTION refuse_undisposed_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the warnings and the disposal of item % change only by their records', NEW.id USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER store_item_stored_undisposed BEFORE INSERT ON "store_item" FOR EACH ROW WHEN (NEW.disposal_warned_days IS NOT NULL OR NEW.disposed_at IS NOT NULL) EXECUTE FUNCTION refuse_undisposed_item();
--> statement-breakpoint
CREATE TRIGGER store_item_disposed BEFORE UPDATE OF disposal_warned_days, disposal_warned_at, disposed_at ON "store_item" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_undisposed_item();
--> statement-breakpoint
CREATE TRIGGER disposal_warning_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "disposal_warning" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER store_disposal_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "store_disposal" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

--> statement-breakpoint
CREATE TRIGGER duty_rule_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "duty_rule" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER package_landed_cost_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "package_landed_cost" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

--> statement-breakpoint
CREATE TRIGGER insurance_tier_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "insurance_tier" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

--> statement-breakpoint
-- Wallets follow their entries: an entry moves the balance of its wallet under the row's lock and is numbered by it. Numbers have no gaps and
-- times never run backwards, so that every page of the records is a range of numbers.
CREATE FUNCTION post_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posted record;
  wallet record;
BEGIN
  SELECT type, at INTO STRICT posted FROM ledger_transaction WHERE id = NEW.transaction_id;
  NEW.type := posted.type;
  NEW.at := posted.at;
  NEW.sequence := NULL;
  NEW.type_sequence := NULL;
  NEW.balance_after_fen := NULL;
  -- A wallet begins with its first entry.
  IF starts_with(NEW.account_id, 'wallet:') THEN
    INSERT INTO ledger_account (id, kind, user_id, balance_fen, sequence)
      VALUES (NEW.account_id, 'wallet', substr(NEW.account_id, 8), 0, 0) ON CONFLICT DO NOTHING;
  END IF;
  UPDATE ledger_account
    SET balance_fen = balance_fen + NEW.amount_fen, sequence = sequence + 1, moved_at = greatest(moved_at, posted.at)
    WHERE id = NEW.account_id AND kind = 'wallet'
    RETURNING balance_fen, sequence, moved_at INTO wallet;
  IF FOUND THEN
    NEW.at := wallet.moved_at;
    NEW.sequence := wallet.sequence;
    NEW.balance_after_fen := wallet.balance_fen;
    NEW.type_sequence := 1 + coalesce((SELECT max(type_sequence) FROM ledger_entry WHERE account_id = NEW.account_id AND type = NEW.type), 0);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_post BEFORE INSERT ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION post_ledger_entry();
--> statement-breakpoint
-- Nobody else changes an account: only the trigger above, which runs one level deeper than a statement of its own would.
CREATE FUNCTION guard_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance_fen <> 0 OR NEW.sequence <> 0 THEN
      RAISE EXCEPTION 'a wallet begins empty' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF pg_trigger_depth() < 2 OR NEW.id <> OLD.id OR NEW.kind <> OLD.kind OR NEW.user_id <> OLD.user_id OR NEW.sequence <> OLD.sequence + 1 THEN
    RAISE EXCEPTION 'an account changes by entries only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_account_guard BEFORE INSERT OR UPDATE ON "ledger_account" FOR EACH ROW EXECUTE FUNCTION guard_ledger_account();
--> statement-breakpoint
CREATE TRIGGER ledger_account_kept BEFORE DELETE OR TRUNCATE ON "ledger_account" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transaction" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Looked at when the database's transaction commits: by then all entries are there.
CREATE FUNCTION check_ledger_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked bigint;
  entries bigint;
  total numeric;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entry' THEN
    checked := NEW.transaction_id;
  ELSE
    checked := NEW.id;
  END IF;
  SELECT count(*), sum(amount_fen) INTO entries, total FROM ledger_entry WHERE transaction_id = checked;
  IF entries < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'the entries of transaction % do not sum to zero', checked USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_sum';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_sum AFTER INSERT ON "ledger_entry" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transaction_sum AFTER INSERT ON "ledger_transaction" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();

--> statement-breakpoint
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

--> statement-breakpoint
-- An order takes only the steps of its transition table (libs/cart-orders/server/src/domain/order-transitions.ts; a test compares the two).
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
--> statement-breakpoint
-- Searches by any part of a number or a name; each order goes into the index at once, as what waits to go in would be read by every search.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX purchase_order_search ON "purchase_order" USING gin (search gin_trgm_ops) WITH (fastupdate = off);

--> statement-breakpoint
-- A package takes only the steps of its transition table (libs/warehouse-packages/server/src/domain/package-transitions.ts; a test compares the two).
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

--> statement-breakpoint
CREATE TRIGGER packing_price_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "packing_price" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER package_packing_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "package_packing" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- When a transaction commits, the chosen packing options of a package add up to that part of its fee.
CREATE FUNCTION refuse_packing_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_package text;
BEGIN
  IF TG_TABLE_NAME = 'package' THEN of_package := NEW.number; ELSE of_package := NEW.package_number; END IF;
  IF EXISTS (
    SELECT FROM package p WHERE p.number = of_package
      AND p.packing_fen <> (SELECT coalesce(sum(o.price_fen), 0) FROM package_packing o WHERE o.package_number = p.number)
  ) THEN
    RAISE EXCEPTION 'the packing options of package % do not add up to its fee', of_package USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER package_packing_fits AFTER INSERT ON "package" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_packing_sum();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER package_packing_adds_up AFTER INSERT ON "package_packing" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_packing_sum();

--> statement-breakpoint
-- The transitions of `libs/fund-payment/server/src/domain/payment-states.ts` once more, so that no statement gets round them.
CREATE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'pending' OR NEW.returned_fen <> 0 THEN
      RAISE EXCEPTION 'a payment begins pending' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.status <> OLD.status AND OLD.status <> 'pending' THEN
    RAISE EXCEPTION 'a payment that is % cannot become %', OLD.status, NEW.status USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.returned_fen <> OLD.returned_fen AND OLD.returned_fen <> 0 THEN
    RAISE EXCEPTION 'a payment is returned once' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.user_id, NEW.kind, NEW.items, NEW.amount_fen, NEW.method, NEW.charge_minor, NEW.charge_currency, NEW.charge_rate, NEW.created_at)
    IS DISTINCT FROM
    (OLD.id, OLD.user_id, OLD.kind, OLD.items, OLD.amount_fen, OLD.method, OLD.charge_minor, OLD.charge_currency, OLD.charge_rate, OLD.created_at) THEN
    RAISE EXCEPTION 'what a payment is for never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_guard BEFORE INSERT OR UPDATE ON "payment" FOR EACH ROW EXECUTE FUNCTION guard_payment();
--> statement-breakpoint
CREATE TRIGGER payment_kept BEFORE DELETE OR TRUNCATE ON "payment" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A capture only ever learns of refunds, which are never taken back.
CREATE FUNCTION guard_capture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.kind, NEW.ref, NEW.payment_id, NEW.user_id, NEW.amount_fen) IS DISTINCT FROM (OLD.kind, OLD.ref, OLD.payment_id, OLD.user_id, OLD.amount_fen)
    OR NEW.refunded_fen < OLD.refunded_fen THEN
    RAISE EXCEPTION 'a capture only ever learns of refunds' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER capture_guard BEFORE UPDATE ON "capture" FOR EACH ROW EXECUTE FUNCTION guard_capture();
--> statement-breakpoint
CREATE TRIGGER capture_kept BEFORE DELETE OR TRUNCATE ON "capture" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A refund ends on the balance; from the card it gets there when the provider could not make it. What was promised never changes.
CREATE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (('sending', 'card'), ('sending', 'balance'), ('card', 'balance')) THEN
    RAISE EXCEPTION 'refund % cannot go from % to %', OLD.id, OLD.status, NEW.status USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.kind, NEW.ref, NEW.key, NEW.payment_id, NEW.user_id, NEW.amount_fen, NEW.charge_minor, NEW.transaction_no, NEW.created_at)
    IS DISTINCT FROM
    (OLD.id, OLD.kind, OLD.ref, OLD.key, OLD.payment_id, OLD.user_id, OLD.amount_fen, OLD.charge_minor, OLD.transaction_no, OLD.created_at) THEN
    RAISE EXCEPTION 'what was promised never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER refund_guard BEFORE UPDATE ON "refund" FOR EACH ROW EXECUTE FUNCTION guard_refund();
--> statement-breakpoint
CREATE TRIGGER refund_kept BEFORE DELETE OR TRUNCATE ON "refund" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A control number that money was accepted under is used up for ever.
CREATE FUNCTION guard_remittance_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.payment_id, NEW.mtcn) IS DISTINCT FROM (OLD.payment_id, OLD.mtcn) OR OLD.accepted_at IS NOT NULL THEN
    RAISE EXCEPTION 'control number % was accepted', OLD.mtcn USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER remittance_number_guard BEFORE UPDATE ON "remittance_number" FOR EACH ROW EXECUTE FUNCTION guard_remittance_number();
--> statement-breakpoint
CREATE TRIGGER remittance_number_kept BEFORE DELETE OR TRUNCATE ON "remittance_number" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

--> statement-breakpoint
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

--> statement-breakpoint
-- A browser's notifications end with the session that registered it: by logout, "log out elsewhere" or a new password.
-- A session that only expires, or whose row is deleted long after, keeps them.
CREATE FUNCTION end_push_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "push_subscription" WHERE session_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER session_ends_push AFTER UPDATE OF ended_at ON "session" FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION end_push_subscriptions();
--> statement-breakpoint
-- A registration waits for a logout that runs, and a logout for a registration.
CREATE FUNCTION refuse_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ended timestamptz;
BEGIN
  SELECT ended_at INTO ended FROM "session" WHERE id = NEW.session_id FOR SHARE;
  IF ended IS NOT NULL THEN
    RAISE EXCEPTION 'the session has ended' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'account_open';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER push_subscription_session_live BEFORE INSERT ON "push_subscription" FOR EACH ROW EXECUTE FUNCTION refuse_ended_session();
--> statement-breakpoint
-- A new password also ends those whose session's row is gone.
CREATE FUNCTION end_old_push_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "push_subscription" p
  WHERE p.user_id = NEW.id AND NOT EXISTS (SELECT FROM "session" s WHERE s.id = p.session_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER password_ends_old_push AFTER UPDATE OF password_hash ON "user_account" FOR EACH ROW EXECUTE FUNCTION end_old_push_subscriptions();

--> statement-breakpoint
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

--> statement-breakpoint
CREATE TRIGGER rehearsal_packing_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "rehearsal_packing" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER rehearsal_result_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "rehearsal_result" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Results of a paid or done rehearsal follow each other.
CREATE FUNCTION guard_rehearsal_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seq <> 1 + (SELECT count(*) FROM rehearsal_result WHERE service_number = NEW.service_number)
    OR NOT EXISTS (SELECT FROM service_order WHERE number = NEW.service_number AND kind = 'rehearsal' AND status IN ('paid', 'done')) THEN
    RAISE EXCEPTION 'result % of rehearsal % does not follow', NEW.seq, NEW.service_number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER rehearsal_result_guard BEFORE INSERT ON "rehearsal_result" FOR EACH ROW EXECUTE FUNCTION guard_rehearsal_result();
--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_rehearsal_result" FOREIGN KEY ("rehearsal_number", "rehearsal_seq") REFERENCES "rehearsal_result" ("service_number", "seq");
--> statement-breakpoint
CREATE TRIGGER package_rehearsal_stays BEFORE UPDATE OF rehearsal_number, rehearsal_seq ON "package" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A package is made by a rehearsal of its shopper within 72 hours after it was done, and costs what the rehearsed box weighs.
CREATE FUNCTION guard_package_rehearsal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.rehearsal_number IS NOT NULL AND NOT EXISTS (
    SELECT FROM service_order s JOIN rehearsal_result r ON r.service_number = s.number AND r.seq = NEW.rehearsal_seq AND r.weight_g = NEW.real_g
    WHERE s.number = NEW.rehearsal_number AND s.user_id = NEW.user_id AND s.status = 'done'
      AND NEW.created_at >= s.done_at AND NEW.created_at < s.done_at + interval '72 hours'
  ) THEN
    RAISE EXCEPTION 'package % cannot use rehearsal %', NEW.number, NEW.rehearsal_number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER package_rehearsal_guard BEFORE INSERT ON "package" FOR EACH ROW EXECUTE FUNCTION guard_package_rehearsal();

--> statement-breakpoint
-- A return takes only the steps of its transition table (libs/warehouse-packages/server/src/domain/return-transitions.ts; a test compares the two),
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

--> statement-breakpoint
-- Searches of staff by any part of a number, a name or an address. Rows go into an index at once (fastupdate = off), as
-- what waits to go in would be read by every search.
CREATE INDEX user_account_search ON "user_account" USING gin (lower(email) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX profile_search ON "profile" USING gin (lower(nickname) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
-- The beginnings of numbers.
CREATE INDEX purchase_order_number_start ON "purchase_order" USING btree (number text_pattern_ops);
--> statement-breakpoint
CREATE INDEX package_number_start ON "package" USING btree (number text_pattern_ops);
--> statement-breakpoint
CREATE INDEX package_search ON "package" USING gin (number gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX purchase_search ON "purchase" USING gin (supplier_order_no gin_trgm_ops, account gin_trgm_ops, shop_name gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX inbound_parcel_search ON "inbound_parcel" USING gin (tracking_number gin_trgm_ops, note gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX statement_line_search ON "statement_line" USING gin (supplier_order_no gin_trgm_ops, account gin_trgm_ops, note gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX store_item_search ON "store_item" USING gin (name gin_trgm_ops) WITH (fastupdate = off) WHERE left_at IS NULL;

--> statement-breakpoint
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
CREATE TRIGGER photo_verdict_stays BEFORE UPDATE OF item_id, photos, verdict, return_number, at OR DELETE OR TRUNCATE ON "photo_verdict" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A rejection says why, and its return is of the same goods. Its words are only ever removed.
CREATE FUNCTION guard_photo_verdict() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.verdict = 'rejected' AND coalesce(NEW.note, '') = '' THEN
    RAISE EXCEPTION 'a rejection of item % must say why', NEW.item_id USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'INSERT' AND NEW.return_number IS NOT NULL AND NOT EXISTS (
    SELECT FROM goods_return r WHERE r.number = NEW.return_number AND r.item_id = NEW.item_id
  ) THEN
    RAISE EXCEPTION 'return % is not of item %', NEW.return_number, NEW.item_id USING ERRCODE = 'restrict_violation';
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
--> statement-breakpoint
CREATE TRIGGER service_measure_stays BEFORE UPDATE OF service_number, position, what, stated OR DELETE OR TRUNCATE ON "service_measure" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What is measured is known when the service is ordered. A dimension has a name, which is only ever removed.
CREATE FUNCTION guard_service_measure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NOT EXISTS (
    SELECT FROM service_order WHERE number = NEW.service_number AND kind = 'measurement' AND status = 'pending_payment'
  ) THEN
    RAISE EXCEPTION 'service % measures nothing further', NEW.service_number USING ERRCODE = 'restrict_violation';
  END IF;
  IF (TG_OP = 'INSERT' AND NEW.what = 'other' AND NEW.name = '') OR (TG_OP = 'UPDATE' AND NEW.name NOT IN (OLD.name, '')) THEN
    RAISE EXCEPTION 'what service % measures never changes', NEW.service_number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER service_measure_guard BEFORE INSERT OR UPDATE ON "service_measure" FOR EACH ROW EXECUTE FUNCTION guard_service_measure();
--> statement-breakpoint
CREATE TRIGGER measurement_result_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "measurement_result" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Results follow each other, each with a value for all that is measured.
CREATE FUNCTION guard_measurement_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seq <> 1 + (SELECT count(*) FROM measurement_result WHERE service_number = NEW.service_number)
    OR cardinality(NEW.values) <> (SELECT count(*) FROM service_measure WHERE service_number = NEW.service_number) THEN
    RAISE EXCEPTION 'result % of service % does not follow', NEW.seq, NEW.service_number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER measurement_result_guard BEFORE INSERT ON "measurement_result" FOR EACH ROW EXECUTE FUNCTION guard_measurement_result();

--> statement-breakpoint
-- The log is partitioned by month, which drizzle's tables cannot express: old months are dropped as a whole. The months
-- are in a schema of their own (`libs/platform/server-core/src/database/log-months.ts` makes and drops them); what no month
-- takes is in the default partition, so that no insert fails. The key contains the time, as PostgreSQL wants it.
ALTER TABLE "staff_action" RENAME TO "staff_action_plain";
--> statement-breakpoint
CREATE TABLE "staff_action" (LIKE "staff_action_plain" INCLUDING CONSTRAINTS) PARTITION BY RANGE (at);
--> statement-breakpoint
DROP TABLE "staff_action_plain";
--> statement-breakpoint
CREATE SEQUENCE "staff_action_id_seq" OWNED BY "staff_action"."id";
--> statement-breakpoint
ALTER TABLE "staff_action" ALTER id SET DEFAULT nextval('staff_action_id_seq'), ADD PRIMARY KEY (id, at);
--> statement-breakpoint
CREATE INDEX "staff_action_subject" ON "staff_action" (subject_ref, id);
--> statement-breakpoint
CREATE INDEX "staff_action_at" ON "staff_action" (at);
--> statement-breakpoint
CREATE INDEX "staff_action_action" ON "staff_action" (action, id);
--> statement-breakpoint
CREATE SCHEMA "log_months";
--> statement-breakpoint
CREATE TABLE "log_months"."staff_action_other" PARTITION OF "staff_action" DEFAULT;
--> statement-breakpoint
-- Rows are only ever added, and deleted by their age: never within two years, the least that an owner may set
-- (`retentionLimits` in `libs/content/contract/src/retention.ts`).
CREATE FUNCTION guard_staff_action() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at < now() - interval '730 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'rows of staff_action are kept for two years' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER staff_action_kept BEFORE DELETE ON "staff_action" FOR EACH ROW EXECUTE FUNCTION guard_staff_action();
--> statement-breakpoint
CREATE TRIGGER staff_action_insert_only BEFORE UPDATE OR TRUNCATE ON "staff_action" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

--> statement-breakpoint
-- A member of staff acts by a role. The lock lets a revocation wait for the action, or come first; an action that waited
-- for a revocation finds no role.
CREATE FUNCTION demand_staff_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The operator, who has no account.
  IF NEW.staff_id = 'command' THEN
    RETURN NEW;
  END IF;
  PERFORM FROM "staff_role" WHERE user_id = NEW.staff_id AND (role = 'owner' OR role = ANY (NEW.roles)) FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'account % may not do this', NEW.staff_id USING ERRCODE = 'insufficient_privilege', CONSTRAINT = 'staff_action_role';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER staff_action_role BEFORE INSERT ON "staff_action" FOR EACH ROW EXECUTE FUNCTION demand_staff_role();
--> statement-breakpoint
-- Checked at the end of a transaction: a change of roles has its action in the log.
CREATE FUNCTION demand_staff_role_action() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member text := coalesce(NEW.user_id, OLD.user_id);
BEGIN
  IF NOT EXISTS (
    SELECT FROM "staff_action" a
    WHERE a.subject_ref = member AND a.subject_kind = 'staff' AND a.action LIKE 'staff.%' AND a.xmin = pg_current_xact_id()::xid
  ) THEN
    RAISE EXCEPTION 'the roles of % changed without a staff action', member USING ERRCODE = 'restrict_violation', CONSTRAINT = 'staff_role_action';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER staff_role_action AFTER INSERT OR UPDATE OR DELETE ON "staff_role" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION demand_staff_role_action();
--> statement-breakpoint
-- Checked at the end of a transaction: somebody who can log in is owner. Transactions that take the role from an owner
-- are checked one after another, so that two of them do not count on each other's owner.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('staff_role owner', 0));
  IF NOT EXISTS (
    SELECT FROM "staff_role" r JOIN "user_account" a ON a.id = r.user_id
    WHERE r.role = 'owner' AND a.email_verified_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'no owner remains' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'staff_role_owner';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER staff_role_owner AFTER UPDATE OR DELETE ON "staff_role" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.role = 'owner') EXECUTE FUNCTION keep_an_owner();

--> statement-breakpoint
CREATE TRIGGER statement_line_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "statement_line" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER purchase_settlement_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "purchase_settlement" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

--> statement-breakpoint
CREATE TRIGGER conversation_account_open BEFORE INSERT ON "conversation" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER conversation_message_account_open BEFORE INSERT ON "conversation_message" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER conversation_picture_account_open BEFORE INSERT ON "conversation_picture" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
-- Searches of messages by any part.
CREATE INDEX conversation_message_search ON "conversation_message" USING gin (text gin_trgm_ops);

--> statement-breakpoint
-- Searches of a queue by any part of a title, a number or a group.
CREATE INDEX task_search ON "task" USING gin (("title" || ' ' || "ref" || ' ' || coalesce("group", '')) gin_trgm_ops) WHERE state <> 'closed';

--> statement-breakpoint
CREATE TRIGGER article_text_version_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "article_text_version" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER terms_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "terms" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An order keeps the terms under which it was placed.
CREATE TRIGGER purchase_order_terms_stay BEFORE UPDATE OF terms_id ON "purchase_order" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

--> statement-breakpoint
CREATE TRIGGER package_weighing_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "package_weighing" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER package_extra_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "package_extra" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER package_extra_event_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "package_extra_event" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- No more is given back than was paid.
CREATE FUNCTION guard_package_extra_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
BEGIN
  IF NEW.event = 'refunded' THEN
    SELECT e.amount_fen INTO paid FROM package_extra e JOIN package_extra_event v ON v.extra_ref = e.ref AND v.event = 'paid' WHERE e.ref = NEW.extra_ref;
    IF paid IS NULL OR NEW.amount_fen + (SELECT coalesce(sum(amount_fen), 0) FROM package_extra_event WHERE extra_ref = NEW.extra_ref) > paid THEN
      RAISE EXCEPTION 'extra payment % would return more than was paid', NEW.extra_ref USING ERRCODE = 'restrict_violation';
    END IF;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER package_extra_event_guard BEFORE INSERT ON "package_extra_event" FOR EACH ROW EXECUTE FUNCTION guard_package_extra_event();
--> statement-breakpoint
-- A cancelled package has refunded all that was paid of its fee, another one what its weighings returned.
CREATE FUNCTION guard_package_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owed bigint;
BEGIN
  IF NEW.status = 'cancelled' AND NEW.paid_at IS NOT NULL THEN
    owed := NEW.fee_fen - NEW.discount_fen;
  ELSE
    SELECT sum(w.quoted_fee_fen - w.returned_fen - greatest(w.fee_fen, w.discount_fen)) INTO owed FROM package_weighing w WHERE w.package_number = NEW.number AND w.outcome = 'returned';
  END IF;
  IF NEW.refunded_fen <> coalesce(owed, 0) THEN
    RAISE EXCEPTION 'package % refunds % fen, not %', NEW.number, coalesce(owed, 0), NEW.refunded_fen USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER package_refunded_guard BEFORE INSERT OR UPDATE OF status, paid_at, refunded_fen ON "package" FOR EACH ROW EXECUTE FUNCTION guard_package_refunded();

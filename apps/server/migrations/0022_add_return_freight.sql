CREATE TABLE "return_freight" (
	"return_number" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"freight_fen" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "return_freight_amount" CHECK ("return_freight"."freight_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "return_freight" ADD CONSTRAINT "return_freight_order_number_purchase_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."purchase_order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_freight_of_order" ON "return_freight" USING btree ("order_number");
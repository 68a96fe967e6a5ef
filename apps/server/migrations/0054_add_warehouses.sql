ALTER TABLE "bin" ADD COLUMN "warehouse_id" text;--> statement-breakpoint
ALTER TABLE "forwarding_warehouse" ADD COLUMN "home" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "own_parcel" ADD COLUMN "warehouse_id" text;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "warehouse_id" text;--> statement-breakpoint
ALTER TABLE "store_item" ADD COLUMN "warehouse_id" text;--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_warehouse_id_forwarding_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."forwarding_warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_parcel" ADD CONSTRAINT "own_parcel_warehouse_id_forwarding_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."forwarding_warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_warehouse_id_forwarding_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."forwarding_warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_item" ADD CONSTRAINT "store_item_warehouse_id_forwarding_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."forwarding_warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "forwarding_warehouse_home" ON "forwarding_warehouse" USING btree ("home") WHERE "forwarding_warehouse"."home";
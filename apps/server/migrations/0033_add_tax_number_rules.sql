-- A tax number goes with its address, and belongs to a package that exists; a closed account gets no new one.
ALTER TABLE "address_tax_number" ADD CONSTRAINT "address_tax_number_address" FOREIGN KEY ("address_id") REFERENCES "address"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "package_tax_number" ADD CONSTRAINT "package_tax_number_package" FOREIGN KEY ("package_number") REFERENCES "package"("number");
--> statement-breakpoint
CREATE TRIGGER address_tax_number_account_open BEFORE INSERT ON "address_tax_number" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER package_tax_number_account_open BEFORE INSERT ON "package_tax_number" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();

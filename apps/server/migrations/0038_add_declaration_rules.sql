-- A declaration belongs to a package that exists.
ALTER TABLE "customs_declaration" ADD CONSTRAINT "customs_declaration_package" FOREIGN KEY ("package_number") REFERENCES "package"("number");

CREATE TABLE "imported_records" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	CONSTRAINT "imported_records_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "imported_records" ADD CONSTRAINT "imported_records_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_records" ADD CONSTRAINT "imported_records_record" FOREIGN KEY ("kind","record_id") REFERENCES "public"."content_records"("kind","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_records_import" ON "imported_records" USING btree ("import_id");
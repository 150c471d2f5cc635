CREATE TABLE "imported_balances" (
	"ledger_id" integer PRIMARY KEY NOT NULL,
	"lot_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"row" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_headings" DROP CONSTRAINT "import_headings_heading_pk";--> statement-breakpoint
ALTER TABLE "import_headings" ADD COLUMN "kind" text DEFAULT 'families' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_headings" ADD CONSTRAINT "import_headings_kind_heading_pk" PRIMARY KEY("kind","heading");--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kind" text DEFAULT 'families' NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_balances" ADD CONSTRAINT "imported_balances_ledger_id_point_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."point_ledger"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_balances" ADD CONSTRAINT "imported_balances_lot_id_point_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_balances" ADD CONSTRAINT "imported_balances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_balances" ADD CONSTRAINT "imported_balances_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_balances_import" ON "imported_balances" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "imported_balances_account" ON "imported_balances" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "imported_balances_lot" ON "imported_balances" USING btree ("lot_id");
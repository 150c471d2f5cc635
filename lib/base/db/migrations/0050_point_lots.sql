CREATE TABLE "lot_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lot_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lot_id" integer NOT NULL,
	"ledger_id" integer NOT NULL,
	"change" integer NOT NULL,
	CONSTRAINT "lot_changes_once" UNIQUE("ledger_id","lot_id"),
	CONSTRAINT "lot_changes_change" CHECK ("lot_changes"."change" <> 0)
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"source" text NOT NULL,
	"points" integer NOT NULL,
	"remaining" integer NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_lots_source" CHECK ("point_lots"."source" in ('opening', 'entered', 'returned')),
	CONSTRAINT "point_lots_points" CHECK ("point_lots"."points" > 0),
	CONSTRAINT "point_lots_remaining" CHECK ("point_lots"."remaining" >= 0)
);
--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_reason";--> statement-breakpoint
ALTER TABLE "lot_changes" ADD CONSTRAINT "lot_changes_lot_id_point_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_changes" ADD CONSTRAINT "lot_changes_ledger_id_point_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."point_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lot_changes_lot" ON "lot_changes" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "point_lots_account" ON "point_lots" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "point_lots_end" ON "point_lots" USING btree ("ends_at") WHERE "point_lots"."remaining" > 0;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_reason" CHECK ("point_ledger"."reason" in ('opening', 'booking', 'refund', 'canceledLesson', 'operator', 'expiry'));--> statement-breakpoint
INSERT INTO "point_lots" ("account_id", "source", "points", "remaining", "created_at")
	SELECT "id", 'opening', "points", "points", now() FROM "accounts" WHERE "kind" = 'parent' AND "points" > 0 ORDER BY "id";

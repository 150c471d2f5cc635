ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_reason";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "e164" text;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "e164" text;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD COLUMN "note" text;--> statement-breakpoint
CREATE INDEX "enquiries_e164" ON "enquiries" USING btree ("e164");--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_e164" UNIQUE("e164");--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_note" CHECK (("point_ledger"."reason" = 'operator') = ("point_ledger"."note" is not null));--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_reason" CHECK ("point_ledger"."reason" in ('opening', 'booking', 'operator'));
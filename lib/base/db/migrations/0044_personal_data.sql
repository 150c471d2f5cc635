ALTER TABLE "enquiries" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "staff_log" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "staff_log" ADD COLUMN "note_accounts" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_account" ON "enquiries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "enrolments_account" ON "enrolments" USING btree ("account_id");--> statement-breakpoint
-- Reasons move out of the subject, so that erasing a person deletes them.
UPDATE "staff_log" SET
	"note" = substring("subject" from '^#\d+, \d+: (.*)$'),
	"note_accounts" = ARRAY[substring("subject" from '^#(\d+)')::integer] || ARRAY(SELECT "student_id" FROM "waiting_places" WHERE "class_id" = substring("subject" from ', (\d+): ')::integer),
	"subject" = substring("subject" from '^(#\d+, \d+): ')
WHERE "act" IN ('waiting-removed', 'seat-booked', 'seat-given') AND "subject" ~ '^#\d+, \d+: ';--> statement-breakpoint
UPDATE "staff_log" SET
	"note" = substring("subject" from '^\d+: (.*)$'),
	"note_accounts" = ARRAY(SELECT "student_id" FROM "waiting_places" WHERE "class_id" = substring("subject" from '^(\d+): ')::integer UNION SELECT "student_id" FROM "bookings" WHERE "class_id" = substring("subject" from '^(\d+): ')::integer),
	"subject" = substring("subject" from '^(\d+): ')
WHERE "act" = 'waiting-ordered' AND "subject" ~ '^\d+: ';--> statement-breakpoint
-- Notes about people who were erased earlier.
UPDATE "staff_log" SET "note" = NULL, "note_accounts" = '{}' WHERE EXISTS (SELECT 1 FROM "accounts" WHERE "id" = ANY("note_accounts") AND "nickname" = '');--> statement-breakpoint
UPDATE "point_ledger" SET "note" = CASE WHEN "reason" = 'operator' THEN '' END WHERE "note" IS NOT NULL AND "account_id" IN (SELECT "id" FROM "accounts" WHERE "nickname" = '');

CREATE TABLE "class_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"changed" text[] NOT NULL,
	"reason" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_once";--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_booking_id_unique";--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_reason";--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_cause";--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_note";--> statement-breakpoint
ALTER TABLE "trial_lessons" DROP CONSTRAINT "trial_lessons_state_name";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "moved_from" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "ended" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "trial_lessons" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trial_lessons" ADD COLUMN "teacher_id" integer;--> statement-breakpoint
ALTER TABLE "class_changes" ADD CONSTRAINT "class_changes_class_id_series_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."series_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_changes_class" ON "class_changes" USING btree ("class_id","created_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_moved_from_bookings_id_fk" FOREIGN KEY ("moved_from") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_lessons" ADD CONSTRAINT "trial_lessons_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_name" ON "accounts" USING btree ("nickname","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_once" ON "bookings" USING btree ("student_id","class_id") WHERE "bookings"."ended" is null;--> statement-breakpoint
CREATE INDEX "bookings_student" ON "bookings" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "enrolments_email" ON "enrolments" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_moved_from_unique" UNIQUE("moved_from");--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_booking" UNIQUE("booking_id","reason");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_ended_name" CHECK ("bookings"."ended" in ('moved', 'cancelled'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_ended" CHECK (("bookings"."ended" is null) = ("bookings"."ended_at" is null));--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_reason" CHECK ("point_ledger"."reason" in ('opening', 'booking', 'refund', 'operator'));--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_cause" CHECK (("point_ledger"."reason" in ('booking', 'refund')) = ("point_ledger"."booking_id" is not null));--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_note" CHECK (case "point_ledger"."reason" when 'operator' then "point_ledger"."note" is not null when 'refund' then true else "point_ledger"."note" is null end);--> statement-breakpoint
ALTER TABLE "trial_lessons" ADD CONSTRAINT "trial_lessons_state_name" CHECK ("trial_lessons"."state" in ('asked', 'arranged', 'held', 'missed'));
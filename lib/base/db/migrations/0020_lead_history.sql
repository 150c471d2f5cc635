ALTER TABLE "lead_notes" DROP CONSTRAINT "lead_notes_kind";--> statement-breakpoint
ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_adviser_id_staff_id_fk";
--> statement-breakpoint
ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_adviser_id_staff_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_notes" DROP CONSTRAINT "lead_notes_staff_id_staff_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_notes" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD COLUMN "adviser_id" integer;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD COLUMN "next_on" date;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_adviser_id_staff_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_adviser_id_staff_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_adviser_id_staff_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_kind" CHECK ("lead_notes"."kind" in ('note', 'state', 'adviser', 'nobody', 'next'));
ALTER TABLE "enquiries" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "origin" jsonb;
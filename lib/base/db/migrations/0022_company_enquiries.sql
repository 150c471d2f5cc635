ALTER TABLE "enquiries" ALTER COLUMN "class_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "company" jsonb;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_of_one" CHECK (("enquiries"."class_id" is null) <> ("enquiries"."company" is null));
ALTER TABLE "content_records" ADD COLUMN "former_place" text;--> statement-breakpoint
ALTER TABLE "content_records" ADD COLUMN "former_order" integer;
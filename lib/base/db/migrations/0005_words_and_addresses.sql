ALTER TABLE "link_properties" ADD COLUMN "alt" jsonb;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "url" text;
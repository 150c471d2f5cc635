ALTER TABLE "notices" DROP CONSTRAINT "notices_way";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_state_name";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "messenger" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "messenger_contact" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_messenger" CHECK ("accounts"."messenger" in ('whatsapp', 'zalo', 'kakaotalk'));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_messenger_contact" CHECK (("accounts"."messenger" is null) = ("accounts"."messenger_contact" is null));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_handled" CHECK ("notices"."handled_at" is null or "notices"."way" = 'hand');--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_way" CHECK ("notices"."way" in ('mail', 'webhook', 'hand'));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_state_name" CHECK ("notices"."state" in ('waiting', 'sent', 'stuck', 'dropped'));
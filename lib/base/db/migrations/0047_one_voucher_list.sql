-- All pages show the vouchers of a season alike: its second list is dropped.
UPDATE "campaign_seasons" SET "body" = "body" - 'coupons' WHERE "body" ? 'coupons';--> statement-breakpoint
UPDATE "content_records" SET "draft" = "draft" - 'coupons' WHERE "kind" = 'season' AND "draft" ? 'coupons';--> statement-breakpoint
UPDATE "content_history" SET "before" = "before" - 'coupons', "after" = "after" - 'coupons' WHERE "kind" = 'season';

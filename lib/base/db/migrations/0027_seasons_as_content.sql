-- Seasons become records of content_records: drafts and history move there, and a row stays for each season's id.
ALTER TABLE "campaign_seasons" DROP CONSTRAINT "campaign_seasons_once";--> statement-breakpoint
ALTER TABLE "campaign_seasons" DROP CONSTRAINT "campaign_seasons_state";--> statement-breakpoint
ALTER TABLE "campaign_seasons" ALTER COLUMN "starts_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_seasons" ALTER COLUMN "ends_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_seasons" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
-- A season that is only in the history gets a row.
INSERT INTO "campaign_seasons" ("region", "key", "state", "version")
SELECT DISTINCT "region", "key", 'draft', 0 FROM "season_history" AS "past"
WHERE NOT EXISTS (
	SELECT FROM "campaign_seasons" AS "row" WHERE "row"."region" = "past"."region" AND "row"."key" = "past"."key"
);--> statement-breakpoint
INSERT INTO "content_records" ("kind", "id", "version", "draft", "published", "changed_by", "changed_at")
SELECT 'season', "name"."id", greatest("name"."version", coalesce("last"."version", 0)), "name"."draft",
	"last"."version" IS NOT NULL, coalesce("last"."by", ''), coalesce("last"."created_at", "name"."updated_at")
FROM (
	SELECT "region", "key", coalesce(max("id") FILTER (WHERE "state" = 'published'), max("id")) AS "id",
		max("version") AS "version", max("updated_at") AS "updated_at",
		(array_agg("body") FILTER (WHERE "state" = 'draft'))[1] AS "draft"
	FROM "campaign_seasons" GROUP BY "region", "key"
) AS "name"
LEFT JOIN LATERAL (
	SELECT "version", "by", "created_at" FROM "season_history" AS "past"
	WHERE "past"."region" = "name"."region" AND "past"."key" = "name"."key"
	ORDER BY "version" DESC LIMIT 1
) AS "last" ON true
WHERE "last"."version" IS NOT NULL OR "name"."draft" IS NOT NULL;--> statement-breakpoint
INSERT INTO "content_history" ("kind", "record_id", "version", "action", "by", "before", "after", "created_at")
SELECT 'season', "name"."id", "past"."version", "past"."action", "past"."by", "past"."before", "past"."after", "past"."created_at"
FROM "season_history" AS "past"
JOIN (
	SELECT "region", "key", coalesce(max("id") FILTER (WHERE "state" = 'published'), max("id")) AS "id"
	FROM "campaign_seasons" GROUP BY "region", "key"
) AS "name" ON "name"."region" = "past"."region" AND "name"."key" = "past"."key"
ORDER BY "past"."id";--> statement-breakpoint
DELETE FROM "campaign_seasons" AS "row" WHERE "state" = 'draft' AND EXISTS (
	SELECT FROM "campaign_seasons" AS "other"
	WHERE "other"."region" = "row"."region" AND "other"."key" = "row"."key" AND "other"."state" = 'published'
);--> statement-breakpoint
UPDATE "campaign_seasons" SET "body" = NULL, "starts_at" = NULL, "ends_at" = NULL WHERE "state" = 'draft';--> statement-breakpoint
DROP TABLE "season_history";--> statement-breakpoint
ALTER TABLE "campaign_seasons" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "campaign_seasons" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "campaign_seasons" ADD CONSTRAINT "campaign_seasons_once" UNIQUE("region","key");--> statement-breakpoint
ALTER TABLE "campaign_seasons" ADD CONSTRAINT "campaign_seasons_dates" CHECK (num_nulls("campaign_seasons"."starts_at", "campaign_seasons"."ends_at", "campaign_seasons"."body") in (0, 3));

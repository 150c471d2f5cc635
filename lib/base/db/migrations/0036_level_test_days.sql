CREATE TABLE "level_test_days" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"begun" integer DEFAULT 0 NOT NULL,
	"finished" integer DEFAULT 0 NOT NULL,
	"registered" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "level_test_days_day_language_pk" PRIMARY KEY("day","language"),
	CONSTRAINT "level_test_days_counts" CHECK ("level_test_days"."begun" >= 0 and "level_test_days"."finished" >= 0 and "level_test_days"."registered" >= 0)
);

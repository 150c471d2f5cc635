CREATE TABLE "lesson_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"rule" jsonb NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_rules_kind_name" CHECK ("lesson_rules"."kind" in ('single', 'series', 'live', 'trial'))
);
--> statement-breakpoint
CREATE TABLE "refund_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rule" jsonb NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "rule_id" integer;--> statement-breakpoint
CREATE INDEX "lesson_rules_kind" ON "lesson_rules" USING btree ("kind","id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_rule_id_lesson_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."lesson_rules"("id") ON DELETE no action ON UPDATE no action;
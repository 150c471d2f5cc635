ALTER TABLE "trial_lessons" DROP CONSTRAINT "trial_lessons_state_name";--> statement-breakpoint
ALTER TABLE "trial_lessons" DROP CONSTRAINT "trial_lessons_start";--> statement-breakpoint
ALTER TABLE "trial_lessons" ADD COLUMN "wishes" jsonb;--> statement-breakpoint
ALTER TABLE "trial_lessons" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trial_lessons" ADD CONSTRAINT "trial_lessons_ended" CHECK (("trial_lessons"."state" in ('withdrawn', 'closed')) = ("trial_lessons"."ended_at" is not null));--> statement-breakpoint
ALTER TABLE "trial_lessons" ADD CONSTRAINT "trial_lessons_wishes" CHECK (jsonb_typeof("trial_lessons"."wishes") = 'object');--> statement-breakpoint
ALTER TABLE "trial_lessons" ADD CONSTRAINT "trial_lessons_state_name" CHECK ("trial_lessons"."state" in ('asked', 'arranged', 'held', 'missed', 'withdrawn', 'closed'));--> statement-breakpoint
ALTER TABLE "trial_lessons" ADD CONSTRAINT "trial_lessons_start" CHECK (("trial_lessons"."state" in ('asked', 'withdrawn', 'closed')) = ("trial_lessons"."starts_at" is null));
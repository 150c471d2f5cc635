ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_phone";--> statement-breakpoint
ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_e164";--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_phone" UNIQUE("phone_code","phone_number","season","source");--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_e164" UNIQUE("e164","season","source");
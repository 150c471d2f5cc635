ALTER TABLE "applications" RENAME TO "bookings";--> statement-breakpoint
ALTER SEQUENCE "applications_id_seq" RENAME TO "bookings_id_seq";--> statement-breakpoint
ALTER INDEX "applications_class" RENAME TO "bookings_class";--> statement-breakpoint
ALTER TABLE "point_ledger" RENAME COLUMN "application_id" TO "booking_id";--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_reason";--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_cause";--> statement-breakpoint
UPDATE "point_ledger" SET "reason" = 'booking' WHERE "reason" = 'application';--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_reason" CHECK ("point_ledger"."reason" in ('opening', 'booking'));--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_cause" CHECK (("point_ledger"."reason" = 'booking') = ("point_ledger"."booking_id" is not null));--> statement-breakpoint
-- Every other constraint that carries the old word; from PostgreSQL 18 on "not null" has a name too.
DO $$
DECLARE
	old record;
BEGIN
	FOR old IN
		SELECT conrelid::regclass AS owner, conname FROM pg_constraint
		WHERE conname ~ 'application' AND conrelid IN ('bookings'::regclass, 'point_ledger'::regclass)
	LOOP
		EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', old.owner, old.conname, replace(old.conname, 'application', 'booking'));
	END LOOP;
END
$$;

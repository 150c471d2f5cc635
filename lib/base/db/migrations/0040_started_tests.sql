-- Databases of a preview of this version have the new name already.
DO $$ BEGIN
	IF EXISTS (SELECT 1 FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = 'level_test_days' AND column_name = 'begun') THEN
		ALTER TABLE "level_test_days" RENAME COLUMN "begun" TO "started";
	END IF;
END $$;

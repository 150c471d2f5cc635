/** What to do instead of a backup or a restore when DATABASE_URL is set. */
export const toolsOfPostgres =
  'DATABASE_URL is set: a PostgreSQL is backed up with `pg_dump -Fc -f FILE "$DATABASE_URL"` and restored with `pg_restore --clean --if-exists -d "$DATABASE_URL" FILE`.';

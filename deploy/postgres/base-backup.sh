#!/bin/sh
# Copies a running PostgreSQL into a new folder: the start of a recovery. Run it every night.
#   base-backup.sh FOLDER          connection from PGHOST, PGPORT, PGUSER, PGPASSWORD
set -eu
pg_basebackup --pgdata="$1" --format=plain --wal-method=stream --checkpoint=fast

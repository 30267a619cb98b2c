#!/bin/sh
# Prepares a data folder that recovers to a moment when PostgreSQL starts on it.
#   recover-to.sh BASE_BACKUP NEW_DATA_FOLDER '2026-11-23 20:15:00+00'
# PostgreSQL reads the archive from WAL_ARCHIVE, which must be set when it starts.
set -eu
base=$1 data=$2 moment=$3
[ ! -e "$data" ] || { echo "$data exists; name a new folder" >&2; exit 1; }
cp -a "$base" "$data"
chmod 700 "$data"
cat >> "$data/postgresql.auto.conf" <<CONF
restore_command = 'cp "\$WAL_ARCHIVE/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
CONF
touch "$data/recovery.signal"

#!/bin/sh
# Creates the two roles and the database of an installation, as a superuser. Nobody uses the superuser after that.
#   azulejo_owner owns the tables and migrates them (MIGRATION_DATABASE_URL).
#   azulejo       is the servers' role (DATABASE_URL): it reads and writes rows and changes no table.
# Both see rows of all tenants (bypassrls). Requests run as app_tenant, which sees one tenant's rows.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 \
  --set=owner_password="$OWNER_PASSWORD" --set=server_password="$SERVER_PASSWORD" --dbname=postgres <<'SQL'
create role app_tenant nologin;
create role azulejo_owner login nosuperuser nocreatedb nocreaterole bypassrls password :'owner_password';
create role azulejo login nosuperuser nocreatedb nocreaterole bypassrls password :'server_password';
-- The limits of the servers' own queries. Nodes without a pooler send the same with each connection.
alter role azulejo set statement_timeout = '10s';
alter role azulejo set lock_timeout = '5s';
alter role azulejo set idle_in_transaction_session_timeout = '60s';
grant app_tenant to azulejo_owner with admin option;
create database azulejo owner azulejo_owner;
revoke all on database azulejo from public;
grant connect on database azulejo to azulejo;
SQL

import environment from "@next/env";

/*
 * Reads the `.env` files of the working directory, as the site does at its start. Every command that reads settings
 * imports this module first.
 */
environment.loadEnvConfig(process.cwd(), false);

import { createHash, randomBytes } from "node:crypto";
import { env } from "../../base/env";

/*
 * Secrets that grant access by themselves: logins of members and staff, invitations, mailed links and calendar addresses.
 * The database keeps their hashes, so a copy of it gives no access. Random secrets need no slow hash.
 */

/** Creates a secret of 256 random bits. */
export const createToken = () => randomBytes(32).toString("base64url");

/** The hash under which a secret is stored: SHA-256, in hex. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * A link to a page of the site that carries a secret in its fragment, which browsers never send, so it appears in no log
 * or Referer header.
 */
export const tokenLink = (path: string, token: string) => `${env().SITE_URL}${path}#${token}`;

import { createHash } from "node:crypto";

/** Names a text by what is in it. */
export const etagOf = (text: string) => `"${createHash("sha256").update(text).digest("base64url")}"`;

/** Whether the asker has this already (RFC 9110 section 13.1.2: compared weakly, since a proxy may have packed it). */
export const isHeld = (headers: Headers, etag: string) =>
  headers
    .get("if-none-match")
    ?.split(",")
    .some((one) => ["*", etag].includes(one.trim().replace(/^W\//, ""))) ?? false;

/** A fresh key for one thing to be done once. Browsers offer `randomUUID` on https and localhost only. */
export function idempotencyKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keys for a form: the same words sent again, after a failure, carry the same key and so count once. */
export function keysByWords(): (words: string) => string {
  let sent = { words: "", key: "" };
  return (words) => {
    if (words !== sent.words) sent = { words, key: idempotencyKey() };
    return sent.key;
  };
}

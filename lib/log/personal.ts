/** Fields of the 16 calls, of accounts and of headers that say who someone is, or let one pass for them. */
const personal = [
  "name",
  "nickname",
  "email",
  "phone",
  "phone_code",
  "phone_number",
  "code",
  "num",
  "region",
  "activation_code",
  "gpa_score",
  "intention_city",
  "intention_university",
  "intention_major",
  "password",
  "token",
  "authorization",
  "cookie",
  "query",
  "body",
];

/** For pino, at the first two levels. A second net: the type of the log's fields has no room for them. */
export const personalPaths = personal.flatMap((field) => [field, `*.${field}`]);

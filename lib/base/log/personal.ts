/** Fields of the 16 calls, of accounts and of headers that contain personal data or credentials. */
const personalFields = [
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

/** Paths that pino redacts at the first two levels. A second safeguard, since `LogFields` has none of them. */
export const personalPaths = personalFields.flatMap((field) => [field, `*.${field}`]);

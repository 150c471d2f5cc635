import { readEnv } from "../../lib/env";

try {
  readEnv(process.env);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}

import pino, { type Logger } from "pino";
import { env } from "../env";
import { currentRequest } from "./current-request";
import { personalPaths } from "./personal";
import { processState } from "../process-state";

/**
 * The fields of a log line besides its message. The list is closed on purpose: it has no request, body or query, so
 * that a convenient spread cannot log personal data.
 */
export type LogFields = {
  /** Id of the request, if it is not the current one. */
  request?: string;
  /** Name of one of the provider's calls. */
  call?: string;
  /** A field of a call's response and the contract's rule for it, never its value. */
  field?: string;
  rule?: string;
  /** The task, if it is not a call. */
  work?: string;
  /** Pattern of a path, such as /hot-sell/detail/{id}, never the path itself. */
  route?: string;
  method?: string;
  status?: number;
  milliseconds?: number;
  asker?: string;
  signal?: string;
  count?: number;
  /** Result of `describeError`, which contains no personal data. */
  error?: string;
};

type Level = "error" | "warn" | "info" | "debug";

const logSlot = processState<Logger>("log");

/** Writes synchronously, so that the lines before a crash are not lost. */
function logger(): Logger {
  return (logSlot.value ??= pino(
    {
      level: env().LOG_LEVEL,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ request: currentRequest.getStore()?.id }),
      redact: personalPaths,
    },
    pino.destination({ dest: 1, sync: true }),
  ));
}

const logAt = (level: Level) => (fields: LogFields, message: string) => logger()[level](fields, message);

/** The log: JSON lines on the standard output, each with the id of its request. */
export const log = { error: logAt("error"), warn: logAt("warn"), info: logAt("info"), debug: logAt("debug") };

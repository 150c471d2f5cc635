import pino, { type Logger } from "pino";
import { env } from "../env";
import { currentRequest } from "./current-request";
import { personalPaths } from "./personal";
import { processState } from "../process-state";

/**
 * What a line may tell besides its message. The list is closed on purpose: a request, a body or a query is not on
 * it, so that nobody's data is logged by a convenient spread.
 */
export type LogFields = {
  /** Id of the request, where it is not the current one. */
  request?: string;
  /** Name of one of the provider's calls. */
  call?: string;
  /** A field of a call's answer, and the contract's rule for it: never what stood there. */
  field?: string;
  rule?: string;
  /** What was being done, where it is more or less than a call. */
  work?: string;
  /** Pattern of an address, such as /hot-sell/detail/{id}: never the address itself. */
  route?: string;
  method?: string;
  status?: number;
  milliseconds?: number;
  asker?: string;
  signal?: string;
  count?: number;
  /** What `describeError` says: no text that may quote someone. */
  error?: string;
};

type Level = "error" | "warn" | "info" | "debug";

const logSlot = processState<Logger>("log");

/** Written at once: what explains a crash is not lost in it. */
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

const at = (level: Level) => (fields: LogFields, message: string) => logger()[level](fields, message);

/** The log: lines of JSON on the standard output, each with the id of the request it is about. */
export const log = { error: at("error"), warn: at("warn"), info: at("info"), debug: at("debug") };

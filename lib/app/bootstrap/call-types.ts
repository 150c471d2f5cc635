import type { Calls, InputOf, ResponseOf } from "../../base/contract/call";
import type { CallFile } from "../../engines/calls/file";
import type { PublicCallInput as PublicInput, contract } from "../../base/contract/contract";
import type { CallName } from "../../base/contract/endpoints";
import type { accountRows, campaignRows, deskRows } from "./calls";

/* Types of all calls for the browser. Importing this adds no code to it. */

type Prefixed<Rows extends Calls, Prefix extends string> = {
  [Name in keyof Rows & string as `${Prefix}${Name}`]: Rows[Name];
};

type AllCalls = typeof contract &
  Prefixed<(typeof accountRows)["GET"], "GET account/"> &
  Prefixed<(typeof accountRows)["POST"], "account/"> &
  Prefixed<(typeof campaignRows)["POST"], "campaign/"> &
  Prefixed<(typeof deskRows)["POST"], "desk/">;

/** A name of the contract, or the address below /api/ of another call. */
export type CallKey = keyof AllCalls;
export type DeskKey = Extract<CallKey, `desk/${string}`>;
/** The calls that return a file. */
export type FileKey = { [Key in CallKey]: CallResponse<Key> extends CallFile ? Key : never }[CallKey];

export type CallInput<Key extends CallKey> = Key extends CallName ? PublicInput<Key> : InputOf<AllCalls, Key>;
export type CallResponse<Key extends CallKey> = ResponseOf<AllCalls, Key>;

import { accountViews, viewRequest, type AccountViewName } from "../account/contract";
import { consumeLimit } from "../limits/check";
import { ProviderError } from "../provider/types";
import { handleAccountCall } from "./account";
import { clientOf } from "./limit";
import { readContext } from "./read-context";
import { validate } from "./validate";

/** Serves one read of the account pages and validates the result against its schema. */
export function handleAccountView(request: Request, requestedName: string): Promise<Response> {
  const name = isView(requestedName) ? requestedName : undefined;
  return handleAccountCall(request, `account view ${name ?? "unknown"}`, async () => {
    if (!name) throw new ProviderError("notFound", "");
    const fields = validate(viewRequest, Object.fromEntries(new URL(request.url).searchParams));
    const context = readContext(request.headers);
    const session = context.token === undefined ? {} : { session: context.token };
    await consumeLimit("accountRead", { ...clientOf(request.headers), ...session });
    const { accountViews: views } = await import("../provider/accounts/views");
    return accountViews[name].parse(await views[name](fields, context));
  });
}

function isView(name: string): name is AccountViewName {
  return Object.hasOwn(accountViews, name);
}

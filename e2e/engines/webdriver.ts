type WebDriverResponse = { value: unknown };

/** A session of a W3C WebDriver: `send` makes a call below the session's address and returns its value. */
export async function startSession(driver: string, capabilities: Record<string, unknown>) {
  const sessionRequest = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = (await call("POST", `${driver}/session`, sessionRequest)) as { sessionId: string };
  return (method: "GET" | "POST" | "DELETE", path: string, body?: object) =>
    call(method, `${driver}/session/${sessionId}${path}`, body ?? (method === "POST" ? {} : undefined));
}

export type Send = Awaited<ReturnType<typeof startSession>>;

async function call(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as WebDriverResponse;
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`);
}

/** Key values of the WebDriver standard (17.4.2, Keyboard actions). */
export const keyValues = {
  ArrowDown: "\uE015",
  ArrowRight: "\uE014",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
} as const;

/** Key presses and releases in order, in the format of the actions call. */
export function keyActions(keys: string[]) {
  const actions = keys.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
  return { actions: [{ type: "key", id: "keyboard", actions }] };
}

/** A pointer press at a position of the viewport. */
export function clickActions(x: number, y: number) {
  const actions = [
    { type: "pointerMove", origin: "viewport", duration: 0, x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return { actions: [{ type: "pointer", id: "pointer", parameters: { pointerType: "mouse" }, actions }] };
}

import { connect } from "node:net";

export type RawResponse = { status: number; headers: Map<string, string[]>; body: string };

/** `npm run dev` compiles a route on its first request, which takes half a minute beside other tests. */
const responseTimeoutMs = 60_000;

/** Sends raw bytes, which an HTTP client might reject, and reads the response until the server closes the connection. */
export function sendRaw(address: string, bytes: string): Promise<RawResponse> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.setTimeout(responseTimeoutMs, () =>
      socket.destroy(new Error(`no response to ${JSON.stringify(bytes.slice(0, 200))}`)),
    );
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("end", () => resolve(parseResponse(Buffer.concat(chunks).toString("latin1"))));
    socket.write(Buffer.from(bytes, "latin1"));
  });
}

type RequestOptions = { method?: string; headers?: readonly string[]; body?: string };

/** Sends an HTTP/1.1 request with any target, headers and body. */
export function sendRequest(
  address: string,
  target: string,
  { method = "GET", headers = [], body = "" }: RequestOptions = {},
) {
  const contentLength = body ? [`Content-Length: ${Buffer.byteLength(body, "latin1")}`] : [];
  const hostHeader = headers.some((line) => /^host:/i.test(line)) ? [] : [`Host: ${new URL(address).host}`];
  const head = [
    `${method} ${target} HTTP/1.1`,
    ...hostHeader,
    ...headers,
    ...contentLength,
    "Connection: close",
  ];
  return sendRaw(address, `${head.join("\r\n")}\r\n\r\n${body}`);
}

function parseResponse(text: string): RawResponse {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [line = "", ...fields] = head.split("\r\n");
  const headers = new Map<string, string[]>();
  for (const field of fields) {
    const name = field.slice(0, field.indexOf(":")).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), field.slice(name.length + 1).trim()]);
  }
  return { status: Number(line.split(" ")[1]), headers, body: rest.join("\r\n\r\n") };
}

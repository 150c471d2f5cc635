import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sampleResponses } from "../lib/base/contract/sample-responses";
import { matchCall } from "../lib/engines/provider-calls/match";
import { startSite } from "./support/site-process";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/* A class that the provider deletes and restores. */

test("a deleted class becomes the 404 page in the visitor's language within seconds, and comes back when restored", async ({
  request,
}) => {
  let exists = true;
  const emptyList = { ...sampleResponses.preSales, total: 0, list: [] };
  const provider = createServer((providerRequest, response) => {
    const match = matchCall(
      providerRequest.method ?? "",
      new URL(providerRequest.url ?? "", "http://provider").pathname,
    );
    const preSales = exists ? sampleResponses.preSales : emptyList;
    const responses = {
      ...sampleResponses,
      preSales,
      recommendedSets: { ...sampleResponses.recommendedSets, total: 0, list: [] },
    };
    const data = match.kind === "call" ? responses[match.name] : {};
    response
      .setHeader("Content-Type", "application/json")
      .end(JSON.stringify({ code: 0, message: "", data }));
  });
  await once(provider.listen(0, "127.0.0.1"), "listening");
  const { port } = provider.address() as AddressInfo;
  const site = await startSite({ API_HOST: `http://127.0.0.1:${port}` });
  const [{ id, combo_name: name } = { id: 0, combo_name: "" }] = sampleResponses.preSales.list;
  const readPage = async () => {
    const response = await request.get(`${site.address}/hot-sell/detail/${id}`, {
      headers: { "accept-language": "ko" },
    });
    const page = await response.text();
    const [lang] = /(?<=<html lang=")[^"]*/.exec(page) ?? [];
    const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(page) ?? [];
    return [response.status(), lang, heading.replace(/<[^>]*>/g, "").trim()];
  };
  const classPage = [200, "ko-KR", name];
  const soon = { timeout: 20_000, intervals: [200] };
  try {
    expect(await readPage()).toEqual(classPage);
    exists = false;
    // The page is due for revalidation, and Next caches the 404.
    await site.passMinute();
    await expect.poll(readPage, soon).toEqual([404, "ko-KR", words("ko-KR").notFound.title]);
    exists = true;
    await expect.poll(readPage, soon).not.toContain(404);
    expect(await readPage()).toEqual(classPage);
  } finally {
    await site.stop();
    provider.close();
    provider.closeAllConnections();
  }
});

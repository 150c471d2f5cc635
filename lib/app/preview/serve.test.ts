import { regions } from "../../base/reference/campaign-regions";
import { previewPages } from "../editing/kinds";
import { fields, kindNames } from "../editing/kinds";
import { matchRoute } from "../../engines/routing/match";
import { ProviderError } from "../../base/contract/provider-error";
import { refusalPage } from "./response";
import { handlePreview } from "./serve";

/** A form's post, as the desk sends it into its frame. */
function post(headers: Record<string, string>): Request {
  const body = new URLSearchParams({ fields: "{}" });
  return new Request(address, { method: "POST", headers, body });
}

const address = "http://school.example/api/preview?kind=teacher&id=1&language=en-US&page=/home";

test.each([
  ["another site's frame", { "sec-fetch-site": "cross-site" }],
  ["a link or an address typed", { "sec-fetch-site": "none" }],
  ["what is no browser", {}],
])("%s gets no preview", async (_, headers) => {
  const answer = await handlePreview(post(headers as Record<string, string>));
  expect(answer.status).toBe(403);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test("with an external provider there is no preview", async () => {
  process.env.API_HOST = "http://provider.example";
  let answer: Response | undefined;
  await jest.isolateModulesAsync(async () => {
    const { handlePreview: elsewhere } = await import("./serve");
    answer = await elsewhere(post({ "sec-fetch-site": "same-origin" }));
  });
  delete process.env.API_HOST;
  expect(answer?.status).toBe(404);
});

test("every kind and season is previewed on existing pages", () => {
  const of = [
    ...kindNames.flatMap((kind) =>
      kind === "placement"
        ? fields.placement.place.of.map((place) => previewPages(kind, 1, { place }))
        : regions.map((region) => previewPages(kind, 1, { region, slug: "open-day" })),
    ),
  ];
  expect(of.filter((pages) => pages.length === 0)).toEqual([]);
  // Recordings are a view of the live page; a campaign's first page has the region's address.
  const shown = (page: string) => page.replace("/study-abroad/home/", "/study-abroad/");
  for (const page of of.flat().filter((page) => page !== "/live/records"))
    expect([page, matchRoute(shown(page))]).toEqual([page, expect.anything()]);
});

test("a problem is told with the name of its field, once", async () => {
  const problem = { path: "nickname.en-US", message: "fallbackMissing" };
  const error = new ProviderError("invalidInput", "", [problem, { ...problem, path: "nickname" }]);
  const page = await refusalPage(error, "en-US", "teacher").text();
  expect(page.match(/<p>[^<]*/g)).toEqual([
    "<p>Name: English is required. Readers see it where their own language is missing.",
  ]);
});

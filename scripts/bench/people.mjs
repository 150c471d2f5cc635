import { tsImport } from "tsx/esm/api";

/** The address of a page's share picture. */
const sharePicture = /<meta property="og:image" content="([^"]+)"/;

/**
 * Actions of visitors on a site with demo content other than page views, by name. Each takes a different number every time,
 * and throws if the site refuses it.
 */
export async function peopleOf(address, pages) {
  const { call } = await tsImport("../../lib/api/client.ts", import.meta.url);
  const { samples } = await tsImport("../../lib/contract/samples.ts", import.meta.url);
  const { demoPassword: password } = await tsImport(
    "../../lib/provider/seed/demo-accounts.ts",
    import.meta.url,
  );
  const must = (what, { code, message }) => {
    if (code !== 0) throw new Error(`${what} failed with code ${code}: ${message}`);
  };
  const get = async (url) => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} returned status ${answer.status}`);
    return answer;
  };
  return {
    logins: async () => {
      const headers = { "content-type": "application/json", origin: address };
      const body = JSON.stringify({ email: "student@example.com", password });
      const answer = await fetch(`${address}/api/account/login`, { method: "POST", headers, body });
      must("a login", await answer.json());
    },
    enrolments: async (turn) => {
      const own = { phone_number: 900_000_000 + turn, email: `lan.${turn}@example.com` };
      must(
        "an enrolment",
        await call("abroadCreate", { ...samples.abroadCreate, ...own }, { baseUrl: address }),
      );
    },
    questions: async (turn) => {
      const own = { phone: `84-${900_000_000 + turn}` };
      must(
        "a question",
        await call("preSaleRegister", { ...samples.preSaleRegister, ...own }, { baseUrl: address }),
      );
    },
    "share pictures": async (turn) => {
      const html = await (await get(address + pages[turn % pages.length])).text();
      const [, picture] = sharePicture.exec(html) ?? [];
      if (picture) await (await get(picture)).arrayBuffer();
    },
  };
}

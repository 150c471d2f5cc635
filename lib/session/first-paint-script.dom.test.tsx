import { firstPaintScript } from "./first-paint-script";

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** What the script makes of a page that comes in after it, once what the browser does by itself is done. */
async function painted(html: string): Promise<HTMLElement> {
  document.body.innerHTML = "";
  new Function(firstPaintScript)();
  document.body.innerHTML = html;
  await new Promise((done) => setTimeout(done));
  return document.body;
}

test("what is over is not there, nor its slide; what is to come is", async () => {
  const page = await painted(`
    <div role="group" id="slide"><article data-until="${at(-1)}"></article></div>
    <p id="over" data-until="${at(-1)}"></p>
    <p id="coming" data-until="${at(1)}"></p>`);
  const hidden = [...page.querySelectorAll<HTMLElement>("[hidden]")].map(({ id }) => id);
  expect(hidden).toEqual(["slide", "over"]);
});

test.each([
  [5, 10, "upcoming", "Coming up"],
  [-5, 10, "live", "Live now"],
  [-10, -5, "ended", "Ended"],
])("%d to %d minutes from now it is %s, and nothing goes round in circles", async (from, to, state, text) => {
  const then = JSON.stringify([
    [at(from), "live", "Live now"],
    [at(to), "ended", "Ended"],
  ]);
  const page = await painted(`<b data-state="upcoming" data-then='${then}'><i>Coming up</i> 3/9</b>`);
  const badge = page.querySelector<HTMLElement>("b");
  expect([badge?.dataset["state"], badge?.textContent]).toEqual([state, `${text} 3/9`]);
});

import { followOneTouch } from "./follow-one-touch";

type Point = { identifier: number; clientX: number; clientY: number; touchType?: string };

let isWriting = true;
const grid = document.body.appendChild(document.createElement("div"));
const stroke = grid.appendChild(document.createElement("span"));
/** What hanzi-writer hears: the same events on the same nodes. */
const events: string[] = [];
for (const type of ["mousedown", "mousemove", "touchstart", "touchmove"])
  grid.addEventListener(type, (event) => {
    const { clientX, clientY } = event as MouseEvent;
    events.push(`${type} ${clientX ?? ""},${clientY ?? ""}`);
  });
for (const type of ["mouseup", "touchend"]) document.addEventListener(type, () => events.push(type));
followOneTouch(grid, () => isWriting);

const point = (identifier: number, clientX: number, clientY: number, touchType?: string): Point => ({
  identifier,
  clientX,
  clientY,
  ...(touchType && { touchType }),
});
function touch(type: string, changed: Point, atMs = 0, target: Element = stroke): boolean {
  const event = new Event(`touch${type}`, { bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: atMs });
  Object.assign(event, { changedTouches: [{ ...changed, target }] });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  isWriting = true;
  events.length = 0;
});

test("one finger writes as a mouse would", () => {
  expect(touch("start", point(1, 10, 10))).toBe(true);
  expect(touch("move", point(1, 40, 10))).toBe(true);
  touch("end", point(1, 40, 10));
  expect(events).toEqual(["mousedown 10,10", "mousemove 40,10", "mouseup"]);
});

test("a palm that comes, moves and goes during a stroke is ignored, inside the grid and outside", () => {
  touch("start", point(1, 10, 10));
  touch("move", point(1, 30, 10));
  for (const [id, place] of [
    [2, stroke],
    [3, document.body],
  ] as const) {
    touch("start", point(id, 80, 90), 500, place);
    touch("move", point(id, 82, 91), 510, place);
    touch("end", point(id, 82, 91), 520, place);
    touch("start", point(id, 80, 90), 530, place);
    touch("cancel", point(id, 80, 90), 540, place);
  }
  touch("move", point(1, 60, 10), 600);
  touch("end", point(1, 60, 10), 610);
  expect(events.filter((event) => !/^touchstart |^touchmove /.test(event))).toEqual([
    "mousedown 10,10",
    "mousemove 30,10",
    "mousemove 60,10",
    "mouseup",
  ]);
});

test("a finger takes over from a hand that rests on the grid, and not from one that writes", () => {
  touch("start", point(5, 90, 90), 0);
  touch("move", point(5, 92, 91), 200);
  touch("start", point(6, 10, 10), 800);
  touch("end", point(5, 92, 91), 900);
  touch("move", point(6, 50, 10), 950);
  touch("end", point(6, 50, 10), 1000);
  expect(events).toEqual([
    "mousedown 90,90",
    "mousemove 92,91",
    "mouseup",
    "mousedown 10,10",
    "mousemove 50,10",
    "mouseup",
  ]);
});

test("a pen takes over from the palm at once", () => {
  touch("start", point(7, 90, 90), 0);
  touch("start", point(8, 10, 10, "stylus"), 20);
  touch("cancel", point(8, 10, 10, "stylus"), 40);
  expect(events).toEqual(["mousedown 90,90", "mouseup", "mousedown 10,10", "mouseup"]);
  touch("end", point(7, 90, 90), 60);
});

test("without a character to write, touches scroll the page", () => {
  isWriting = false;
  expect(touch("start", point(9, 10, 10))).toBe(false);
  expect(touch("move", point(9, 10, 40))).toBe(false);
  touch("end", point(9, 10, 40));
  expect(events).toEqual(["touchstart ,", "touchmove ,", "touchend"]);
});

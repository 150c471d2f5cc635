import { advertRoomPx } from "./advert-room";

const box = (top: number, bottom: number) => ({ top, bottom });

test.each([
  [[box(100, 180), box(400, 450)], 186, "below the main button"],
  [[box(-80, -10), box(-40, 60)], 576, "below what is still visible"],
  [[box(700, 760)], 636, "what is below the window does not count"],
  [[box(0, 0)], 636, "nor what is not displayed"],
  [[box(560, 640)], 0, "none"],
])("in a window of 644 px with %j: %i px, %s", (boxes, room) => {
  expect(advertRoomPx(644, boxes)).toBe(room);
});

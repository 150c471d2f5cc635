export type Move = "up" | "down" | "front";

/** Moves an id of a list. @returns the same list if the id is already there, or not in the list */
export function movePlace(order: number[], id: number, move: Move): number[] {
  const from = order.indexOf(id);
  const to = { up: from - 1, down: from + 1, front: 0 }[move];
  if (from < 0 || to < 0 || to >= order.length || to === from) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, id);
}

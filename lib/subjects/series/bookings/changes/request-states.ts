/** What became of a family's request about a booking. `closed`: the seat ended in another way. */
export const seatRequestStates = ["open", "confirmed", "declined", "withdrawn", "closed"] as const;
export type SeatRequestState = (typeof seatRequestStates)[number];

export const seatRequestKinds = ["cancel", "move"] as const;

/** Maximum length of a family's words to a request, in characters. */
export const maxRequestMessageLength = 500;

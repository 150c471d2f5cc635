/*
 * How often may be asked, by whom. A whole school class, a dormitory or a mobile network's customers can share
 * one address, and none of them may be shut out of a form; so limits by address are wide, and guessing is stopped
 * by what is guessed at: an email, a phone. RATE_LIMIT_FACTOR widens all of them.
 */

/**
 * What tries are counted by. `everyone`: all askers together; `strangerTo`: an email never used from that network;
 * `session`: one login.
 */
export type Key = "address" | "email" | "phone" | "everyone" | "strangerTo" | "session";

export type Rule = {
  /** Counted together by all of these. */
  by: readonly Key[];
  tries: number;
  /** The window begins with the first try. */
  windowSeconds: number;
};

const minute = 60;
const hour = 60 * minute;

export const limits = {
  /** Two classes of thirty, each of them twice; one person asks about a few classes. */
  enquiry: [
    { by: ["address"], tries: 120, windowSeconds: 10 * minute },
    { by: ["phone"], tries: 10, windowSeconds: hour },
  ],
  /** An event in a school's hall, on its one address; one person tries again a few times. */
  enrolment: [
    { by: ["address"], tries: 300, windowSeconds: 10 * minute },
    { by: ["phone"], tries: 10, windowSeconds: hour },
    { by: ["email"], tries: 10, windowSeconds: hour },
  ],
  /** Tells an activation code to who knows its phone and its email: neither may be guessed at. */
  codeAgain: [
    { by: ["address"], tries: 60, windowSeconds: 10 * minute },
    { by: ["phone"], tries: 10, windowSeconds: hour },
    { by: ["email"], tries: 10, windowSeconds: hour },
  ],
  /**
   * Answers whether a phone is enrolled, so it must not be walked through. The customers of a mobile network share one
   * address: it has as many tries as a rush behind one makes. Guessing is stopped by the number, and by all addresses
   * together at 864,000 a day of 10^9 numbers in one country, more than one address may use up for the others. A browser
   * that enrolled does not ask at all; a rush of 50,000 visitors in an hour makes some 20 a minute.
   */
  enrolledCheck: [
    { by: ["address"], tries: 300, windowSeconds: 10 * minute },
    { by: ["phone"], tries: 10, windowSeconds: hour },
    { by: ["everyone"], tries: 600, windowSeconds: minute },
  ],
  /**
   * Enrolling tells it, too, to who sends another email with an enrolled phone; who guesses at phones leaves an
   * enrolment behind for each that is not. In a hall of 300 one in eight has enrolled before with another email. Not by
   * everyone: a few who use it up would keep all others from enrolling.
   */
  enrolledTold: [{ by: ["address"], tries: 40, windowSeconds: hour }],
  /**
   * Only failures stay counted. By address and email a person is stopped, without shutting out the owner
   * elsewhere; by email alone guessers with many addresses: 2,400 guesses a day. The latter does not hold where the
   * owner has logged in before, or anybody could shut him out.
   */
  login: [
    { by: ["address"], tries: 100, windowSeconds: 10 * minute },
    { by: ["address", "email"], tries: 10, windowSeconds: 10 * minute },
    { by: ["strangerTo"], tries: 100, windowSeconds: hour },
  ],
  /** Logins that succeed cost as much as others: some 30 ms and 19 MiB, and a row. Two classes of thirty, five times. */
  loginWork: [{ by: ["address"], tries: 300, windowSeconds: 10 * minute }],
  /**
   * Of the desk: codes of an app. Only failures stay counted: by strangers together 240 a day of three codes in a million
   * that would do, by somebody who has the password. From a network where the second factor was passed before, that does
   * not hold: whoever knows the password could else keep its owner out.
   */
  deskCode: [
    { by: ["address", "email"], tries: 10, windowSeconds: hour },
    { by: ["strangerTo"], tries: 10, windowSeconds: hour },
  ],
  /**
   * Recovery codes, counted apart from codes of an app: ten of 50 bits are not found by a thousand tries an hour, and to
   * use these up takes a hundred networks.
   */
  deskRecovery: [
    { by: ["address", "email"], tries: 10, windowSeconds: hour },
    { by: ["strangerTo"], tries: 1000, windowSeconds: hour },
  ],
  /**
   * Passwords asked for once more, of somebody who is in: by what may be a screen that was left open. By session alone,
   * so that nobody elsewhere keeps an owner from changing a password that was stolen.
   */
  deskPassword: [{ by: ["session"], tries: 10, windowSeconds: hour }],
  /** Links to the desk; nobody guesses 256 bits, and nobody has a password hashed without one. */
  deskLink: [{ by: ["address"], tries: 60, windowSeconds: 10 * minute }],
  /** Share pictures that are not drawn yet, which takes seconds each. A crawler asks for a few in a row. */
  picture: [{ by: ["address"], tries: 60, windowSeconds: 10 * minute }],
  /** Which series classes there are, which the site asks itself; others may look. Read once a second at most. */
  knownClasses: [{ by: ["address"], tries: 60, windowSeconds: 10 * minute }],
  /** Two classes of thirty. Each costs 19 MiB and some 30 ms of hashing. */
  register: [
    { by: ["address"], tries: 60, windowSeconds: 10 * minute },
    { by: ["email"], tries: 10, windowSeconds: hour },
  ],
  /**
   * Registering tells that an email has an account. Of two classes of thirty who register from one network a few have one
   * already; after these, nobody there is told, as nobody there can register for a while.
   */
  emailTold: [{ by: ["address"], tries: 20, windowSeconds: hour }],
  /**
   * Mails with a link to a new password, to whatever address: a reader gets at most five an hour, and two classes of
   * thirty may ask from one network. Counted before anything is looked up, for known and unknown addresses alike.
   */
  forgotten: [
    { by: ["address"], tries: 60, windowSeconds: 10 * minute },
    { by: ["email"], tries: 5, windowSeconds: hour },
  ],
  /** Links that were mailed; nobody guesses 256 bits, and nobody has a password hashed without one. */
  mailedLink: [{ by: ["address"], tries: 120, windowSeconds: 10 * minute }],
  /**
   * Mails with a link that confirms one's own address, which may be a stranger's: by what is written to, as a token is
   * one login away. Two classes of thirty may ask from one network.
   */
  confirmMail: [
    { by: ["email"], tries: 5, windowSeconds: hour },
    { by: ["address"], tries: 100, windowSeconds: 10 * minute },
  ],
  /** What members do on their pages. Two classes of thirty save a few live classes each. */
  accountAction: [
    { by: ["session"], tries: 60, windowSeconds: 10 * minute },
    { by: ["address"], tries: 600, windowSeconds: 10 * minute },
  ],
  /**
   * Requests for the trial lesson, their changes and withdrawals: each is a mail to the school. Two classes of thirty ask
   * from one network, each of them twice.
   */
  trialRequest: [
    { by: ["session"], tries: 20, windowSeconds: hour },
    { by: ["address"], tries: 120, windowSeconds: 10 * minute },
  ],
  /** What their pages read. Two classes of thirty look through a few pages each, which ask anew when looked at again. */
  accountRead: [
    { by: ["session"], tries: 300, windowSeconds: 10 * minute },
    { by: ["address"], tries: 3000, windowSeconds: 10 * minute },
  ],
  /** A calendar asks a few times an hour; the servers of a large calendar ask for many students from one network. */
  calendar: [
    { by: ["session"], tries: 60, windowSeconds: 10 * minute },
    { by: ["address"], tries: 3000, windowSeconds: 10 * minute },
  ],
  /**
   * Asks for the old password, which who found an open screen could guess at; and costs as much as registering. Each
   * change is told of by a mail, to an address that may be a stranger's.
   */
  passwordChange: [
    { by: ["session"], tries: 10, windowSeconds: 10 * minute },
    { by: ["email"], tries: 10, windowSeconds: hour },
    { by: ["address"], tries: 100, windowSeconds: 10 * minute },
  ],
  /** Forms that no person seems to have filled in are taken and marked, but not many of them. */
  suspect: [{ by: ["address"], tries: 20, windowSeconds: hour }],
  /** Up to 4 MB each, three for one device check: two classes of thirty before their lesson. */
  speed: [{ by: ["address"], tries: 180, windowSeconds: 10 * minute }],
} as const satisfies Record<string, readonly Rule[]>;

export type LimitName = keyof typeof limits;

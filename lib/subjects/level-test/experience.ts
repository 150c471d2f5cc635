/** Answers to the first question of the test, which is not scored: "Have you learned any Chinese?" */
export const experiences = ["none", "little", "everyday"] as const;
export type Experience = (typeof experiences)[number];

/* Addresses of stored recordings: `/sounds/{SHA-256}.wav`. */

export const soundAddress = (hash: string) => `/sounds/${hash}.wav`;

/** Matches the address of a recording. */
export const soundPattern = /^\/sounds\/([0-9a-f]{64})\.wav$/;

/** Returns the hash in the address of a recording; undefined for any other text. */
export const parseSoundAddress = (address: string): string | undefined => soundPattern.exec(address)?.[1];

declare module "fs-native-extensions" {
  /** Takes an exclusive lock that is released with the descriptor; false if another descriptor holds it. */
  export function tryLock(fd: number): boolean;
}

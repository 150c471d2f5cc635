declare module "fs-native-extensions" {
  /** Takes an exclusive lock that ends with the descriptor; false when another descriptor has it. */
  export function tryLock(fd: number): boolean;
}

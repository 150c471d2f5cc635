/**
 * State that must exist once per process. Next bundles pages, route handlers and instrumentation separately, so each
 * bundle has its own copy of a module's variables. This module is the only one that stores state on `globalThis`.
 */
const registryKey = Symbol.for("yuqiao.state");

type Slot<Value> = { value?: Value };
type Registry = Map<string, Slot<unknown>>;

/**
 * Returns the process-wide slot of a name, which is empty until a module fills it.
 * @param name unique in the repository
 */
export function processState<Value>(name: string): Slot<Value> {
  const holder = globalThis as { [registryKey]?: Registry };
  const registry = (holder[registryKey] ??= new Map());
  const existing = registry.get(name) as Slot<Value> | undefined;
  if (existing) return existing;
  const slot: Slot<Value> = {};
  registry.set(name, slot);
  return slot;
}

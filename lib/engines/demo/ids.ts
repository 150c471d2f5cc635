/** Ids of inserted demo rows by group and content key: rows of other subjects refer to them. */
export class DemoIds {
  readonly #groups = new Map<string, Map<string, number>>();

  /** Adds the ids of a group's rows by content key. */
  add(group: string, ids: Iterable<readonly [string, number]>): void {
    const known = this.#groups.get(group) ?? new Map<string, number>();
    for (const [key, id] of ids) known.set(key, id);
    this.#groups.set(group, known);
  }

  /** Returns the id for a key of the demo content. @throws Error if the key is unknown. */
  of(group: string, key: string): number {
    const id = this.#groups.get(group)?.get(key);
    if (id === undefined) throw new Error(`The demo content refers to the unknown key ${key} of ${group}.`);
    return id;
  }
}

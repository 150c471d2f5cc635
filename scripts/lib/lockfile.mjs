/**
 * Whether npm installs this entry of a lockfile without comparing a hash. Bundled packages are part of the archive of
 * the package that contains them, which has its own hash.
 * @param {string} path the entry's path, which is empty for the project itself
 * @param {{ integrity?: string, link?: boolean, inBundle?: boolean }} entry
 */
export const isUnchecked = (path, { integrity, link, inBundle }) =>
  path !== "" && !link && !inBundle && !integrity;

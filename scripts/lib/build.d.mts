type Build = 'storefront' | 'checked' | 'brand' | 'base' | 'offline' | 'server' | 'standIns' | 'workbench'

/** Builds what is missing or stale. */
export function buildStale(names: readonly Build[]): Promise<void>

/** Builds what is missing or stale, and copies it into a folder of this process, where no later build changes it. Resolves to that folder. */
export function copyBuilds(names: readonly Build[]): Promise<string>

/** A hash of the files in these folders of the repository, without tests: it changes with their text, not with their dates. */
export function fingerprint(sources: readonly string[]): string

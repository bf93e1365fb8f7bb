export function buildStale(
  names: readonly ('storefront' | 'checked' | 'brand' | 'base' | 'offline' | 'server' | 'host')[],
): Promise<string[]>

/** A hash of the files in these folders of the repository, without tests: it changes with their text, not with their dates. */
export function fingerprint(sources: readonly string[]): string

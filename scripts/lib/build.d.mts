export function buildStale(
  names: readonly ('storefront' | 'checked' | 'brand' | 'base' | 'offline' | 'server' | 'host')[],
): Promise<string[]>
